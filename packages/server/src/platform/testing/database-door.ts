import { connect, createServer, type Socket } from 'node:net';

/** An address for a database that may move, or be away. */
export interface DatabaseDoor {
  /** The connection string through the door. */
  readonly url: string;
  /** Lets everybody in to the database of this connection string from now on. */
  readonly leadTo: (url: string) => void;
  /** Breaks all connections and takes none. */
  readonly shut: () => void;
  readonly close: () => Promise<void>;
}

/** Opens a door on loopback that leads to a PostgreSQL on loopback. */
export async function openDatabaseDoor(url: string): Promise<DatabaseDoor> {
  const state: { target: number | null } = { target: Number(new URL(url).port) };
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    if (state.target === null) return void near.destroy();
    const far = connect({ host: '127.0.0.1', port: state.target });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one
        .on('error', () => other.destroy())
        .on('close', () => {
          sockets.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no TCP port');
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(address.port);
  const shut = (): void => {
    state.target = null;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: through.href,
    leadTo: (to) => {
      state.target = Number(new URL(to).port);
    },
    shut,
    close: async () => {
      shut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
