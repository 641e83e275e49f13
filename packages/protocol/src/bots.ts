import { Type, type Static } from 'typebox';
import { GameId, Id, Moment, SeatNumber } from './parts.ts';
import { PositionView } from './play.ts';

/** One line of the stream at /api/v1/bot/stream: a decision waits for you. Empty lines keep the line open. */
export const TurnLine = Type.Object(
  {
    type: Type.Literal('turn'),
    table: Id,
    game: GameId,
    seat: SeatNumber,
    position: PositionView,
    deadline: Type.Optional(Moment),
  },
  { $id: 'Turn' },
);
/** `invited`: join or leave; `over`: nothing more comes from this table. */
export const StreamLine = Type.Union([
  TurnLine,
  Type.Object({ type: Type.Literal('invited'), table: Id, game: GameId }),
  Type.Object({ type: Type.Literal('over'), table: Id }),
]);
export type StreamLine = Static<typeof StreamLine>;
