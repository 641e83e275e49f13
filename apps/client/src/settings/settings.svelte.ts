import type { Language } from '@palio/kernel';
import {
  isDark,
  isReduced,
  languageIn,
  readSettings,
  type Settings,
  SETTINGS_KEY,
  spokenLanguage,
} from './settings.ts';

const darkQuery = matchMedia('(prefers-color-scheme: dark)');
const motionQuery = matchMedia('(prefers-reduced-motion: reduce)');

function stored(): string | null {
  try {
    return localStorage.getItem(SETTINGS_KEY);
  } catch {
    return null;
  }
}

let current: Settings = $state.raw(readSettings(stored()));

export const settings = (): Settings => current;

/** Holds until the page is loaded anew or another language is chosen. */
let asked: string | null = $state(languageIn(location.search));

export const wantedLanguage = (): Language => spokenLanguage(current, navigator.languages, asked);

function applyLook(): void {
  const system = { dark: darkQuery.matches, reducedMotion: motionQuery.matches };
  const page = document.documentElement;
  page.dataset['theme'] = isDark(current, system) ? 'dark' : 'light';
  page.dataset['motion'] = isReduced(current, system) ? 'reduced' : 'full';
  const bar = getComputedStyle(page).getPropertyValue('--surface').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar);
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  if (change.language !== undefined) asked = null;
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(current));
  } catch {
    // No room or no permission: the settings hold until the page is closed.
  }
  applyLook();
}

/** Follows the system and the other tabs. */
export function followSettings(): void {
  applyLook();
  darkQuery.addEventListener('change', applyLook);
  motionQuery.addEventListener('change', applyLook);
  addEventListener('storage', event => {
    if (event.key !== SETTINGS_KEY) return;
    current = readSettings(event.newValue);
    applyLook();
  });
}
