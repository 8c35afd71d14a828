import type { ProductTexts } from '../catalogue/table/product-columns.ts';
import { pathSegment } from '../text/path-segment.ts';
import { TextBuilder, textOf } from '../catalogue/table/text-column.ts';
import { MalformedBytes, type ByteReader, type ByteWriter } from './byte-stream.ts';
import { readCodes, writeCodes, type Surrounding } from './code-column.ts';
import { readNumbers, writeNumbers } from './number-column.ts';
import { templateOf, textOfTemplate, type Known } from './text-template.ts';

/** Texts of one kind as templates; `templates[codes[row]]` is a row's. */
interface TemplateColumn {
  readonly templates: readonly string[];
  readonly codes: Float64Array;
  readonly numbers: readonly number[];
}

function templatesOf(texts: readonly string[], knownOf: (row: number) => Known): TemplateColumn {
  const codeOf = new Map<string, number>();
  const numbers: number[] = [];
  const codes = new Float64Array(texts.length);
  for (const [row, text] of texts.entries()) {
    const template = templateOf(text, knownOf(row), numbers);
    const code = codeOf.get(template) ?? codeOf.size;
    codeOf.set(template, code);
    codes[row] = code;
  }
  return { templates: [...codeOf.keys()], codes, numbers };
}

/** Writes some texts: their lengths, then all of them. */
export function writeTexts(writer: ByteWriter, texts: readonly string[]): void {
  writeNumbers(
    writer,
    texts.map((text) => text.length),
  );
  writer.text(texts.join(''));
}

/** Reads texts as they were written. */
export function readTexts(reader: ByteReader): string[] {
  const lengths = readNumbers(reader);
  const all = reader.text();
  let end = 0;
  const texts = Array.from(lengths, (length) => all.slice(end, (end += length)));
  if (end !== all.length) throw new MalformedBytes('texts of another length');
  return texts;
}

function writeTemplates(writer: ByteWriter, { templates, codes, numbers }: TemplateColumn, surrounding: Surrounding): void {
  writeTexts(writer, templates);
  writeCodes(writer, codes, surrounding);
  writeNumbers(writer, numbers);
}

/** Gives the text of each row in turn, once what is known of the row is said. */
function openTemplates(reader: ByteReader, surrounding: Surrounding): (row: number, known: Known) => string {
  const templates = readTexts(reader);
  const codes = readCodes(reader, surrounding, templates.length);
  const numbers = readNumbers(reader);
  let next = 0;
  return (row, known) => textOfTemplate(templates[codes[row] ?? 0] ?? '', known, () => numbers[next++] ?? 0);
}

/** Texts of a product in the order they are written: one may hold those before it. */
const order = ['code', 'name', 'displayName', 'url'] as const satisfies readonly (keyof ProductTexts)[];
type Texts = Record<(typeof order)[number], string>;

const partsOf: Readonly<Record<(typeof order)[number], (texts: Texts) => Known['parts']>> = {
  code: () => [],
  name: ({ code }) => [() => code],
  displayName: ({ code, name }) => [() => name, () => code],
  url: ({ code, name }) => [() => pathSegment(code), () => name, () => code],
};

const none: Texts = { code: '', name: '', displayName: '', url: '' };

export interface TextRows {
  readonly ids: Uint32Array;
  /** Rows of the table that are written, ascending. */
  readonly rows: Uint32Array;
  readonly surrounding: Surrounding;
}

/** Gives for each kind of text, in the order they are written, what writes it. */
export function productTextWriters(texts: ProductTexts, { ids, rows, surrounding }: TextRows) {
  const columnOf = (name: keyof ProductTexts): string[] => Array.from(rows, (row) => textOf(texts[name], row));
  const [codes, names] = [columnOf('code'), columnOf('name')];
  const known = (row: number): Texts => ({ ...none, code: codes[row] ?? '', name: names[row] ?? '' });
  return order.map((name) => (writer: ByteWriter): void => {
    const column = name === 'code' ? codes : name === 'name' ? names : columnOf(name);
    const templates = templatesOf(column, (row) => ({ id: ids[row] ?? 0, parts: partsOf[name](known(row)) }));
    writeTemplates(writer, templates, surrounding);
  });
}

/** Reads the texts of products with the ids and the surrounding they were written with. */
export function readProductTexts(reader: ByteReader, ids: Uint32Array, surrounding: Surrounding): ProductTexts {
  const builders = { code: new TextBuilder(), name: new TextBuilder(), displayName: new TextBuilder(), url: new TextBuilder() };
  const readers = order.map((name) => ({ name, textAt: openTemplates(reader, surrounding) }));
  for (const [row, id] of ids.entries()) {
    const texts = { ...none };
    for (const { name, textAt } of readers) {
      texts[name] = textAt(row, { id, parts: partsOf[name](texts) });
      builders[name].push(texts[name]);
    }
  }
  return {
    code: builders.code.finish(),
    name: builders.name.finish(),
    displayName: builders.displayName.finish(),
    url: builders.url.finish(),
  };
}
