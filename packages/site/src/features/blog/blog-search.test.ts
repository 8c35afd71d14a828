import { describe, expect, it } from 'vitest';
import { blogHref, readBlogSearch } from './blog-search.ts';

const read = (search: string) => readBlogSearch(new URLSearchParams(search));

describe("the blog's address", () => {
  it.each(['', '?page=3', '?orden=popular', '?tema=Glosario', '?seccion=Reglas&page=2'])(
    'is read as it is written: %s',
    (search) => {
      expect(blogHref('QP', read(search))).toBe(`/QP-Blog${search}`);
    },
  );

  it.each(['page=0', 'page=x', 'page=1.5', 'page=99999', 'orden=otro', 'tema='])(
    'leaves out what makes no sense: %s',
    (search) => {
      expect(blogHref('QS', read(search))).toBe('/QS-Blog');
    },
  );

  it('bounds what is asked for', () => {
    expect(read(`tema=${'x'.repeat(500)}`).by).toMatchObject({ slug: 'x'.repeat(120) });
  });
});
