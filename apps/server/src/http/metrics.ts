import type { Health } from '@palio/protocol';

type Quantiles = Health['eventLoop'];

interface Metric {
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'summary';
  readonly help: string;
  readonly value: number | Quantiles;
}

const inSeconds = ({ p50, p99 }: Quantiles): Quantiles => ({ p50: p50 / 1000, p99: p99 / 1000 });

function metricsOf(health: Health): Metric[] {
  const counter = (name: string, help: string, value: number): Metric => ({
    name: `palio_${name}_total`,
    type: 'counter',
    help,
    value,
  });
  const gauge = (name: string, help: string, value: number): Metric => ({
    name: `palio_${name}`,
    type: 'gauge',
    help,
    value,
  });
  const summary = (name: string, help: string, value: Quantiles): Metric => ({
    name: `palio_${name}_seconds`,
    type: 'summary',
    help,
    value: inSeconds(value),
  });
  return [
    gauge('uptime_seconds', 'Since the process began.', health.uptime),
    gauge('memory_bytes', 'Held by the process.', health.memory),
    gauge('sockets', 'Live connections.', health.sockets),
    gauge('tables_in_memory', 'Tables that are loaded.', health.tablesInMemory),
    gauge('bots_thinking', 'Bots that think or wait for a thread.', health.botsThinking),
    gauge('outbox_waiting', 'Letters that have not left yet, of all processes.', health.outboxWaiting),
    counter('commands', 'Commands that came to tables.', health.commands),
    counter('refused', 'Commands that were refused.', health.refused),
    counter('commits', 'Rows that were written to journals.', health.commits),
    summary('event_loop_delay', 'How late the event loop is.', health.eventLoop),
    summary('commit_time', 'How long a row takes to be on the disk.', health.commitMilliseconds),
  ];
}

function linesOf({ name, type, help, value }: Metric): string[] {
  const values =
    typeof value === 'number'
      ? [`${name} ${value}`]
      : [`${name}{quantile="0.5"} ${value.p50}`, `${name}{quantile="0.99"} ${value.p99}`];
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...values];
}

/** The numbers of a server as Prometheus reads them (text format 0.0.4). */
export const metricsText = (health: Health): string => `${metricsOf(health).flatMap(linesOf).join('\n')}\n`;
