import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Version } from '../version.ts';

/** Parts the process needs before it may take visitors, each with what it answers now. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<boolean>>>;

const checkMilliseconds = 2000;
const answerSchema = z.object({ status: z.enum(['ready', 'not-ready']), checks: z.record(z.string(), z.boolean()) });

async function passes(check: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), checkMilliseconds);
  });
  try {
    return await Promise.race([check(), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** /healthz: the process answers. /readyz: it can serve (503 until then). /version: what runs. For any host. */
export function addHealth(app: FastifyInstance, checks: ReadinessChecks, version: Version): void {
  const options = { config: { anyHost: true } };
  app.get('/healthz', options, async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', options, async (_, reply) => {
    const results = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await passes(check)] as const));
    const ready = results.every(([, passed]) => passed);
    const answer = answerSchema.parse({ status: ready ? 'ready' : 'not-ready', checks: Object.fromEntries(results) });
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(answer);
  });
  app.get('/version', options, async (_, reply) => reply.header('cache-control', 'no-store').send(version));
}
