import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRedis } from '../../redis.ts';
import { createLimits } from './limits.ts';
import { usedSolutionsInRedis } from './used-solutions.ts';
import { visitorLimits } from './visitor-limits.ts';

// Set REDIS_SERVER to the program where it is not on the path.
const program = process.env['REDIS_SERVER'] ?? 'redis-server';
const hasRedis = spawnSync(program, ['--version']).status === 0;
if (!hasRedis) process.stdout.write('No redis-server here: what processes count together in Redis is not tested.\n');

const limits = { ...visitorLimits, browsing: { ...visitorLimits.browsing, address: { calls: 3, milliseconds: 60_000 } } };

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A process of the service, as far as limits go. */
async function processOver(redis: Redis): Promise<FastifyInstance> {
  const app = Fastify();
  const counted = await createLimits(app, { limits, redis, key: async () => Buffer.alloc(32), clock: Date.now });
  app.get('/', async (request, reply) => {
    const refused = await counted.refusal(request, 'browsing');
    return reply.code(refused === null ? 200 : 401).send();
  });
  return app;
}

describe.skipIf(!hasRedis)('limits in Redis', () => {
  let server: ChildProcess;
  let url: string;
  const errors: Error[] = [];
  const connections: Redis[] = [];
  const connectOne = async (): Promise<Redis> => {
    const redis = await openRedis(url, (error) => errors.push(error));
    connections.push(redis);
    await expect.poll(() => redis.status, { timeout: 20_000 }).toBe('ready');
    return redis;
  };
  beforeAll(async () => {
    const port = await freePort();
    url = `redis://127.0.0.1:${port}`;
    server = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
      stdio: 'ignore',
    });
  });
  afterAll(() => {
    for (const redis of connections) redis.disconnect();
    server.kill();
  });

  it('are counted by all processes together, a solution is good in one, and nobody is refused when Redis is away', async () => {
    const redises = [await connectOne(), await connectOne()];
    const processes = await Promise.all(redises.map(processOver));
    const ask = async (index: number) =>
      (await processes[index]?.inject({ url: '/', remoteAddress: '198.51.100.7' }))?.statusCode;
    expect([await ask(0), await ask(1), await ask(0), await ask(1), await ask(0)]).toEqual([200, 200, 200, 401, 401]);

    const used = redises.map((redis) => usedSolutionsInRedis(redis, Date.now));
    expect(await used[0]?.take('una', 60_000)).toBe(true);
    expect(await used[1]?.take('una', 60_000)).toBe(false);

    errors.length = 0;
    server.kill('SIGKILL');
    await expect.poll(() => redises.map(({ status }) => status).includes('ready')).toBe(false);
    const begun = performance.now();
    expect([await ask(0), await ask(1)]).toEqual([200, 200]);
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect([await used[0]?.take('otra', 60_000), await used[0]?.take('otra', 60_000)]).toEqual([true, false]);
    await expect.poll(() => errors.length, { timeout: 20_000 }).toBeGreaterThan(0);
    for (const app of processes) await app.close();
  }, 60_000);
});
