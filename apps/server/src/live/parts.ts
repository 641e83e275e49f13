import type { Limits } from '../limits.ts';
import type { NoticeBoard } from '../notices/board.ts';
import type { Ties } from '../people/ties.ts';
import type { Database } from '../storage/database.ts';
import type { House } from '../tables/house.ts';
import type { Office } from '../tables/office.ts';
import type { Rights } from './rights.ts';

/** What connections work with. */
export interface LiveParts {
  readonly house: House;
  readonly office: Office;
  readonly ties: Ties;
  readonly notices: NoticeBoard;
  readonly rights: Rights;
  readonly limits: Limits;
  readonly database: Database;
  readonly complain: (message: string, cause: unknown) => void;
}
