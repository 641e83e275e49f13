import { spawn, type ChildProcess } from 'node:child_process';

export interface Measure {
  /** Microseconds of processor time so far. */
  readonly cpu: number;
  /** Bytes in memory now. */
  readonly memory: number;
}

/** In the process that is measured: says its port, then what it has used whenever it is asked. */
export function answerMeasures(port: number): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system, memory: process.memoryUsage.rss() } satisfies Measure);
  });
  // Nobody measures any more.
  process.once('disconnect', () => process.exit());
  process.send?.({ port });
}

export interface MeasuredProcess {
  readonly port: number;
  measure(): Promise<Measure>;
  stop(): Promise<void>;
}

const next = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`the measured server ended with ${code}`));
    child.once('exit', ended);
    child.once('message', message => {
      child.off('exit', ended);
      resolve(message as T);
    });
  });

export async function startMeasured(script: string, ...args: string[]): Promise<MeasuredProcess> {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // As one runs it: without the checks that boardgame.io makes while a game is being written.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { port } = await next<{ port: number }>(child);
  return {
    port,
    measure() {
      const answer = next<Measure>(child);
      child.send('measure');
      return answer;
    },
    stop: () =>
      new Promise(resolve => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}
