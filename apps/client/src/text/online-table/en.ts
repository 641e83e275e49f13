import { end } from './en/end.ts';
import { mine } from './en/mine.ts';
import { plan } from './en/plan.ts';
import { room } from './en/room.ts';
import { state } from './en/state.ts';
import { talk } from './en/talk.ts';

/** The words of a table at a server, in English; their type is what every other language has to provide. */
export const en = {
  ...room,
  ...state,
  ...mine,
  plan,
  ...talk,
  ...end,
};

export type OnlineTableText = typeof en;
