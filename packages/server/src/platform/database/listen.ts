import pg from 'pg';

export interface Listener {
  readonly close: () => Promise<void>;
}

export interface ListenOptions {
  readonly url: string;
  readonly channel: string;
  /** Gets each notification's text. Also called with null after a reconnection: something may have been missed. */
  readonly onNotification: (payload: string | null) => void;
  readonly onError: (error: Error) => void;
  readonly retryMilliseconds?: number;
}

/**
 * Listens on a channel of PostgreSQL with a connection of its own, and connects again when it breaks. Resolves when
 * the first connection listens; rejects when that one fails.
 */
export async function listen({
  url,
  channel,
  onNotification,
  onError,
  retryMilliseconds = 500,
}: ListenOptions): Promise<Listener> {
  const state: { closed: boolean; client: pg.Client | null; timer: NodeJS.Timeout | null } = {
    closed: false,
    client: null,
    timer: null,
  };

  async function open(): Promise<void> {
    const client = new pg.Client({ connectionString: url, application_name: 'cotejo-listen', keepAlive: true });
    client.on('error', (error) => {
      if (!state.closed) onError(error);
    });
    client.on('notification', (message) => onNotification(message.payload ?? ''));
    client.once('end', () => {
      if (!state.closed && state.client === client) retry();
    });
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    state.client = client;
    // Whoever closed meanwhile knew of no client, or of another one.
    if (state.closed) await client.end();
  }

  function retry(): void {
    state.timer = setTimeout(() => {
      open().then(
        () => {
          if (!state.closed) onNotification(null);
        },
        (error: unknown) => {
          if (state.closed) return;
          onError(error instanceof Error ? error : new Error(String(error)));
          retry();
        },
      );
    }, retryMilliseconds);
  }

  await open();
  return {
    close: async () => {
      state.closed = true;
      if (state.timer) clearTimeout(state.timer);
      await state.client?.end().catch(() => undefined);
    },
  };
}
