import { editions, editionOf } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { compileRedirects } from './compile-redirects.ts';
import { page, type RedirectRow } from './redirect-row.ts';
import { redirectRows } from './redirect-table.ts';

const chile = editionOf('chile');

function row(from: string, to: RedirectRow['to'][number] = page('home', {})): RedirectRow {
  return { from, to: [to], note: `note of ${from}` };
}

describe('a bad row stops the start, named by its note', () => {
  it.each<[string, readonly RedirectRow[], string]>([
    ['a path with a search', [row('/viejo?a=1')], "'from' is no path"],
    ['a path that ends with a slash', [row('/viejo/')], "'from' is no path"],
    ['a path without a slash', [row('viejo')], "'from' is no path"],
    ['two rows for one path', [row('/viejo'), row('/viejo')], "is hidden by '/viejo'"],
    ['a pattern behind a wider one', [row('/viejo/:a'), row('/viejo/:b')], "is hidden by '/viejo/:a'"],
    ['a row that hides a page', [row('/contacto')], "it hides the page '/contacto'"],
    ['a row that hides pages of a pattern', [row('/Isapre/:organization')], "it hides the page '/Isapre/:organization'"],
    ['a row that leads to itself', [row('/Contacto', page('contact', {}))], "it leads to itself, '/contacto'"],
    ['a value that the path lacks', [row('/viejo/:a', page('clinic', { clinic: ':b' }))], "':b' is no part of it"],
    ['a value that a page needs', [row('/viejo/:a?', page('clinic', { clinic: '' }))], 'needs :clinic'],
  ])('%s', (_, rows, message) => {
    expect(() => compileRedirects(rows, chile)).toThrow(message);
    expect(() => compileRedirects(rows, chile)).toThrow(/note of|needs :clinic/);
  });
});

describe('the table', () => {
  it.each(editions)('compiles for $id, with each row under the brand of the edition', (edition) => {
    const { fixed, patterns } = compileRedirects(redirectRows, edition);
    expect(fixed.size + patterns.length).toBe(redirectRows.length);
    expect(fixed.has(`/${edition.brand.code}-University`)).toBe(true);
  });

  it('has no two rows that differ in letter case alone, but for the lower-case address of comparing', () => {
    const lower = redirectRows.map(({ from }) => from.toLowerCase()).toSorted();
    expect(lower.filter((from, index) => lower[index - 1] === from)).toEqual(['/comparar']);
  });
});
