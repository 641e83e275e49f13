import type { Seat } from '@palio/kernel';
import type { BuildingId, FamilyId, Goods, RewardId, Source } from './names.ts';
import type { ActionSource, KeySpace } from './steps.ts';
import type { TileId } from './tiles.ts';

/** What the log and the board are told. Tiles are faces, depots 1 to 6 (0 the black depot), goods 1 to 6. */
export type Event =
  | { readonly type: 'duchyChosen'; readonly seat: Seat; readonly duchy: string }
  | { readonly type: 'castleChosen'; readonly seat: Seat; readonly space: number }
  | { readonly type: 'phaseStarted'; readonly phase: number; readonly goods: readonly Goods[] }
  | { readonly type: 'roundStarted'; readonly round: number; readonly order: readonly Seat[] }
  | { readonly type: 'diceRolled'; readonly dice: readonly (readonly number[])[]; readonly white: number }
  | { readonly type: 'goodsArrived'; readonly goods: Goods; readonly depot: number }
  | { readonly type: 'turnStarted' | 'turnEnded'; readonly seat: Seat }
  | { readonly type: 'dieUsed'; readonly seat: Seat; readonly value: number }
  | { readonly type: 'workersSpent'; readonly seat: Seat; readonly workers: number }
  | { readonly type: 'workersGained'; readonly seat: Seat; readonly workers: number }
  | { readonly type: 'silverGained' | 'silverPaid'; readonly seat: Seat; readonly silver: number }
  | { readonly type: 'pointsGained'; readonly seat: Seat; readonly points: number; readonly source: Source }
  | {
      readonly type: 'tileTaken';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly depot: number;
      readonly slot: number;
    }
  | {
      readonly type: 'tileBought';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly depot: number;
      readonly slot: number;
    }
  | { readonly type: 'tileStored'; readonly seat: Seat; readonly tile: TileId; readonly where: KeySpace }
  | { readonly type: 'tileDiscarded'; readonly seat: Seat; readonly tile: TileId; readonly from: KeySpace }
  | { readonly type: 'tilePlaced'; readonly seat: Seat; readonly tile: TileId; readonly space: number }
  | {
      readonly type: 'areaCompleted';
      readonly seat: Seat;
      readonly space: number;
      /** Its spaces, and as how many they count (CB-23.10, CB-25.34). */
      readonly size: number;
      readonly counted: number;
    }
  | {
      readonly type: 'colourCompleted';
      readonly seat: Seat;
      readonly family: FamilyId;
      readonly bonus: 'big' | 'small' | 'none';
    }
  | { readonly type: 'extraAction'; readonly seat: Seat; readonly by: ActionSource }
  | { readonly type: 'declined'; readonly seat: Seat; readonly what: Declined }
  | {
      readonly type: 'goodsLoaded';
      readonly seat: Seat;
      readonly goods: readonly number[];
      /** Those the goods come from. */
      readonly depots: readonly number[];
    }
  | {
      readonly type: 'pawnMoved';
      readonly seat: Seat;
      readonly space: number;
      readonly order: readonly Seat[];
    }
  | { readonly type: 'goodsSold'; readonly seat: Seat; readonly goods: Goods; readonly count: number }
  | {
      readonly type: 'goodsLaid';
      readonly seat: Seat;
      readonly goods: Goods;
      readonly space: number;
      readonly reward: RewardId | null;
    }
  | { readonly type: 'craneUsed'; readonly seat: Seat; readonly building: BuildingId }
  | { readonly type: 'postsLinked'; readonly seat: Seat; readonly posts: 2 | 3 }
  | { readonly type: 'shieldTaken'; readonly seat: Seat; readonly shield: number; readonly depot: number }
  | { readonly type: 'shieldPut'; readonly seat: Seat; readonly shield: number; readonly space: number }
  | { readonly type: 'shieldLost'; readonly seat: Seat; readonly shield: number; readonly space: number }
  | { readonly type: 'dieSet'; readonly seat: Seat; readonly die: number; readonly value: number }
  | { readonly type: 'monasteriesCopied'; readonly seat: Seat; readonly duchy: number }
  | { readonly type: 'phaseEnded'; readonly phase: number }
  | {
      readonly type: 'tributePaid';
      readonly seat: Seat;
      readonly shield: number;
      readonly with: 'silver' | 'worker';
    }
  | { readonly type: 'tileRemoved'; readonly tile: TileId; readonly depot: number; readonly slot: number }
  | { readonly type: 'targetReached'; readonly seat: Seat; readonly target: number }
  | { readonly type: 'pointsBought'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'goodsRemoved'; readonly goods: readonly number[] }
  | { readonly type: 'goodsGivenUp'; readonly seat: Seat; readonly goods: Goods }
  | { readonly type: 'tileTurnedDown'; readonly seat: Seat; readonly tile: TileId; readonly slot: number }
  | { readonly type: 'gameEnded'; readonly ending: Ending };

/** An action that was granted, or an effect that may be declined. */
export type Declined =
  | ActionSource
  | 'effectTake'
  | 'effectSell'
  | 'effectPlace'
  | 'useCrane'
  | 'phaseEndPlace'
  | 'colourReward'
  | 'exchangeGoods';

export const ENDINGS = ['lastPhase', 'duchyCovered', 'soloLost'] as const;
export type Ending = (typeof ENDINGS)[number];
