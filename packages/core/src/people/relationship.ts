import { foldText } from '../text/fold-text.ts';
import type { Relationship } from './household.ts';

const spellings: ReadonlyMap<string, Relationship> = new Map<string, Relationship>([
  ...['conyuge', 'conyugue', 'esposo', 'esposa', 'marido', 'spouse', 'husband', 'wife', 'partner'].map(
    (word) => [word, 'Cónyuge'] as const,
  ),
  ...['hijo/hija', 'hijo', 'hija', 'child', 'son', 'daughter'].map((word) => [word, 'Hijo/Hija'] as const),
  ...['hijastro/hijastra', 'hijastro', 'hijastra', 'stepchild', 'stepson', 'stepdaughter'].map(
    (word) => [word, 'Hijastro/Hijastra'] as const,
  ),
  ...['padre/madre', 'padre', 'madre', 'parent', 'father', 'mother'].map((word) => [word, 'Padre/Madre'] as const),
  ...['nieto/nieta', 'nieto', 'nieta', 'grandchild'].map((word) => [word, 'Nieto/Nieta'] as const),
]);

/** Reads a relationship in our own or a foreign spelling (C9-53, C9-54); whatever else it says is 'Otro'. */
export function normaliseRelationship(text: string): Relationship {
  const plain = foldText(text);
  return spellings.get(plain) ?? 'Otro';
}

/** True for 'Cónyuge', 'Spouse' and their spellings (B3-38). */
export function isSpouse(text: string): boolean {
  return normaliseRelationship(text) === 'Cónyuge';
}
