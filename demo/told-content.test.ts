import { describe, expect, it } from 'vitest';
import { demoLibraries } from './content/articles.ts';
import { demoLandings } from './content/landings.ts';
import { demoTexts } from './content/site-texts.ts';

const documents = demoTexts().filter(({ edition }) => edition === 'international');
const ofLocale = (wanted: string) => documents.filter(({ locale = 'es' }) => locale === wanted);
/** What looks the same in every language. */
const looks = new Set(['comparator-look']);
const placeOf = ({ kind, name = '', position = 0 }: (typeof documents)[number]): string => `${kind} ${name} ${position}`;
const partsOf = (html: string): string[] => html.match(/<\/?\w+/g) ?? [];

describe.each(['en', 'pt'])('content in %s', (language) => {
  it('B1-18 B9-52 has a document for each Spanish one', () => {
    const spanish = ofLocale('es').filter(({ kind }) => !looks.has(kind));
    expect(ofLocale(language).map(placeOf).toSorted()).toEqual(spanish.map(placeOf).toSorted());
  });

  it('leads where the Spanish one leads, by other words', () => {
    const spanish = new Map(ofLocale('es').map((document) => [placeOf(document), document.payload]));
    const addresses = (payload: unknown): string[] => JSON.stringify(payload).match(/"(?:\/|mailto:|tel:)[^"]*"/g) ?? [];
    for (const document of ofLocale(language)) {
      const original = spanish.get(placeOf(document));
      expect(document.payload).not.toEqual(original);
      expect(addresses(document.payload)).toEqual(addresses(original));
    }
  });

  it('has every article, with the parts and the address of the Spanish one', () => {
    const [spanish] = demoLibraries.filter(({ edition, language: own }) => edition === 'international' && own === 'es');
    const [told] = demoLibraries.filter(({ edition, language: own }) => edition === 'international' && own === language);
    expect(told?.articles.map(({ parts }) => parts.map(({ html, endpoints }) => [partsOf(html), endpoints]))).toEqual(
      spanish?.articles.map(({ parts }) => parts.map(({ html, endpoints }) => [partsOf(html), endpoints])),
    );
    expect(told?.articles.map(({ slug }) => slug)).toHaveLength(6);
    expect(told?.articles.some(({ title }, place) => title === spanish?.articles[place]?.title)).toBe(false);
  });

  it('has every landing, with the parts and the address of the Spanish one and other words', () => {
    const landingsIn = (wanted: string) =>
      demoLandings()
        .filter(({ edition, locale }) => edition === 'international' && locale === wanted)
        .toSorted((one, other) => one.url.localeCompare(other.url));
    const [spanish, told] = [landingsIn('es'), landingsIn(language)];
    expect(spanish.length).toBeGreaterThan(10);
    expect(told.map(({ url, body }) => [url, partsOf(body)])).toEqual(spanish.map(({ url, body }) => [url, partsOf(body)]));
    expect(told.filter(({ description }, place) => description === spanish[place]?.description)).toEqual([]);
  });
});
