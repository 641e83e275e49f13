import { type Corrections, PalioError } from '@palio/kernel';

export interface MailSettings {
  /** smtp://user:password@host:port */
  readonly url: string;
  readonly from: string;
}

export interface PushSettings {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly subject: string;
  /** Also to addresses inside one's own network; for tests. */
  readonly anywhere?: boolean;
  /** Milliseconds until a browser's post office is given up; for tests. */
  readonly patience?: number;
}

export interface HookSettings {
  /** Also to addresses inside one's own network; for tests. */
  readonly anywhere?: boolean;
  /** Milliseconds until who listens there is given up; for tests. */
  readonly patience?: number;
}

/** How a server is set up. */
export interface ServerConfig {
  /** A file for SQLite, or the address of a PostgreSQL. */
  readonly database: { readonly file: string } | { readonly url: string };
  /** The address that browsers know, such as https://palio.example. Without it each request tells by itself. */
  readonly origin?: string;
  /** Believe what a proxy in front says about addresses and protocols. */
  readonly behindProxy?: boolean;
  /** Folder of the built client. */
  readonly client?: string;
  /** Figures that the owner of the box has corrected, by game; pages ask for them before they load a game. */
  readonly corrections?: Readonly<Record<string, Corrections>>;
  /** Names kept for administrators; who registers one must know the code. */
  readonly admins?: readonly string[];
  readonly adminCode?: string;
  /** Tells everybody who asks how the server is, in numbers, at /metrics. */
  readonly metrics?: boolean;
  readonly mail?: MailSettings;
  readonly push?: PushSettings;
  /** Notices are posted to webhooks that people name. */
  readonly hooks?: HookSettings;
  /** Address of a module with a `shelf`; the catalogue by default. */
  readonly shelf?: string;
  /** Without limits a benchmark can ask as fast as it likes. */
  readonly unlimited?: boolean;
  readonly now?: () => number;
  /** Where the seeds of games come from: 32 random bytes unless a test needs two games alike. */
  readonly newSeed?: () => string;
  /** Where mistakes of the server are told. */
  readonly complain?: (message: string, cause: unknown) => void;
  /** What happens when nothing can be stored any more: the process ends, so that whoever looks after it starts it anew. */
  readonly giveUp?: () => void;
}

type Environment = Readonly<Record<string, string | undefined>>;

const given = (environment: Environment, name: string): string | undefined => {
  const value = environment[name];
  return value === undefined || value === '' ? undefined : value;
};

/** Whoever writes `true` or `1` means something by it: he is told rather than not heard. */
function isOn(environment: Environment, name: string): boolean {
  const value = given(environment, name);
  if (value !== undefined && value !== 'yes' && value !== 'no')
    throw new PalioError('bad-arguments', `${name} must be yes or no, not "${value}"`);
  return value === 'yes';
}

function urlFrom(environment: Environment): string | undefined {
  const url = given(environment, 'DATABASE_URL');
  if (url !== undefined && !/^postgres(?:ql)?:\/\/./.test(url))
    throw new PalioError('bad-arguments', 'DATABASE_URL must be like postgres://user:password@host/database');
  return url;
}

function originFrom(environment: Environment): string | undefined {
  const value = given(environment, 'PALIO_ORIGIN');
  if (value === undefined) return undefined;
  if (!URL.canParse(value) || new URL(value).origin !== value)
    throw new PalioError('bad-arguments', `PALIO_ORIGIN must be like https://palio.example, not "${value}"`);
  return value;
}

const bytesIn = (key = ''): number => Buffer.from(key, 'base64url').length;

function pushFrom(environment: Environment): PushSettings | undefined {
  const publicKey = given(environment, 'PALIO_PUSH_PUBLIC');
  const privateKey = given(environment, 'PALIO_PUSH_PRIVATE');
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (bytesIn(publicKey) !== 65 || bytesIn(privateKey) !== 32)
    throw new PalioError(
      'bad-arguments',
      'PALIO_PUSH_PUBLIC and PALIO_PUSH_PRIVATE must be a pair of VAPID keys (npx web-push generate-vapid-keys)',
    );
  const subject = given(environment, 'PALIO_PUSH_SUBJECT') ?? 'mailto:nobody@localhost';
  if (!/^(?:mailto:.+@|https:\/\/)./.test(subject) || !URL.canParse(subject))
    throw new PalioError(
      'bad-arguments',
      `PALIO_PUSH_SUBJECT must be like mailto:you@palio.example or https://palio.example, not "${subject}"`,
    );
  return { publicKey: publicKey!, privateKey: privateKey!, subject };
}

function mailFrom(environment: Environment, origin: string | undefined): MailSettings | undefined {
  const url = given(environment, 'PALIO_SMTP');
  if (url === undefined) return undefined;
  if (!/^smtps?:\/\/./.test(url) || !URL.canParse(url))
    throw new PalioError('bad-arguments', 'PALIO_SMTP must be like smtp://user:password@host:587');
  const from = given(environment, 'PALIO_MAIL_FROM');
  if (from === undefined) throw new PalioError('bad-arguments', 'PALIO_SMTP needs PALIO_MAIL_FROM');
  if (!/^[^\s@<>]+@[^\s@<>]+$|<[^\s@<>]+@[^\s@<>]+>$/.test(from))
    throw new PalioError(
      'bad-arguments',
      `PALIO_MAIL_FROM must be like Palio <palio@palio.example>, not "${from}"`,
    );
  if (origin === undefined)
    throw new PalioError('bad-arguments', 'PALIO_SMTP needs PALIO_ORIGIN: letters lead to tables by it');
  return { url, from };
}

function hooksFrom(environment: Environment, origin: string | undefined): HookSettings | undefined {
  if (!isOn(environment, 'PALIO_WEBHOOKS')) return undefined;
  if (origin === undefined)
    throw new PalioError('bad-arguments', 'PALIO_WEBHOOKS needs PALIO_ORIGIN: notices lead to tables by it');
  return {};
}

/** What the environment says; docs/hosting.md lists it. `file` is used unless there is a PostgreSQL. */
export function configFrom(environment: Environment, file: string): ServerConfig {
  const url = urlFrom(environment);
  const origin = originFrom(environment);
  const push = pushFrom(environment);
  const mail = mailFrom(environment, origin);
  const hooks = hooksFrom(environment, origin);
  const adminCode = given(environment, 'PALIO_ADMIN_CODE');
  const admins = (given(environment, 'PALIO_ADMINS') ?? '')
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '');
  if (admins.length > 0 && adminCode === undefined)
    throw new PalioError('bad-arguments', 'PALIO_ADMINS needs PALIO_ADMIN_CODE');
  return {
    database: url === undefined ? { file } : { url },
    ...(origin !== undefined && { origin }),
    behindProxy: isOn(environment, 'PALIO_BEHIND_PROXY'),
    metrics: isOn(environment, 'PALIO_METRICS'),
    admins,
    ...(adminCode !== undefined && { adminCode }),
    ...(mail !== undefined && { mail }),
    ...(push !== undefined && { push }),
    ...(hooks !== undefined && { hooks }),
  };
}
