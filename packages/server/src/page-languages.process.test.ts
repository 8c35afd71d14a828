import { countries } from '@cotejo/core/countries';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSite, type RunningSite } from './platform/testing/running-site.ts';
import { shownTexts } from './platform/testing/shown-texts.ts';

const languages = ['en', 'pt'] as const;
type Language = (typeof languages)[number];
const host = 'international.localhost';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

async function htmlOf(path: string): Promise<string> {
  const { text } = await site.ask(host, path);
  return text;
}

/** The paths of a part of the map of the site. */
async function listed(part: string): Promise<string[]> {
  const map = await htmlOf(`/sitemaps/${part}.xml`);
  const paths = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url.replaceAll('&amp;', '&')).pathname);
  // Each stands there once for each language.
  return paths.filter((path) => !/^\/(?:en|pt)(?:\/|$)/.test(path));
}

const namesIn = (language: string) => new Intl.DisplayNames(language, { type: 'region' });

/** Countries that Spanish and another language call alike, 'Chile', and those that English writes with foreign letters, 'Réunion'. */
const sharedCountries = countries.flatMap(([code, name]) => {
  const inSpanish = namesIn('es').of(code);
  const [inEnglish = '', inPortuguese = ''] = languages.map((language) => namesIn(language).of(code));
  const isAlike = (other: string): boolean => other === name || other === inSpanish;
  return [inEnglish, inPortuguese].filter((other) => isAlike(other) || (other === inEnglish && /[^\u0020-\u007e]/.test(other)));
});

/**
 * Who sells, where care is given, what is sold and its code, the longest first: names are the same in every language, also
 * within a sentence.
 */
async function properNames(): Promise<readonly string[]> {
  const names: string[] = [];
  for (const part of ['organizaciones', 'clinicas', 'productos']) {
    for (const path of await listed(part)) {
      const html = await htmlOf(path);
      const heading = shownTexts(/<h1[\s\S]*?<\/h1>/.exec(html)?.[0] ?? '').map(({ text }) => text);
      const codes = [...html.matchAll(/\b[A-Z]{3}-[A-Z]+-\d+\b/g)].map(([code]) => code);
      names.push(heading.join(' ').replace(/: (?:planes y seguros que la cubren|coberturas y precios)$/, ''), ...codes);
    }
  }
  return [...new Set([...names, ...sharedCountries])]
    .filter((name) => name !== '')
    .toSorted((one, other) => other.length - one.length);
}

/** Words and letters of Spanish that Portuguese does not have; English has none of the others either. */
const onlySpanish =
  /[ñ¿¡]|(?<![\p{L}-])(?:el|los|las|una|del|y|con|sin|hasta|más|según|años?|días?|hay|cuánto|qué|cómo|tu|tus|muy|salud|viaje|precios?|también|sólo|quién|dónde|hij[oa]s?)(?!\p{L})|ci(?:ón|ones)(?!\p{L})/iu;
const notEnglish = /(?<!\p{L})(?:de|para|por|que|com|seguros?|se|um|uma)(?!\p{L})|[áéíóúâêôãõç]/iu;

const foreign: Readonly<Record<Language, (text: string) => boolean>> = {
  en: (text) => onlySpanish.test(text) || notEnglish.test(text),
  pt: (text) => onlySpanish.test(text),
};

/** What a page shows in a language, names and addresses of mail left out. */
function textsIn(html: string, language: string, names: readonly string[]): Set<string> {
  const ofPage = shownTexts(html).filter(({ lang }) => lang.startsWith(language));
  const ownWords = (text: string): string =>
    names.reduce((rest, name) => rest.replaceAll(name, ''), text.replaceAll(/\S+@\S+/g, ''));
  return new Set(ofPage.map(({ text }) => ownWords(text)));
}

/** Words that English has as Spanish has them, or that are said in every language. */
const sameInEnglish = new Set(
  'cotejo blog dental plan normal no email carga isapre telemedicina whatsapp linkedin instagram facebook youtube'.split(' '),
);

/** True for a text with a word of Spanish in it: marks of two letters and currencies are none. */
function hasSpanishWord(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.some((word) => !/^\p{Lu}{2,3}$/u.test(word) && !sameInEnglish.has(word.toLowerCase()));
}

/** What a page in another language shows in Spanish without saying so. */
async function spanishOn(path: string, language: Language, names: readonly string[]): Promise<string[]> {
  const { status, text: html } = await site.ask(host, path === '/' ? `/${language}` : `/${language}${path}`);
  if (status !== 200 && status !== 404) return [`answers ${status}`];
  const texts = textsIn(html, language, names);
  const inSpanish = language === 'en' ? textsIn(await htmlOf(path), 'es', names) : new Set<string>();
  return [...texts].filter((text) => foreign[language](text) || (inSpanish.has(text) && hasSpanishWord(text)));
}

/** Pages that the map does not tell of, one of each kind. */
const unlisted = [
  '/Comparar/Seguros-de-Salud?comparar=ALI-SALUD-4&comparar=TRV-SALUD-3',
  '/Comparar/Seguros-de-Salud?prices=1-2',
  '/Comparar-Planes',
  '/buscar?q=alisio',
  '/buscar?q=zzzz',
  '/login',
  '/v1',
  '/no-existe',
];

it.for(languages)('B1-18 B9-52 pages in %s show nothing in Spanish that is not marked as Spanish', async (language) => {
  const names = await properNames();
  const [firstProduct = ''] = await listed('productos');
  const some = await Promise.all(['organizaciones', 'clinicas', 'productos', 'blog'].map(listed));
  const paths = [
    ...(await listed('paginas')),
    ...(await listed('comparadores')),
    ...some.flatMap((ofPart) => ofPart.filter((_path, index) => index % 12 === 0)),
    `${firstProduct}/Solicitar`,
    ...unlisted,
  ];
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    const texts = await spanishOn(path, language, names);
    if (texts.length > 0) found[path] = texts;
  }
  expect(found).toEqual({});
});
