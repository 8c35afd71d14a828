import { describe, expect, it } from 'vitest';
import { siteFacts } from '../testing/site-facts.ts';
import { withOwnLinks } from './own-links.ts';

const offered = { site: { ...siteFacts, lists: ['insurers' as const] }, isPartner: true };
const inEnglish = (html: string): string => withOwnLinks(html, { language: 'en', offered });

describe('the own links of a text', () => {
  it("lead on in the page's language, with their search and their place", () => {
    expect(inEnglish('<p>See <a href="/Ayuda?a=1&amp;b=2#x" title="Help">help</a> or <a href="/">home</a>.</p>')).toBe(
      '<p>See <a href="/en/Ayuda?a=1&amp;b=2#x" title="Help">help</a> or <a href="/en">home</a>.</p>',
    );
    expect(inEnglish('<a title="Help" href="/Ayuda">x</a>')).toBe('<a title="Help" href="/en/Ayuda">x</a>');
    expect(withOwnLinks('<a href="/Ayuda">ayuda</a>', { language: 'es', offered })).toBe('<a href="/Ayuda">ayuda</a>');
  });

  it('stay as they are where they name a language, lead elsewhere or are no page', () => {
    const kept = [
      '<a href="/pt/Ayuda">x</a>',
      '<a href="https://otro.example/Ayuda">x</a>',
      '<a href="mailto:a@b.example">x</a>',
      '<a href="#parte">x</a>',
      '<a href="/sitemap.xml">x</a>',
      '<a href="/api/globales/uf">x</a>',
    ];
    for (const link of kept) expect(inEnglish(link)).toBe(link);
  });

  it('C6-06 C6-07 are words where the host has nothing there', () => {
    expect(inEnglish('<li><a href="/Clinicas-y-Hospitales">tu <b>clínica</b></a></li>')).toBe('<li>tu <b>clínica</b></li>');
    expect(inEnglish('<a href="/Comparar/Fonasa">Fonasa</a> y <a href="/Comparar/Isapres">Isapres</a>')).toBe(
      'Fonasa y <a href="/en/Comparar/Isapres">Isapres</a>',
    );
  });
});
