import type { IndexedKind } from './blind-index.ts';

/** A table with sealed columns, as a change of keys goes through it. */
export interface SealedTable {
  readonly name: string;
  /** Columns of its key, in order, with their types. */
  readonly key: readonly { readonly name: string; readonly type: 'uuid' | 'text' }[];
  readonly columns: readonly string[];
  /** Columns that hold the blind index of another. */
  readonly indexes: readonly { readonly name: string; readonly of: string; readonly kind: IndexedKind }[];
}

/** Every table with sealed columns. What is not here is not sealed anew when keys change. */
export const sealedTables: readonly SealedTable[] = [
  {
    name: 'leads',
    key: [{ name: 'id', type: 'uuid' }],
    columns: ['first_name', 'phone', 'email', 'message', 'additional_data'],
    indexes: [
      { name: 'email_index', of: 'email', kind: 'email' },
      { name: 'phone_index', of: 'phone', kind: 'phone' },
    ],
  },
  {
    name: 'contact_choices',
    key: [{ name: 'id', type: 'uuid' }],
    columns: ['email'],
    indexes: [{ name: 'email_index', of: 'email', kind: 'email' }],
  },
  {
    name: 'lead_origins',
    key: [{ name: 'lead_id', type: 'uuid' }],
    columns: ['referral', 'attribution'],
    indexes: [],
  },
  { name: 'idempotency_keys', key: [{ name: 'key', type: 'text' }], columns: ['body_hash'], indexes: [] },
];

/** The row of a place, from the values of its key. */
export function rowOf(key: readonly string[]): string {
  return key.join(':');
}
