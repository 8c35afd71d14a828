import type { Redis } from 'ioredis';

/** Orders to Redis that take longer have failed: visitors are not kept waiting for it. */
const commandMilliseconds = 500;

/**
 * A connection that never holds a request up: while Redis is away each order fails at once, and who gave it goes on
 * without. `onError` is told once each time the connection is lost. Who has no Redis loads none of it (decision 0036).
 */
export async function openRedis(url: string, onError: (error: Error) => void): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    connectTimeout: 1000,
    commandTimeout: commandMilliseconds,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 200, 5000),
  });
  const state = { isLost: false };
  redis.on('ready', () => {
    state.isLost = false;
  });
  redis.on('error', (error: Error) => {
    if (!state.isLost) onError(error);
    state.isLost = true;
  });
  return redis;
}
