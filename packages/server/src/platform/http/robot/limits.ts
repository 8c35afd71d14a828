import rateLimit from '@fastify/rate-limit';
import type { EndpointLimit } from '@cotejo/contract/endpoint';
import type { ApiFailure } from '@cotejo/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { pageCallOf } from './page-mark.ts';
import { passTextIn, readPass } from './pass.ts';
import { addressOf, isOwnMachine, networkOf, noteRequestShare } from './visitor.ts';
import type { Allowance, VisitorLimits } from './visitor-limits.ts';

/** What a route is to a visitor; every call counts as one of any kind beside. 'catalogue': it hands out a whole one. */
export type RouteRule = 'any' | 'catalogue' | EndpointLimit;

/** Counts requests and says why one is refused; null: it is not. */
export interface Limits {
  readonly refusal: (request: FastifyRequest, rule: RouteRule) => Promise<ApiFailure | null>;
  /** Why no more credentials are looked at, were they the right ones; null: they are. */
  readonly staffRefusal: (request: FastifyRequest) => Promise<ApiFailure | null>;
  /** Counts wrong credentials. */
  readonly noteStaffFailure: (request: FastifyRequest) => Promise<void>;
}

export interface LimitServices {
  readonly limits: VisitorLimits;
  /** Where processes count together; null: each alone. */
  readonly redis: Redis | null;
  /** The key that passes are signed with. */
  readonly key: () => Promise<Buffer>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** Addresses counted at once, for each limit of each process. */
const countedAddresses = 50_000;

type Counter = (request: FastifyRequest) => Promise<number | null>;

/**
 * Counts visitors with @fastify/rate-limit, in memory or in Redis. Who is beyond the browsing limit must show a pass, and a
 * pass is good for so many calls; who is beyond the limit of all calls waits. Nobody is refused because Redis is away.
 */
export async function createLimits(app: FastifyInstance, { limits, redis, key, clock }: LimitServices): Promise<Limits> {
  await app.register(rateLimit, {
    global: false,
    skipOnError: true,
    cache: countedAddresses,
    ...(redis === null ? {} : { redis, nameSpace: 'cotejo-limit-' }),
  });

  /** Seconds until calls are taken again, or null while they are. A page's further calls are looked at and not counted. */
  function counter(name: string, { calls, milliseconds }: Allowance, keyOf: (request: FastifyRequest) => string): Counter {
    const count = app.createRateLimit({
      max: calls,
      timeWindow: milliseconds,
      // All limits share one space of names in Redis.
      keyGenerator: (request) => `${name} ${keyOf(request)}`,
    });
    return async (request) => {
      const counted = await count(request, { increment: pageCallOf(request) !== 'further' });
      return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : null;
    };
  }

  const all = [
    counter('all', limits.all.address, addressOf),
    counter('all', limits.all.network, (request) => `net ${networkOf(request)}`),
  ];
  const browsing = [
    counter('browsing', limits.browsing.address, addressOf),
    counter('browsing', limits.browsing.network, (request) => `net ${networkOf(request)}`),
  ];
  const catalogues = [
    counter('catalogue', limits.catalogues.address, addressOf),
    counter('catalogue', limits.catalogues.network, (request) => `net ${networkOf(request)}`),
  ];
  /** Counts requests and notes what part of the allowance they use up. Those that a page sends count like any: it sends one at most. */
  function requestCounter(name: string, { calls, milliseconds }: Allowance, keyOf: (request: FastifyRequest) => string): Counter {
    const count = app.createRateLimit({
      max: calls,
      timeWindow: milliseconds,
      keyGenerator: (request) => `${name} ${keyOf(request)}`,
    });
    return async (request) => {
      const counted = await count(request);
      if (counted.isAllowed) return null;
      noteRequestShare(request, 1 - counted.remaining / counted.max);
      return counted.isExceeded ? counted.ttlInSeconds : null;
    };
  }
  const noteDay = requestCounter('request day', limits.requests.networkDay, networkOf);
  const requests: readonly Counter[] = [
    requestCounter('request', limits.requests.address, addressOf),
    requestCounter('request', limits.requests.network, (request) => `net ${networkOf(request)}`),
    // A day is too long to be told to wait: it makes requests doubted, and refuses none.
    async (request) => {
      await noteDay(request);
      return null;
    },
  ];
  const few = {
    proof: counter('proof', limits.proofs, addressOf),
    lookup: counter('lookup', limits.lookups, addressOf),
    share: counter('share', limits.shares, addressOf),
    report: counter('report', limits.reports, addressOf),
  } as const;
  const countersOf: Readonly<Record<RouteRule, { readonly waits: readonly Counter[]; readonly proves: readonly Counter[] }>> = {
    any: { waits: all, proves: [] },
    browsing: { waits: all, proves: browsing },
    catalogue: { waits: all, proves: [...browsing, ...catalogues] },
    proof: { waits: [...all, few.proof], proves: [] },
    lookup: { waits: [...all, few.lookup], proves: [] },
    request: { waits: [...all, ...requests], proves: [] },
    share: { waits: [...all, few.share], proves: [] },
    report: { waits: [...all, few.report], proves: [] },
  };
  const staffFailures = app.createRateLimit({
    max: limits.staffFailures.calls,
    timeWindow: limits.staffFailures.milliseconds,
    keyGenerator: (request) => `staff ${addressOf(request)}`,
  });
  const passIds = new WeakMap<FastifyRequest, string>();
  const passCalls = counter('pass', limits.pass, (request) => passIds.get(request) ?? '');

  async function longestWait(counters: readonly Counter[], request: FastifyRequest): Promise<number | null> {
    const waits = await Promise.all(counters.map((counted) => counted(request)));
    return waits.reduce((longest, wait) => (longest === null || (wait !== null && wait > longest) ? wait : longest), null);
  }

  async function holdsPass(request: FastifyRequest): Promise<boolean> {
    const text = passTextIn(request.headers.cookie);
    if (text === null) return false;
    const pass = readPass(text, { key: await key(), network: networkOf(request), now: clock() });
    if (pass === null) return false;
    passIds.set(request, pass.id);
    return (await passCalls(request)) === null;
  }

  const tooMany = (wait: number | null): ApiFailure | null =>
    wait === null ? null : { kind: 'too-many-requests', retryAfterSeconds: Math.max(1, wait) };

  return {
    refusal: async (request, rule) => {
      if (isOwnMachine(request)) return null;
      const { waits, proves } = countersOf[rule];
      const refused = tooMany(await longestWait(waits, request));
      if (refused !== null || proves.length === 0) return refused;
      // Who shows a pass is counted by it, so that visitors of one network do not use up each other's calls.
      if (await holdsPass(request)) return null;
      const wait = await longestWait(proves, request);
      // A page without script cannot prove anything: it waits for just so long.
      return wait === null ? null : { kind: 'robot', retryAfterSeconds: Math.max(1, wait) };
    },
    staffRefusal: async (request) => {
      const counted = await staffFailures(request, { increment: false });
      return tooMany(!counted.isAllowed && counted.remaining === 0 ? counted.ttlInSeconds : null);
    },
    noteStaffFailure: async (request) => {
      await staffFailures(request);
    },
  };
}
