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

function inWords(text: GameText, option: string, value: OptionValue): string {
  const { lobby } = online();
  const { name = option, values } = text.options[option] ?? {};
  if (typeof value === 'boolean') return value ? name : lobby.without(name);
  const chosen = values?.[String(value)]?.name ?? String(value);
  return `${name}: ${chosen.length > LONGEST ? lobby.ownValue : chosen}`;
}

/** "Battlefield: Large · Expert set-up": what is not as usual in the game at a table. */
export function unusualIn({ game, options = {} }: Pick<TableLine, 'game' | 'options'>): string {
  const changed = Object.entries(options);
  const text = changed.length === 0 ? undefined : wordsOf(game);
  if (text === undefined) return '';
  return changed.map(([option, value]) => inWords(text, option, value)).join(' · ');
}
