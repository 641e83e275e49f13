import { PalioError } from '@palio/kernel';
import { REFUSALS, type ErrorBody, type RefusalCode } from '@palio/protocol';
import { ConflictError, UnavailableError } from './storage/database.ts';

/** What a refusal can say beside its code. */
interface Details {
  readonly until: number;
  readonly reason?: string;
}

/** Something the server will not do; the code comes from the catalogue of the protocol. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly where: string | undefined;
  readonly details: Details | undefined;

  constructor(code: RefusalCode, message: string = REFUSALS[code].en, where?: string, details?: Details) {
    super(message);
    this.code = code;
    this.where = where;
    this.details = details;
  }

  get status(): number {
    return REFUSALS[this.code].status;
  }

  get body(): ErrorBody {
    const { code, message, where, details } = this;
    return { error: { code, message, ...(where !== undefined && { where }), ...details } };
  }
}

export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(REFUSALS, code);

/** Nothing can be stored now; why is not said to anybody but to whoever looks after the server. */
export const unavailable = (cause: unknown): Refusal => Object.assign(new Refusal('unavailable'), { cause });

/** For what changes one thing by its id: if nothing was changed, there is no such thing, or no longer. */
export async function mustBeThere(changing: Promise<unknown>): Promise<void> {
  try {
    await changing;
  } catch (cause) {
    throw cause instanceof ConflictError ? new Refusal('not-found') : cause;
  }
}

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
  if (cause instanceof UnavailableError) return unavailable(cause);
  if (cause instanceof ConflictError) return new Refusal('stale');
  return new Refusal('internal');
}
