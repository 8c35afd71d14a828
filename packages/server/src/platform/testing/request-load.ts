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

/** Asks for a list that nobody asked for just now; the status of its answer. */
export async function askForList(origin: string): Promise<number> {
  const response = await fetchPatiently(`${origin}/api/buscarplanes/compare/metadataPlanesPersonas`, {
    method: 'POST',
    headers: json,
    limit,
    body: JSON.stringify({
      comparator: '/Comparar/Isapres',
      profile: { cotizante: [{ edad: 20 + Math.floor(Math.random() * 40) }] },
    }),
  });
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
