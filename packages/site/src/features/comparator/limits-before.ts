import type { FilterState } from '@cotejo/contract/compare';

/** The field of the filter form with the price limits from before somebody began to type others, '74787 ': no most. */
export const limitsBefore = 'limitsBefore';

/** Reads them; null: nobody typed. */
export function readLimits(form: FormData): FilterState['prices'] | null {
  const field = form.get(limitsBefore);
  if (typeof field !== 'string') return null;
  const [preciomin, preciomax] = field.split(' ').map(Number);
  return { preciomin: preciomin || null, preciomax: preciomax || null };
}
