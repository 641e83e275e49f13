import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Health } from '@palio/protocol';
import type { Services } from './context.ts';

const delay = monitorEventLoopDelay({ resolution: 20 });
delay.enable();

const at = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 100) / 100;

/** How the server is, as administrators and `/metrics` are told. */
export async function healthOf({ database, house, live, thinkers, outbox }: Services): Promise<Health> {
  const { commands, refused, commits, commitTimes } = house.tally;
  const times = commitTimes.toSorted((a, b) => a - b);
  const milliseconds = (share: number): number => Math.round(delay.percentile(share) / 10_000) / 100;
  return {
    uptime: Math.round(process.uptime()),
    memory: process.memoryUsage.rss(),
    eventLoop: { p50: milliseconds(50), p99: milliseconds(99) },
    sockets: live.connections.size,
    tablesInMemory: house.places.size,
    commands,
    refused,
    commits,
    commitMilliseconds: { p50: at(times, 0.5), p99: at(times, 0.99) },
    botsThinking: thinkers.thinking,
    outboxWaiting: await outbox.waiting(),
    storage: database.kind,
  };
}
