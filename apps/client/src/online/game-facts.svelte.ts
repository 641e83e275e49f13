import type { GameFacts } from '../worker/protocol.ts';
import { ask } from './ask.ts';

let facts: ReadonlyMap<string, GameFacts> = $state.raw(new Map());
let asked: Promise<void> | undefined;

/** What the server knows about its games, such as the colours of the seats; empty until it has said so. */
export function gameFacts(game: string): GameFacts | undefined {
  asked ??= ask<readonly GameFacts[]>('GET', '/games').then(
    found => void (facts = new Map(found.map(each => [each.id, each]))),
    () => {
      // Shields without a colour until the next page asks again.
      asked = undefined;
    },
  );
  return facts.get(game);
}
