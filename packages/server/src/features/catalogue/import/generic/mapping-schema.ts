import { editionIds } from '@cotejo/core/editions';
import { z } from 'zod';
import { tableNames } from './tables/tables.ts';

/** The name every folder of the generic format holds its description under. */
export const mappingFile = 'mapping.yaml';

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const separator = z.enum([',', ';', '\t', '|']);
const fileName = z.string().regex(/^[^/\\]+$/, 'no es el nombre de un archivo de la carpeta');

const numbers = z
  .strictObject({ decimal: z.enum(['.', ',']).default('.'), thousands: z.enum(['.', ',', ' ', "'"]).nullable().default(null) })
  .refine(({ decimal, thousands }) => decimal !== thousands, 'decimal y thousands son el mismo signo');

/** Where a field's value comes from: a column, whose values may be translated, or the same value in every row. */
const fieldRule = z.preprocess(
  (given) => (typeof given === 'string' ? { column: given } : given),
  z
    .strictObject({
      column: z.string().min(1).optional(),
      constant: scalar.optional(),
      values: z.record(z.string(), scalar).optional(),
    })
    .refine(
      ({ column, constant }) => (column === undefined) !== (constant === undefined),
      'lleva column o constant, uno de los dos',
    )
    .refine(({ constant, values }) => constant === undefined || values === undefined, 'un constant no lleva values'),
);

const tableMapping = z
  .strictObject({
    file: fileName.optional(),
    sheet: z.string().min(1).optional(),
    headerRow: z.int().min(1).max(1_000).default(1),
    separator: separator.optional(),
    numbers: numbers.optional(),
    /** Absent: every column is named like its field. */
    fields: z.record(z.string(), fieldRule).optional(),
  })
  .refine(({ file, sheet }) => file === undefined || sheet === undefined, 'lleva file o sheet, uno de los dos');

const mappedTables = z.partialRecord(z.enum(tableNames), tableMapping);

export const mappingSchema = z.strictObject({
  version: z.literal(1),
  edition: z.enum(editionIds),
  layer: z.string().regex(/^[\p{Letter}\d][\p{Letter}\d_-]{0,59}$/u, 'no es el nombre de una capa (letras, cifras y guiones)'),
  source: z.string().min(1).max(500),
  isDemonstration: z.boolean().default(false),
  /** One XLSX file with a sheet per table, in place of CSV files. */
  workbook: fileName.regex(/\.xlsx$/i, 'no termina en .xlsx').optional(),
  separator: separator.default(','),
  numbers: numbers.default({ decimal: '.', thousands: null }),
  /** Takes spaces around every cell away. */
  trim: z.boolean().default(true),
  tables: mappedTables.refine(({ products }) => products !== undefined, { message: 'falta', path: ['products'] }),
});

/** What mapping.yaml says, with every default in its place. */
export type Mapping = z.output<typeof mappingSchema>;
export type TableMapping = z.output<typeof tableMapping>;
export type NumberFormat = z.output<typeof numbers>;
