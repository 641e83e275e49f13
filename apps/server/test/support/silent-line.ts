import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a database that can fall silent: nobody hangs up, nothing comes any more. */
export interface SilentLine {
  readonly url: string;
  /** Lines that are open now stay so and carry nothing; new ones work. */
  fallSilent(): void;
  close(): void;
}

export async function silentLineTo(address: string): Promise<SilentLine> {
  const { port, hostname } = new URL(address);
  const sockets = new Set<Socket>();
  const silent = new Set<Socket>();
  const carry = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on('error', () => undefined);
    from.on('data', data => {
      if (!silent.has(from)) to.write(data);
    });
    from.on('close', () => {
      if (!silent.has(from)) to.destroy();
    });
  };
  const server = createServer({ allowHalfOpen: true }, here => {
    const there = connect(Number(port), hostname);
    carry(here, there);
    carry(there, here);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(address);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    fallSilent() {
      for (const socket of sockets) silent.add(socket);
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
