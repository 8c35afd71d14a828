import { maximumDependants, maximumPets } from '@cotejo/core/people';
import { formReader } from './form-reader.ts';
import { isRowThere } from './people-form-data.ts';

const lists = [
  { name: 'cargas', count: maximumDependants },
  { name: 'mascotas', count: maximumPets },
] as const;

/**
 * The form without script as if its rows had been filled in from the first on: whoever left one blank in between finds
 * what is wrong beside the row that it is about, as the form shows the rows anew.
 */
export function packRows(data: FormData): FormData {
  const form = formReader(data);
  const places = new Map<string, string>();
  for (const { name, count } of lists) {
    const rows = Array.from({ length: count }, (_, index) => `${name}.${index}`);
    const filled = rows.filter((row) => isRowThere(form, row));
    // Where every row is blank they stay as they are: the first pet is then asked for.
    for (const [index, row] of filled.entries()) places.set(row, `${name}.${index}`);
    if (filled.length === 0) for (const row of rows) places.set(row, row);
  }
  const packed = new FormData();
  for (const [name, value] of data) {
    const row = /^(?:cargas|mascotas)\.\d+(?=\.)/.exec(name)?.[0];
    const place = row === undefined ? '' : places.get(row);
    if (place !== undefined) packed.append(place + name.slice(row?.length ?? 0), value);
  }
  return packed;
}
