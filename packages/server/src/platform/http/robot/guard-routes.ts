import type { Endpoint } from '@cotejo/contract/endpoint';
import { endpoints } from '@cotejo/contract/endpoints';
import type { ApiFailure } from '@cotejo/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendAsyncHookHandler } from 'fastify';
import { sendProblem } from '../problem.ts';
import { routePattern } from '../register-endpoints.ts';
import type { Limits, RouteRule } from './limits.ts';
import type { StaffGate } from './staff-gate.ts';
import type { TrustedProxies } from './trusted-proxies.ts';
import { cookiesGivenTo, noteCountry } from './visitor.ts';

export interface GuardServices {
  /** Null: nobody is counted. */
  readonly limits: Limits | null;
  readonly admitStaff: StaffGate;
  readonly trustedProxies: TrustedProxies;
  readonly countryHeader: string | null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a visitor is counted by on a route beside the contract's calls; absent: nobody is counted there. */
    readonly visitorRule?: RouteRule;
  }
}

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

interface GuardedRoute {
  readonly name: string;
  readonly rule: RouteRule;
  readonly isStaffOnly: boolean;
}

function routesByAddress(): ReadonlyMap<string, GuardedRoute> {
  const named = Object.entries<Endpoint>(endpoints);
  return new Map(
    named.map(([name, { method, path, limit, access }]) => [
      `${method} ${routePattern(path).replace(/\/$/, '')}`,
      { name, rule: limit ?? 'any', isStaffOnly: access === 'staff' },
    ]),
  );
}

const countryCode = /^[A-Z]{2}$/;

/** Sends the cookies that the handler gave. */
const giveCookies: onSendAsyncHookHandler = async (request, reply, payload) => {
  for (const cookie of cookiesGivenTo(request)) reply.header('set-cookie', cookie);
  return payload;
};

/**
 * Looks at every call of the contract, and at routes with a rule of their own, before their input is read: whether the
 * visitor has asked too much, and whether a call for staff comes from staff. Must be called before the routes are added.
 */
export function guardRoutes(app: FastifyInstance, services: GuardServices): void {
  const { limits, admitStaff, trustedProxies, countryHeader } = services;
  const guarded = routesByAddress();

  async function judge(request: FastifyRequest, reply: FastifyReply, route: GuardedRoute): Promise<ApiFailure | null> {
    const refused = limits === null ? null : await limits.refusal(request, route.rule);
    if (refused !== null || !route.isStaffOnly) return refused;
    const admitted = await admitStaff(request);
    if (!admitted.ok) return admitted.error;
    if (admitted.value) return null;
    reply.header('www-authenticate', 'Basic realm="Cotejo", charset="UTF-8"');
    return { kind: 'unauthenticated' };
  }

  /** The country, when it is told by who may tell it. */
  function readCountry(request: FastifyRequest): void {
    const told = countryHeader === null ? undefined : request.headers[countryHeader];
    if (typeof told !== 'string' || !trustedProxies.includes(request.socket.remoteAddress ?? '')) return;
    const code = told.toUpperCase();
    if (countryCode.test(code)) noteCountry(request, code);
  }

  const noteTold: Guard = async (request) => readCountry(request);
  const guardOf = (address: GuardedRoute): Guard => {
    return async (request, reply) => {
      const refused = await judge(request, reply, address);
      if (refused !== null) await sendProblem(request, reply, refused);
    };
  };

  function hooksOf(address: GuardedRoute): readonly Guard[] {
    const hooks: Guard[] = [];
    if (limits !== null || address.isStaffOnly) hooks.push(guardOf(address));
    if (address.name === 'getTrace' && countryHeader !== null) hooks.push(noteTold);
    return hooks;
  }

  const seen = new Set<unknown>();
  app.addHook('onRoute', (route) => {
    const ownRule = route.config?.visitorRule;
    const own = ownRule === undefined ? undefined : { name: route.url, rule: ownRule, isStaffOnly: false };
    for (const method of [route.method].flat()) {
      const address = own ?? guarded.get(`${method === 'HEAD' ? 'GET' : method} ${route.url.replace(/\/$/, '')}`);
      const before = [route.onRequest ?? []].flat();
      // The route for HEAD is made from the one for GET, which has its hooks already.
      if (address === undefined || before.some((hook) => seen.has(hook))) continue;
      const hooks = hooksOf(address);
      for (const hook of hooks) seen.add(hook);
      route.onRequest = [...before, ...hooks];
      if (address.name === 'provePerson') route.onSend = [route.onSend ?? [], giveCookies].flat();
    }
  });
}
