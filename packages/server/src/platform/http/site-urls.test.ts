import { describe, expect, it } from 'vitest';
import { siteUrlsAt, siteUrlsSchema } from './site-urls.ts';

const hosts = { localhost: 'chile', '127.0.0.1': 'chile', 'peru.localhost': 'peru' } as const;

describe('where the editions are', () => {
  it('is the first host of each, with protocol and port of the request', () => {
    expect(siteUrlsAt({ protocol: 'http', host: '127.0.0.1:3000' }, { known: {}, hosts })).toEqual({
      chile: 'http://localhost:3000',
      peru: 'http://peru.localhost:3000',
      colombia: 'http://127.0.0.1:3000',
      international: 'http://127.0.0.1:3000',
    });
  });

  it('is what was set, whatever the request', () => {
    const known = siteUrlsSchema.parse('chile=https://www.cotejo.example, peru=https://pe.cotejo.example:8443');
    const urls = siteUrlsAt({ protocol: 'http', host: 'localhost' }, { known, hosts });
    expect(urls).toMatchObject({ chile: 'https://www.cotejo.example', peru: 'https://pe.cotejo.example:8443' });
  });

  it.each([
    ['cuba=https://cotejo.example', "'cuba' no es una edición"],
    ['chile=https://cotejo.example/', 'chile: debe ser un origen'],
    ['chile=cotejo.example', 'chile: debe ser un origen'],
    ['chile=https://a.example,chile=https://b.example', "'chile' aparece dos veces"],
    ['chile=https://a.example=b', 'no es edición=origen'],
  ])('%s is refused by name', (text, reason) => {
    const parsed = siteUrlsSchema.safeParse(text);
    expect(parsed.error?.issues[0]?.message).toContain(reason);
  });
});
