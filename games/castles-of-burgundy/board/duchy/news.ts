import type { Event } from '../../rules/events.ts';
import type { DuchyView, View } from '../../rules/view-types.ts';

/** What has just happened in a duchy, to be shown once. */
export interface News {
  readonly landed: ReadonlySet<number>;
  /** Spaces of areas that were completed. */
  readonly completed: ReadonlySet<number>;
}

export function newsOf(view: View, duchy: DuchyView, events: readonly Event[]): News {
  const landed = new Set<number>();
  const completed = new Set<number>();
  const index = view.duchies.indexOf(duchy);
  for (const event of events) {
    if (event.type !== 'tilePlaced' && event.type !== 'areaCompleted') continue;
    if (view.players[event.seat]?.duchy !== index) continue;
    if (event.type === 'tilePlaced') landed.add(event.space);
    else
      for (const space of duchy.areas.find(({ spaces }) => spaces.includes(event.space))?.spaces ?? [])
        completed.add(space);
  }
  return { landed, completed };
}
