import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ok, type Result } from '@cotejo/core/result';
import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import type { SheetProblem } from '../sheet-problem.ts';
import { mappingFile, mappingSchema, type Mapping } from './mapping-schema.ts';
import { tableNames, tables } from './tables/tables.ts';

/** A mapping is a page or two; more is another file under its name. */
const largestMapping = 1_000_000;

type Path = readonly PropertyKey[];
type At = (path: Path, message: string) => SheetProblem;

async function readText(folder: string): Promise<Result<string, string>> {
  const path = join(folder, mappingFile);
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return fail(`no está en la carpeta ${folder}`);
  if (found.size > largestMapping) return fail('tiene más de 1 MB: no es un mapping.yaml');
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)));
  } catch {
    return fail('no está en UTF-8');
  }
}

/** The line of what a path leads to, or of the nearest thing above it that is there. */
function lineOf(document: Document, lines: LineCounter, path: Path): number | null {
  let node: unknown = document.contents;
  let offset: number | undefined;
  for (const step of path) {
    if (!isMap(node)) break;
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
    if (!pair) break;
    if (isScalar(pair.key)) offset = pair.key.range?.[0] ?? offset;
    node = pair.value;
  }
  return offset === undefined ? null : lines.linePos(offset).line;
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'falta' : `no es del tipo que debe (${issue.expected})`;
  if (issue.code === 'invalid_value') return `no es ninguno de ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
  if (issue.code === 'invalid_format' || issue.code === 'custom') return issue.message;
  return `no es válido (${issue.code})`;
}

function problemsOf(issues: readonly z.core.$ZodIssue[], at: At): readonly SheetProblem[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [at(issue.path, messageOf(issue))];
    const isTable = issue.path.length === 1 && issue.path[0] === 'tables';
    const message = isTable ? `no existe: las tablas son ${tableNames.join(', ')}` : 'no se conoce';
    return issue.keys.map((key) => at([...issue.path, key], message));
  });
}

/** Fields of the mapping that the tables do not have, and those they cannot do without. */
function fieldProblems(mapping: Mapping, at: At): readonly SheetProblem[] {
  return tableNames.flatMap((name) => {
    const mapped = mapping.tables[name];
    if (mapped === undefined) return [];
    const { fields, required } = tables[name];
    const own = ['tables', name] as const;
    const hasNoWorkbook = mapped.sheet !== undefined && mapping.workbook === undefined;
    const noWorkbook = hasNoWorkbook ? [at([...own, 'sheet'], 'falta workbook, el libro que tiene la hoja')] : [];
    if (mapped.fields === undefined) return noWorkbook;
    const given = Object.keys(mapped.fields);
    const unknown = given.filter((field) => !fields.includes(field));
    const missing = fields.filter((field) => required.has(field) && !given.includes(field));
    return [
      ...noWorkbook,
      ...unknown.map((field) => at([...own, 'fields', field], `no es un campo de ${name}: los hay ${fields.join(', ')}`)),
      ...missing.map((field) => at([...own, 'fields', field], 'falta: el campo es obligatorio')),
    ];
  });
}

/** Reads the description of a folder. Problems name the line and the path inside the YAML ('tables.products.fields.code'). */
export async function readMapping(folder: string): Promise<Result<Mapping, readonly SheetProblem[]>> {
  const text = await readText(folder);
  const problem = (row: number | null, message: string): SheetProblem => ({ file: mappingFile, row, column: null, message });
  if (!text.ok) return fail([problem(null, text.error)]);
  const lines = new LineCounter();
  const document = parseDocument(text.value, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    return fail(document.errors.map(({ pos, code }) => problem(lines.linePos(pos[0]).line, `no es YAML válido (${code})`)));
  }
  const at: At = (path, message) => ({
    file: mappingFile,
    row: lineOf(document, lines, path),
    column: path.length === 0 ? null : path.map(String).join('.'),
    message,
  });
  let content: unknown;
  try {
    content = document.toJS({ maxAliasCount: 100 });
  } catch {
    return fail([problem(null, 'repite partes con demasiados alias')]);
  }
  const mapping = mappingSchema.safeParse(content, { reportInput: true });
  if (!mapping.success) return fail(problemsOf(mapping.error.issues, at));
  const problems = fieldProblems(mapping.data, at);
  return problems.length > 0 ? fail(problems) : ok(mapping.data);
}
