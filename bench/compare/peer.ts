import type { CompareQuery } from '@cotejo/core/comparison';
import type { AnswerRow } from './sql-answer.ts';

export const peerNames = ['postgresql', 'duckdb', 'sqlite'] as const;
export type PeerName = (typeof peerNames)[number];
export const engineNames = ['cotejo', ...peerNames] as const;
export type EngineName = (typeof engineNames)[number];

/** A query prepared once, to be asked many times: prices of the family, counts and page are worked out each time. */
export interface PreparedQuery {
  /** How it is written and set, e.g. 'rolled, 1 parallel worker'. */
  readonly manner: string;
  readonly run: () => Promise<readonly AnswerRow[]>;
}

/** Another engine that holds the same plans. */
export interface Peer {
  readonly name: PeerName;
  /** Every manner worth trying; the faster one is measured. */
  readonly prepare: (query: CompareQuery) => Promise<readonly PreparedQuery[]>;
  readonly close: () => Promise<void>;
}
