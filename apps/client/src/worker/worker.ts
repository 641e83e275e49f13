/** One script for both workers: the one that holds the match, and the one that thinks for the bots. */
import { entryOf, type PlayableGame } from '@palio/catalogue';
import type { AnyGame } from '@palio/kernel';
import { knowCorrections } from '../figures/corrections.ts';
import { IndexedDbStorage } from '../saved/indexed-db.ts';
import { SavedGames } from '../saved/saved-games.ts';
import { answerCalls, Caller, type Port, Refusal } from './calls.ts';
import type { BotsCalls, TableCalls, ThinkerCalls } from './protocol.ts';
import type { Reviewer } from './reviewer.ts';
import { TableHost } from './table-host.ts';

/** Whoever holds the table needs the rules alone. */
async function loadRules(game: string): Promise<{ readonly game: AnyGame }> {
  await knowCorrections();
  return { game: await entryOf(game).rules() };
}

async function loadWithBots(game: string): Promise<PlayableGame> {
  await knowCorrections();
  return entryOf(game).load();
}

const hexadecimal = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map(byte => byte.toString(16).padStart(2, '0')).join('');

/** A message port that has come with a call. What arrives before its listener is set waits. */
function opened(port: unknown): Port {
  const given = port as MessagePort;
  queueMicrotask(() => given.start());
  return given as unknown as Port;
}

function hostTable(port: Port): void {
  let thinker: Caller<ThinkerCalls> | undefined;
  function asked(): Caller<ThinkerCalls> {
    if (thinker === undefined) throw new Refusal('worker-lost', 'nobody thinks for the bots');
    return thinker;
  }
  const host = new TableHost({
    load: loadRules,
    saved: new SavedGames(new IndexedDbStorage()),
    now: () => Date.now(),
    newId: () => hexadecimal(8),
    newSeed: () => hexadecimal(32),
    randomNumber: () => crypto.getRandomValues(new Uint32Array(1))[0]!,
    thinker: {
      think: request => asked().call('think', request),
      hint: request => asked().call('hint', request),
      beginReview: request => asked().call('beginReview', request),
      review: request => asked().call('review', request),
    },
  });
  answerCalls<TableCalls>(port, {
    ...host.answers(),
    useThinker: ({ port: other }) => {
      thinker = new Caller<ThinkerCalls>(opened(other));
    },
  });
}

function thinkForBots(port: Port): void {
  let reviewer: Reviewer | undefined;
  answerCalls<BotsCalls>(port, {
    serve: ({ port: other }) =>
      answerCalls<ThinkerCalls>(opened(other), {
        think: async request =>
          (await import('./thinker.ts')).thinkAbout(await loadWithBots(request.game), request),
        hint: async request =>
          (await import('./thinker.ts')).adviseAbout(await loadWithBots(request.game), request),
        beginReview: async ({ game, match }) => {
          const { Reviewer: New } = await import('./reviewer.ts');
          reviewer = new New(await loadWithBots(game), match);
        },
        review: () => {
          if (reviewer === undefined) throw new Refusal('internal', 'no review has begun');
          return reviewer.next();
        },
      }),
  });
}

const port = globalThis as unknown as Port;
if (self.name === 'palio-bots') thinkForBots(port);
else hostTable(port);
