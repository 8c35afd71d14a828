import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { BlockList, isIP, isIPv4 } from 'node:net';
import { pageCallOf } from './page-mark.ts';

/** What a handler may know of who calls. Made from the request without cost until it is asked. */
export interface Visitor {
  /** As a trusted proxy says, else the caller's own: an IPv4 address or the /64 of an IPv6 one. */
  readonly address: string;
  /** The network around it: the /24 of an IPv4 address, the /48 of an IPv6 one. */
  readonly network: string;
  readonly host: string;
  readonly scheme: string;
  /** True when the page that calls is of another site, as browsers say. */
  readonly isAcross: boolean;
  /** What part of their allowance of requests its address or its network has come to, the larger one, from 0 to 1; null: it is not counted. */
  readonly requestShare: number | null;
  /** True when a page of ours makes the call within this process. */
  readonly isOwnPage: boolean;
  /** Two letters, as a trusted proxy says; null when none does. */
  readonly country: string | null;
  /** Sends a Set-Cookie with the answer. */
  readonly giveCookie: (text: string) => void;
}

const addressPrefix = 64;
const networkPrefix = 48;

interface Place {
  readonly address: string;
  readonly network: string;
}

/** Reading an IPv6 address takes longer than everything else that is done to count a call. */
const places = new LRUCache<string, Place>({ max: 20_000 });

function placeOf({ ip }: Pick<FastifyRequest, 'ip'>): Place {
  const known = places.get(ip);
  if (known !== undefined) return known;
  const around = normalizeIP(ip, networkPrefix);
  const place = {
    address: normalizeIP(ip, addressPrefix),
    network: isIPv4(around) ? `${around.slice(0, around.lastIndexOf('.'))}.0` : around,
  };
  places.set(ip, place);
  return place;
}

/** The address that a visitor is counted by. */
export function addressOf(request: Pick<FastifyRequest, 'ip'>): string {
  return placeOf(request).address;
}

const ownMachine = new BlockList();
ownMachine.addSubnet('127.0.0.0', 8, 'ipv4');
ownMachine.addAddress('::1', 'ipv6');

/**
 * True for calls from the machine itself: whoever runs the site, or all visitors of a proxy there that was not named, of
 * whom none may shut the others out.
 */
export function isOwnMachine({ ip }: Pick<FastifyRequest, 'ip'>): boolean {
  return isIP(ip) !== 0 && ownMachine.check(ip, isIPv4(ip) ? 'ipv4' : 'ipv6');
}

/** The network around an address. */
export function networkOf(request: Pick<FastifyRequest, 'ip'>): string {
  return placeOf(request).network;
}

const givenCookies = new WeakMap<FastifyRequest, string[]>();
const countries = new WeakMap<FastifyRequest, string>();
const requestShares = new WeakMap<FastifyRequest, number>();

/** Cookies that the handler of a request gave. */
export function cookiesGivenTo(request: FastifyRequest): readonly string[] {
  return givenCookies.get(request) ?? [];
}

/** Notes what part of an allowance of requests is used up, this call counted: of several the largest. */
export function noteRequestShare(request: FastifyRequest, share: number): void {
  requestShares.set(request, Math.max(share, requestShares.get(request) ?? 0));
}

/** Notes the country that a trusted proxy told. */
export function noteCountry(request: FastifyRequest, country: string): void {
  countries.set(request, country);
}

/** Who calls, read from the request only when it is asked: most calls are answered without knowing it. */
class CallingVisitor implements Visitor {
  readonly #request: FastifyRequest;

  constructor(request: FastifyRequest) {
    this.#request = request;
  }
  get address(): string {
    return addressOf(this.#request);
  }
  get network(): string {
    return networkOf(this.#request);
  }
  get host(): string {
    return this.#request.headers.host ?? '';
  }
  get scheme(): string {
    return this.#request.protocol;
  }
  get isAcross(): boolean {
    return this.#request.headers['sec-fetch-site'] === 'cross-site';
  }
  get requestShare(): number | null {
    return requestShares.get(this.#request) ?? null;
  }
  get isOwnPage(): boolean {
    return pageCallOf(this.#request) !== null;
  }
  get country(): string | null {
    return countries.get(this.#request) ?? null;
  }
  giveCookie(text: string): void {
    givenCookies.set(this.#request, [...cookiesGivenTo(this.#request), text]);
  }
}

/** Who calls, seen through a request. */
export function visitorOf(request: FastifyRequest): Visitor {
  return new CallingVisitor(request);
}
