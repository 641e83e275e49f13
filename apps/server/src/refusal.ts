import { PalioError } from '@palio/kernel';
import { REFUSALS, type ErrorBody, type RefusalCode } from '@palio/protocol';
import { ConflictError, UnavailableError } from './storage/database.ts';

/** Something the server will not do; the code comes from the catalogue of the protocol. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly where: string | undefined;

  constructor(code: RefusalCode, message: string = REFUSALS[code].en, where?: string) {
    super(message);
    this.code = code;
    this.where = where;
  }

  get status(): number {
    return REFUSALS[this.code].status;
  }

  get body(): ErrorBody {
    const { code, message, where } = this;
    return { error: { code, message, ...(where !== undefined && { where }) } };
  }
}

export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(REFUSALS, code);

/**
 * Whatever went wrong as something that can be said to anybody: messages of the rules name only what was sent,
 * messages of everything unexpected stay here.
 */
export function refusalFrom(cause: unknown): Refusal {
  if (cause instanceof Refusal) return cause;
  if (cause instanceof PalioError && isRefusalCode(cause.code)) {
    const isAboutPlay = cause.code === 'illegal-action' || cause.code === 'not-waiting';
    return new Refusal(cause.code, isAboutPlay ? undefined : cause.message, cause.where);
  }
  if (cause instanceof UnavailableError) return new Refusal('unavailable');
  if (cause instanceof ConflictError) return new Refusal('stale');
  return new Refusal('internal');
}
