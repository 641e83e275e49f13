import { Type, type Static } from 'typebox';
import { exact, Id, Moment, SeatNumber } from './parts.ts';

/** Names a table and opens the view of one of its seats; the last part of the address /watch/<token>. */
export const WatchToken = Type.String({ pattern: '^[A-Za-z0-9]{8,32}[.][A-Za-z0-9_-]{20,100}$' });

/** A way to look at the game as one seat sees it, until it is revoked. */
export const ShareLine = Type.Object(
  { id: Id, seat: SeatNumber, name: Type.String(), at: Moment },
  { $id: 'Share' },
);
export type ShareLine = Static<typeof ShareLine>;

export const ShareBody = exact({ name: Type.Optional(Type.String({ maxLength: 60 })) });

/** The token is shown once. */
export const NewShare = Type.Object({ token: WatchToken, share: ShareLine });
export type NewShare = Static<typeof NewShare>;
