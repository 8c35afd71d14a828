import { editionOf, type EditionId } from '@cotejo/core/editions';
import { pathSegment } from '@cotejo/core/path-segment';
import type { DemoArticle, DemoLibrary } from './article-library.ts';
import { chileCoverArticles } from './articles-chile-cover.ts';
import { chilePriceArticles } from './articles-chile-prices.ts';
import { chileRuleArticles } from './articles-chile-rules.ts';
import { colombiaArticles } from './articles-colombia.ts';
import { internationalArticles } from './articles-international.ts';
import { peruArticles } from './articles-peru.ts';
import { told } from './told.ts';

const groups = [
  { slug: 'Como-elegir', name: 'Cómo elegir' },
  { slug: 'Cuanto-cuesta', name: 'Cuánto cuesta' },
  { slug: 'Que-cubre', name: 'Qué cubre' },
  { slug: 'Reglas', name: 'Reglas y derechos' },
] as const;

const tags = [
  { slug: 'Isapres', name: 'Isapres' },
  { slug: 'Fonasa', name: 'Fonasa' },
  { slug: 'EPS', name: 'EPS' },
  { slug: 'Seguros', name: 'Seguros' },
  { slug: 'Precios', name: 'Precios' },
  { slug: 'Coberturas', name: 'Coberturas' },
  { slug: 'Familia', name: 'Familia' },
  { slug: 'Empresas', name: 'Empresas' },
  { slug: 'Viajes', name: 'Viajes' },
  { slug: 'Glosario', name: 'Palabras clave' },
] as const;

/** Calls of every edition; those of the UF are of Chile alone. */
const regions = { id: 1, path: '/api/countryState/country', query: {} };
const comparators = { id: 2, path: '/api/comparator', query: {} };
const chileCalls: DemoLibrary['calls'] = [
  { id: 3, path: '/api/globales/uf', query: {} },
  { id: 4, path: '/api/globales/indicadores', query: {} },
  { id: 5, path: '/api/organization/instituciones/tipo/isapre', query: {} },
  { id: 6, path: '/api/globales/prestadores', query: { regionNumero: '13' } },
];

function libraryOf(edition: EditionId, articles: readonly DemoArticle[], calls: DemoLibrary['calls'] = []): DemoLibrary {
  const blog = `/${editionOf(edition).brand.code}-Blog`;
  const named = new Set(articles.flatMap((article) => [article.group, ...article.tags]));
  return {
    edition,
    language: 'es',
    sourcesTitle: 'Fuentes',
    groups: groups.filter(({ slug }) => named.has(slug)),
    tags: tags.filter(({ slug }) => named.has(slug)),
    calls: [regions, comparators, ...calls],
    tabs: [
      { id: 1, name: 'Todos', url: blog },
      { id: 2, name: 'Los más leídos', url: `${blog}?orden=popular` },
      { id: 3, name: 'Palabras clave', url: `${blog}?tema=Glosario` },
    ],
    articles,
  };
}

const inSpanish = libraryOf('international', internationalArticles);

/** The articles of the demonstration, edition by edition, the last one in each of its languages. */
export const demoLibraries: readonly DemoLibrary[] = [
  libraryOf('chile', [...chileRuleArticles, ...chilePriceArticles, ...chileCoverArticles], chileCalls),
  libraryOf('peru', peruArticles),
  libraryOf('colombia', colombiaArticles),
  inSpanish,
  ...told.map(({ locale, content }): DemoLibrary => {
    const { all, mostRead, glossary } = content.tabs;
    return {
      ...inSpanish,
      language: locale,
      sourcesTitle: content.sources,
      tabs: inSpanish.tabs.map((tab, place) => ({ ...tab, name: [all, mostRead, glossary][place] ?? tab.name })),
      articles: content.articles.flatMap((article, place) => {
        const original = internationalArticles[place];
        return original ? [{ ...original, ...article, slug: pathSegment(original.title) }] : [];
      }),
    };
  }),
];
