import type { OnlineTableText } from './en.ts';
import { end } from './it/end.ts';
import { mine } from './it/mine.ts';
import { plan } from './it/plan.ts';
import { room } from './it/room.ts';
import { state } from './it/state.ts';
import { talk } from './it/talk.ts';

export const it: OnlineTableText = {
  ...room,
  ...state,
  ...mine,
  plan,
  ...talk,
  ...end,
};
