/** A record of the content backend as it is on the wire: its attributes apart from its number (C §3). */
export interface ContentRecord<Attributes extends object> {
  readonly id: number;
  readonly attributes: Attributes;
}

/** A record with its attributes beside its number (C3-55). */
export function flattenRecord<Attributes extends object>({
  id,
  attributes,
}: ContentRecord<Attributes>): Attributes & { readonly id: number } {
  return { ...attributes, id };
}

/** The last record of an answer, flattened, since the last one counts where there are several (C7-116); null when empty. */
export function lastRecord<Attributes extends object>({
  data,
}: {
  readonly data: readonly ContentRecord<Attributes>[];
}): (Attributes & { readonly id: number }) | null {
  const last = data.at(-1);
  return last === undefined ? null : flattenRecord(last);
}
