import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Finding, SourceFile, StructureCheck } from './tree.ts';

const journalSchema = z.object({ entries: z.array(z.object({ idx: z.number(), tag: z.string() })) });
const checksumsSchema = z.record(z.string(), z.string());

/** SHA-256 of a migration's text, as migrations/checksums.json keeps it. */
export function checksumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function parse<Value>(file: SourceFile | undefined, schema: z.ZodType<Value>, absent: Value): Value {
  return file === undefined ? absent : schema.parse(JSON.parse(file.text));
}

/** Rule 18: migrations are numbered SQL files listed in the journal, and a sealed one never changes. */
export const migrations: StructureCheck = {
  name: 'migrations',
  find: (tree) => {
    const byPath = new Map(tree.map((file) => [file.path, file]));
    const journal = parse(byPath.get('migrations/meta/_journal.json'), journalSchema, { entries: [] });
    const sealed = parse(byPath.get('migrations/checksums.json'), checksumsSchema, {});
    const files = tree.filter(({ path }) => /^migrations\/[^/]+[.]sql$/.test(path));
    const listed = new Set(journal.entries.map(({ tag }) => `migrations/${tag}.sql`));
    const at = (path: string, message: string): Finding => ({ path, line: null, message });
    return [
      ...journal.entries.flatMap(({ tag, idx }) => {
        const path = `migrations/${tag}.sql`;
        if (!byPath.has(path)) return [at(path, 'is in the journal but not there')];
        return tag.startsWith(String(idx).padStart(4, '0')) ? [] : [at(path, `has not the number ${idx} of the journal`)];
      }),
      ...files.filter(({ path }) => !listed.has(path)).map(({ path }) => at(path, 'is not in migrations/meta/_journal.json')),
      ...files.flatMap(({ path, text }) => {
        const name = path.slice('migrations/'.length);
        const known = sealed[name];
        if (known === undefined) return [at(path, 'is not sealed: run "npm run migrations:seal"')];
        return known === checksumOf(text) ? [] : [at(path, 'was changed after it was sealed: write a new migration')];
      }),
      ...Object.keys(sealed).flatMap((name) =>
        byPath.has(`migrations/${name}`) ? [] : [at(`migrations/${name}`, 'was sealed and is gone')],
      ),
    ];
  },
};
