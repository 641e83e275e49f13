import type { RefusalCode } from '../../worker/calls.ts';

/** One sentence for every way in which something is refused; most know the place of the fault. */
const refusals: Readonly<Record<RefusalCode, (place: string) => string>> = {
  'illegal-action': () => 'That is not possible now.',
  'not-waiting': () => 'That seat is not asked for anything now.',
  'nothing-to-undo': () => 'The last action cannot be taken back.',
  'bad-option': () => 'These options do not fit together.',
  'bad-seats': () => 'This number of seats does not fit.',
  'bad-seed': () => 'A seed is one line of 1 to 200 characters.',
  'bad-figures': place => `The figures of the game are damaged (${place}).`,
  'bad-record': place => `This record cannot be replayed: it is damaged or was changed (${place}).`,
  'bad-save': () =>
    'This saved game cannot be opened: it is damaged or was changed. It is kept as it is; you can download it.',
  'bad-scenario': place => `This scenario cannot be read (${place}).`,
  'bad-arguments': () => 'This request makes no sense.',
  'rules-changed': place =>
    `It was played with other rules or figures than these (${place}). It is kept as it is.`,
  'unknown-game': () => 'This game is not known here.',
  'file-not-found': place => `The file was not found (${place}).`,
  'endless-rule': () => 'The rules do not come to an end. Please report this fault.',
  'missing-rule': () => 'A rule is missing. Please report this fault.',
  'script-ended': () => 'Something was drawn where nothing may be drawn. Please report this fault.',
  'no-choice': () => 'There is nothing to choose from. Please report this fault.',
  'changed-elsewhere': () => 'This game was continued in another tab; here it stands still.',
  'no-such-saved-game': () => 'There is no such game on this device.',
  'storage-failed': () => 'The browser could not store the game. Download the record to keep it.',
  'no-storage': () =>
    'This browser stores nothing for this page. Games can be played, but are lost when this tab is closed.',
  'worker-lost': () => 'The part that runs the rules has stopped. Reload the page; the game is saved.',
  'no-connection': () => 'The server does not answer. Is there a network?',
  refused: () => 'The server refused that.',
  internal: () => 'Something went wrong here. Reload the page; the game is saved.',
};

/** What is told when something does not work. */
export const errors = {
  ...refusals,
  inLine: (source: string, line: string) => `${source}, line ${line}`,
  atAction: (source: string, action: string) => `${source}, action ${action}`,
  unknownPlace: 'no place given',
  savedGame: 'saved game',
  details: 'Details',
  optionUnfit: (option: string) => `${option}: this value is not possible.`,
  optionsUnfit: 'These options do not fit together, or not with this number of players.',
  pageMissing: 'There is no such page',
  pageMissingText: (path: string) =>
    `Nothing is to be found at ${path}. Perhaps the link is old or was cut off.`,
  gameMissing: 'There is no such game',
  gameMissingText: (game: string) => `No game is called “${game}” here.`,
};
