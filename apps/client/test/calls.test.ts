import { PalioError } from '@palio/kernel';
import { MessageChannel } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { answerCalls, Caller, type Port, Refusal, refusalFrom } from '../src/worker/calls.ts';

type Sample = {
  readonly double: { readonly request: number; readonly answer: number };
  readonly fail: { readonly request: 'known' | 'unknown'; readonly answer: never };
};

let channel: MessageChannel | undefined;
afterEach(() => channel?.port1.close());

function connect(): Caller<Sample> {
  channel = new MessageChannel();
  const [here, there] = [channel.port1, channel.port2].map(
    port => port as unknown as Port & { start(): void },
  );
  answerCalls<Sample>(there!, {
    double: value => value * 2,
    fail: kind => {
      throw kind === 'known'
        ? new PalioError('bad-record', 'is broken', 'file, line 3')
        : new TypeError('oops');
    },
  });
  const caller = new Caller<Sample>(here!);
  here!.start();
  there!.start();
  return caller;
}

describe('calls between threads', () => {
  it('bring every answer to its question', async () => {
    const caller = connect();
    expect(await Promise.all([1, 2, 3].map(value => caller.call('double', value)))).toEqual([2, 4, 6]);
  });

  it('bring refusals with code and place', async () => {
    const caller = connect();
    await expect(caller.call('fail', 'known')).rejects.toMatchObject({
      code: 'bad-record',
      message: 'is broken',
      where: 'file, line 3',
    });
    await expect(caller.call('fail', 'unknown')).rejects.toMatchObject({ code: 'internal', message: 'oops' });
    await expect(caller.call('nothing' as 'double', 1)).rejects.toMatchObject({ code: 'internal' });
  });

  it('end when the other side is lost', async () => {
    const caller = new Caller<Sample>({ postMessage: () => undefined, addEventListener: () => undefined });
    const open = caller.call('double', 1);
    caller.lose('it is gone');
    await expect(open).rejects.toMatchObject({ code: 'worker-lost' });
    await expect(caller.call('double', 1)).rejects.toMatchObject({ code: 'worker-lost' });
  });

  it('keep a refusal as it is', () => {
    const refusal = new Refusal('storage-failed', 'full');
    expect(refusalFrom(refusal)).toBe(refusal);
    expect(refusalFrom('text')).toMatchObject({ code: 'internal', message: 'text' });
  });
});
