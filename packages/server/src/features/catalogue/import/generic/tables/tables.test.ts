import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tableNames, tables } from './tables.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../../../../../../../docs/formato-generico.md'), 'utf8');

describe('docs/formato-generico.md', () => {
  it.each(tableNames)('lists every field of %s, with the required ones in bold', (name) => {
    const { fields, kinds, required } = tables[name];
    const line = page.split('\n').find((each) => each.startsWith(`| ${name} `)) ?? '';
    const words: readonly string[] = line.split('|')[2]?.match(/\*{0,2}[A-Za-z]+\*{0,2}(?:\[\]|\{\})?/g) ?? [];
    const marks = { list: '[]', json: '{}', text: '', number: '', flag: '', day: '' };
    const expected = fields.map((field) => `${required.has(field) ? `**${field}**` : field}${marks[kinds.get(field) ?? 'text']}`);
    expect(expected.filter((word) => !words.includes(word))).toEqual([]);
  });
});
