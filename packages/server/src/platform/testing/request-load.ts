import { setTimeout as sleep } from 'node:timers/promises';
import { leadAnswerSchema } from '@cotejo/contract/lead';
import { fetchPatiently } from './patience.ts';
import { wireHeaders } from './test-app.ts';

/** How long a server may take for one answer; milliseconds. */
const limit = 30_000;
const json = { ...wireHeaders(), 'content-type': 'application/json' };

/** A request as it was sent: the same is sent again until it is acknowledged. */
export interface SentRequest {
  readonly key: string;
  readonly body: string;
  /** A visitor of their own, of another network, so that nobody reaches the limit of one. */
  readonly address: string;
}

/** Sends a request to a server's address, as a page does: whoever is told that it has too much to do comes back. */
export function sendRequest(origin: string, { key, body, address }: SentRequest): Promise<Response> {
  return fetchPatiently(`${origin}/api/leads`, {
    method: 'POST',
    headers: { ...json, 'idempotency-key': key, 'x-forwarded-for': address },
    body,
    limit,
  });
}

/** Posts a request to a server's address; the number of what it became. Rejects whatever else is answered, or when nothing is. */
export async function postRequest(origin: string, request: SentRequest): Promise<string> {
  const response = await sendRequest(origin, request);
  const text = await response.text();
  if (response.status !== 200) throw new Error(`answered ${response.status}`);
  return leadAnswerSchema.parse(JSON.parse(text)).leadId;
}

/** What a comparison is answered, whatever becomes of the database. */
export const allCompared = { plans: 200, insurances: 200, price: 200 } as const;

/** A family that nobody asked for just now. */
const anybody = () => ({ cotizante: [{ edad: 20 + Math.floor(Math.random() * 40) }] });

/**
 * What is compared, as pages and browsers ask for it: a list of plans, one of insurances in another order, and the price of one product
 * for the example. The status of each answer by what was asked for.
 */
export async function askToCompare(origin: string, productCode: string): Promise<Readonly<Record<string, number>>> {
  // Each time another visitor: one alone would reach the limit.
  const from = { 'x-forwarded-for': `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 250)).join('.')}` };
  const asked = {
    plans: { path: '/api/buscarplanes/compare/metadataPlanesPersonas', comparator: '/Comparar/Isapres', sort: 'precio-desc' },
    insurances: {
      path: '/api/insurance/compare/metadataPlanesPersonas',
      comparator: '/Comparar/Seguros-de-Salud',
      sort: 'precio-asc',
    },
  };
  const lists = Object.entries(asked).map(async ([name, { path, ...body }]) => {
    const sent = { method: 'POST', headers: { ...json, ...from }, limit, body: JSON.stringify({ ...body, profile: anybody() }) };
    return [name, await statusOf(`${origin}${path}`, sent)] as const;
  });
  const price = statusOf(`${origin}/api/insurance/${encodeURIComponent(productCode)}/calculatePrice`, {
    headers: { ...wireHeaders(), ...from },
    limit,
  });
  return Object.fromEntries([...(await Promise.all(lists)), ['price', await price] as const]);
}

async function statusOf(...asked: Parameters<typeof fetchPatiently>): Promise<number> {
  const response = await fetchPatiently(...asked);
  await response.text();
  return response.status;
}

/** People who ask one after the other, from so many sides at once, until they are stopped. */
export interface RequestLoad {
  readonly sent: readonly SentRequest[];
  /** Number of the request by its key: of those that were answered. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** Resolves when so many more are acknowledged. */
  readonly more: (count: number) => Promise<void>;
  /** Starts again after `stop`. */
  readonly resume: () => void;
  /** Resolves when nobody waits for an answer any more. */
  readonly stop: () => Promise<void>;
}

interface LoadOptions {
  /** Whom the next request goes to. */
  readonly origin: () => string;
  readonly productCode: string;
  readonly senders: number;
  /** Set apart from other loads on the same database. */
  readonly name: string;
}

/** The settings without which a server would take all of them for one visitor. */
export const manyVisitors = { TRUSTED_PROXIES: '127.0.0.1' } as const;

/** Starts to ask. */
export function startRequestLoad({ origin, productCode, senders, name }: LoadOptions): RequestLoad {
  const sent: SentRequest[] = [];
  const acknowledged = new Map<string, string>();
  const state = { isSending: false, loops: [] as Promise<void>[] };
  const compose = (): SentRequest => {
    const number = sent.length;
    const body = JSON.stringify({
      tipo: 'isapre',
      first_name: 'Ana Rojas',
      telefono: `+56 9 ${10_000_000 + number}`,
      email: `${name}${number}@correo.example`,
      productCode,
      profile: { cotizante: [{ edad: 34 }], ingresodatos: true },
    });
    const one = {
      key: `request-${name}-${number}`,
      body,
      address: `10.${(number >> 8) % 256}.${number % 256}.${(number >> 16) % 256}`,
    };
    sent.push(one);
    return one;
  };
  const send = async (): Promise<void> => {
    while (state.isSending) {
      const one = compose();
      // An answer that never came is no acknowledgement.
      await postRequest(origin(), one).then(
        (leadId) => void acknowledged.set(one.key, leadId),
        () => sleep(20),
      );
    }
  };
  const resume = (): void => {
    state.isSending = true;
    state.loops = Array.from({ length: senders }, send);
  };
  resume();
  return {
    sent,
    acknowledged,
    resume,
    more: async (count) => {
      const enough = acknowledged.size + count;
      while (acknowledged.size < enough) await sleep(3);
    },
    stop: async () => {
      state.isSending = false;
      await Promise.all(state.loops);
    },
  };
}

/** A product of the demonstration that can be asked for. */
export async function requestedProduct(origin: string): Promise<string> {
  const response = await fetchPatiently(`${origin}/api/buscarplanes/compare/metadataPlanesPersonas`, {
    method: 'POST',
    headers: json,
    limit,
    body: JSON.stringify({ comparator: '/Comparar/Isapres', profile: { cotizante: [{ edad: 34 }] }, pageSize: 1 }),
  });
  const [, code = ''] = /"productCode":"([^"]+)"/.exec(await response.text()) ?? [];
  return code;
}
