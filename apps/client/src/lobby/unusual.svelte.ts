import type { GameText, OptionValue } from '@palio/kernel';
import type { TableLine } from '@palio/protocol';
import { textOf } from '../home/games.ts';
import { language } from '../text/language.svelte.ts';
import { online } from '../text/online/words.ts';

let texts: ReadonlyMap<string, GameText> = $state.raw(new Map());
const asked = new Set<string>();

/** The words of a game in the language that is spoken; nothing until they have come. */
function wordsOf(game: string): GameText | undefined {
  const spoken = language();
  const name = `${game} ${spoken}`;
  if (!asked.has(name)) {
    asked.add(name);
    textOf(game, spoken).then(
      text => (texts = new Map([...texts, [name, text]])),
      // The table itself tells its options too; the next page asks again.
      () => asked.delete(name),
    );
  }
  return texts.get(name);
}

/** Longer values, such as whole maps, are read at the table. */
const LONGEST = 24;

function valueIn(text: GameText, option: string, value: OptionValue): string {
  const { lobby } = online();
  if (typeof value === 'boolean') return value ? lobby.yes : lobby.no;
  const name = text.options[option]?.values?.[String(value)]?.name ?? String(value);
  return name.length > LONGEST ? lobby.ownValue : name;
}

/** "Map: islands · Long game: yes": what is not as usual in the game at a table. */
export function unusualIn({ game, options = {} }: Pick<TableLine, 'game' | 'options'>): string {
  const changed = Object.entries(options);
  const text = changed.length === 0 ? undefined : wordsOf(game);
  if (text === undefined) return '';
  return changed
    .map(([option, value]) => `${text.options[option]?.name ?? option}: ${valueIn(text, option, value)}`)
    .join(' · ');
}
