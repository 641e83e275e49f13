import { LEVELS } from '@palio/search';
import type { SeatPlan } from '../saved/saved-game.ts';

/** As a server calls bots in its records, which are written for readers of every language: several may be alike. */
const SERVER_BOT = /^bot-([a-z-]+)$/;

/** Who sat there. Bots of a server are called here as they were at its table, by their seats, in every language. */
export function playerNamed(name: string, seat: number): SeatPlan {
  const said = SERVER_BOT.exec(name)?.[1];
  if (said === undefined) return { name, player: 'person' };
  const level = LEVELS.find(known => known === said);
  if (level === undefined && said !== 'stand-in') return { name, player: 'person' };
  // Whoever stands in at a seat that was left plays like this.
  return { name: `Bot ${seat + 1}`, player: level ?? 'medium' };
}
