import type { EditionId, Language } from '@cotejo/core/editions';

/** A text or list of the demonstration's pages; whoever loads it knows what documents of its kind hold. */
export interface DemoDocument {
  readonly edition: EditionId;
  /** Absent: Spanish. */
  readonly locale?: Language;
  readonly kind: string;
  /** What it belongs to: a comparator, a project; absent where there is one list of its kind. */
  readonly name?: string;
  /** Place among those of its kind and name, from 0. */
  readonly position?: number;
  readonly payload: unknown;
}

/** The documents of a list, each at its place. */
export function inOrder(place: Omit<DemoDocument, 'payload' | 'position'>, payloads: readonly unknown[]): DemoDocument[] {
  return payloads.map((payload, position) => ({ ...place, position, payload }));
}
