import { z } from 'zod';
import { kindOf, type FieldKind } from './fields.ts';

/** Tells what is wrong with one field of a row. */
export type AddProblem = (field: string, message: string) => void;

/** A table of the generic format. */
export interface Table<Row> {
  readonly name: string;
  /** In the order of the columns of an export. */
  readonly fields: readonly string[];
  readonly kinds: ReadonlyMap<string, FieldKind>;
  /** Fields that an empty cell is no answer to. */
  readonly required: ReadonlySet<string>;
  /** By field: names that its column is read by as well, where a file has no mapping of its own. */
  readonly otherNames?: Readonly<Record<string, readonly string[]>>;
  /** A row of texts by field, as values. */
  readonly read: (texts: Readonly<Record<string, string>>) => z.ZodSafeParseResult<Row>;
  /** The other way: reading what this writes gives the row again. */
  readonly write: (row: Row) => Readonly<Record<string, string>>;
  /** What fields say against each other. */
  readonly check: (row: Row, add: AddProblem) => void;
}

const texts = z.record(z.string(), z.string());

/** Makes a table of its fields, see fields.ts. */
export function tableOf<Shape extends Readonly<Record<string, z.ZodType>>>(
  name: string,
  shape: Shape,
  check: (row: z.output<z.ZodObject<Shape>>, add: AddProblem) => void = () => undefined,
): Table<z.output<z.ZodObject<Shape>>> {
  const schema = z.object(shape);
  const entries = Object.entries<z.ZodType>(shape);
  return {
    name,
    fields: Object.keys(shape),
    kinds: new Map(entries.map(([field, type]) => [field, kindOf(type)])),
    required: new Set(entries.filter(([, type]) => !type.safeParse('').success).map(([field]) => field)),
    read: (row) => schema.safeParse(row),
    write: (row) => texts.parse(z.encode(schema, row)),
    check,
  };
}

/** The values of one row of a table. */
export type RowOf<Given> = Given extends Table<infer Row> ? Row : never;
