import type { Endpoint } from '../endpoint.ts';

/**
 * What a client has to know of a call to make it, as plain values: a browser loads these in place of the schemas. What the
 * words of an endpoint mean stands there.
 */
export interface CallFacts extends Pick<
  Endpoint,
  | 'method'
  | 'path'
  | 'isPrivate'
  | 'cache'
  | 'isKeptByClient'
  | 'isAlwaysFresh'
  | 'isTold'
  | 'isContact'
  | 'bearer'
  | 'retry'
  | 'timeout'
  | 'mediaType'
> {
  readonly hasBody?: true;
  readonly hasHeaders?: true;
  /** True: a 204 is an answer too. */
  readonly mayBeEmpty?: true;
  /** What a 200 has at its top, whatever its schema says of each; absent where that is no object. */
  readonly answerKeys?: readonly string[];
}

/** A call as a client makes it. */
export interface Call {
  readonly facts: CallFacts;
  /** Makes the answer of what a 200 said; undefined: it breaks the contract. */
  readonly read: (said: unknown) => unknown;
}
