import type { ClientOf, EndpointSet } from './client.ts';
import type { CallFacts } from './client/call-facts.ts';
import { createCallers, type ClientSettings } from './client/call-client.ts';
import type { Transport } from './client/wire.ts';

type FactsOf<Set extends EndpointSet> = Readonly<Record<keyof Set & string, CallFacts>>;

/** Every name has its caller; answers are of the program that the page is of, which checked them as they went out. */
function isClientOf<Set extends EndpointSet>(
  client: Readonly<Record<string, unknown>>,
  facts: FactsOf<Set>,
): client is ClientOf<Set> {
  return Object.keys(facts).every((name) => typeof client[name] === 'function');
}

/** A said value that has all that an answer has at its top; undefined where it is something else. */
function readByKeys(said: unknown, keys: readonly string[]): unknown {
  return typeof said === 'object' && said !== null && keys.every((key) => key in said) ? said : undefined;
}

/**
 * Builds the client of a browser, which knows calls by their facts: without schemas, it looks only whether an answer is one of
 * that call. The server has checked every answer against its schema.
 */
export function createBrowserClient<Set extends EndpointSet>(
  facts: FactsOf<Set>,
  transport: Transport,
  settings: ClientSettings,
): ClientOf<Set> {
  const named = Object.entries<CallFacts>(facts).map(
    ([name, call]) => [name, { facts: call, read: (said: unknown) => readByKeys(said, call.answerKeys ?? []) }] as const,
  );
  const client = createCallers(named, transport, settings);
  if (!isClientOf<Set>(client, facts)) throw new Error('a call has no caller');
  return client;
}
