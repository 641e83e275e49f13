import { LANGUAGES, type Language } from '@palio/kernel';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'full', 'reduced'] as const;
export const CONFIRMATIONS = ['final', 'always', 'never'] as const;
export const BOT_SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
/** Which choices ask once more: only those that cannot be taken back, every one, or none. */
export type Confirmation = (typeof CONFIRMATIONS)[number];
export type BotSpeed = (typeof BOT_SPEEDS)[number];

export interface Settings {
  readonly language: Language | 'auto';
  readonly theme: Theme;
  readonly motion: Motion;
  readonly confirm: Confirmation;
  readonly botSpeed: BotSpeed;
  readonly shortcuts: boolean;
  /** How the person at this screen is called in new games; empty until told. */
  readonly name: string;
}

export const SETTINGS_KEY = 'palio.settings';

export const DEFAULT_SETTINGS: Settings = {
  language: 'auto',
  theme: 'auto',
  motion: 'auto',
  confirm: 'final',
  botSpeed: 'normal',
  shortcuts: true,
  name: '',
};

/** Shortest time, in milliseconds, that a bot's action stays before the next one. */
export const BOT_PAUSE: Readonly<Record<BotSpeed, number>> = {
  slow: 1800,
  normal: 900,
  fast: 350,
  instant: 0,
};

const oneOf = <Value extends string>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
  values.find(candidate => candidate === value) ?? otherwise;

/** Takes what can be understood of stored settings; the rest falls back, so that old or spoilt ones never stop the app. */
export function readSettings(stored: string | null): Settings {
  let given: Readonly<Record<string, unknown>> = {};
  try {
    given = Object(JSON.parse(stored ?? '{}')) as Record<string, unknown>;
  } catch {
    // Not JSON: as good as nothing.
  }
  const { language, theme, motion, confirm, botSpeed, shortcuts, name } = given;
  return {
    language: oneOf(['auto', ...LANGUAGES], language, 'auto'),
    theme: oneOf(THEMES, theme, 'auto'),
    motion: oneOf(MOTIONS, motion, 'auto'),
    confirm: oneOf(CONFIRMATIONS, confirm, 'final'),
    botSpeed: oneOf(BOT_SPEEDS, botSpeed, 'normal'),
    shortcuts: shortcuts !== false,
    name: typeof name === 'string' ? name.slice(0, 30) : '',
  };
}

/** The language that an address asks for, as in "?lang=it". */
export const languageIn = (search: string): string | null => new URLSearchParams(search).get('lang');

/** The language to speak: what the address asks for, the chosen one, or the first of the browser's that we have. */
export function spokenLanguage(
  settings: Settings,
  browserLanguages: readonly string[],
  asked: string | null = null,
): Language {
  const wanted = [asked, settings.language, ...browserLanguages.map(tag => tag.slice(0, 2).toLowerCase())];
  return wanted.flatMap(tag => LANGUAGES.filter(language => language === tag))[0] ?? 'en';
}

export interface SystemWishes {
  readonly dark: boolean;
  readonly reducedMotion: boolean;
}

export const isDark = (settings: Settings, system: SystemWishes): boolean =>
  settings.theme === 'dark' || (settings.theme === 'auto' && system.dark);

export const isReduced = (settings: Settings, system: SystemWishes): boolean =>
  settings.motion === 'reduced' || (settings.motion === 'auto' && system.reducedMotion);
