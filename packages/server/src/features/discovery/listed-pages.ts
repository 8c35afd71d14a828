import { comparatorHref, comparatorNamedAs, href, paths, type PageName, type PathParams } from '@cotejo/contract/paths';
import { organizationLists } from '@cotejo/contract/paths/organization-lists';
import { organizationPath } from '@cotejo/contract/paths/organization-path';
import { patternOfBrand } from '@cotejo/contract/paths/pattern';
import { productPath } from '@cotejo/contract/paths/product-path';
import { wireOrganizationRef } from '@cotejo/contract/wire-item';
import { isCareCentre } from '@cotejo/core/care-centres';
import type { CatalogueSnapshot, Comparator, OrganizationKind } from '@cotejo/core/catalogue';
import type { Edition, Language } from '@cotejo/core/editions';
import { questionsOf } from '@cotejo/core/profile-questions';
import type { DatedTexts, Titles, WrittenText } from './discovery-store.ts';

/** Parts of the site that are listed apart, by the names of their files. */
export const listParts = ['paginas', 'comparadores', 'organizaciones', 'clinicas', 'productos', 'blog'] as const;
export type ListPart = (typeof listParts)[number];

/** A page that search engines may show. */
export interface ListedPage {
  readonly part: ListPart;
  readonly path: string;
  /** Null: the site has one for the page's name, which is its counterpart. */
  readonly title: string | null;
  /** What it is called in other languages, where that is written; absent: as its title says. */
  readonly titles?: Titles;
  /** When what it shows changed last; null: nobody knows. */
  readonly changedAt: Date | null;
  /** Those of the edition that it is written in; in the others it is Spanish, and no page of theirs. */
  readonly languages: readonly Language[];
  /** What is the same page in other editions; null: it has no counterpart. */
  readonly counterpart: string | null;
}

/** What tells which pages an edition has. */
export interface ListGround {
  readonly edition: Edition;
  readonly snapshot: CatalogueSnapshot;
  readonly texts: DatedTexts;
}

/** Pages that one name stands for: nothing but the brand is in their paths. */
type SinglePage = { [Name in PageName]: [Exclude<keyof PathParams<Name>, 'brand'>] extends [never] ? Name : never }[PageName];

interface Dated {
  readonly at: Date | null;
  /** Absent: all of the edition. */
  readonly languages?: readonly Language[];
}
/** Whether an edition has a page, and since when it is as it is. */
type Rule = (ground: ListGround) => Dated | null;

const always: Rule = () => ({ at: null });
const never: Rule = () => null;
const ofCatalogue: Rule = ({ texts }) => ({ at: texts.catalogueAt });
const ofKinds =
  (...kinds: OrganizationKind[]): Rule =>
  (ground) =>
    [...ground.snapshot.organizations.values()].some(({ kind }) => kinds.includes(kind)) ? ofCatalogue(ground) : null;
const dated = (text: WrittenText | undefined): Dated | null => text ?? null;
const ofText =
  (name: string): Rule =>
  ({ texts }) =>
    dated(texts.information.get(name));
/** Its text is the landing of its own address. */
const ofLanding =
  (page: SinglePage): Rule =>
  ({ texts, edition }) =>
    dated(texts.landings.get(singlePath(page, edition).slice(1)));
/** It shows the comparator of the same path. */
const ofComparator =
  (page: SinglePage): Rule =>
  (ground) => {
    const url = comparatorNamedAs(singlePath(page, ground.edition));
    return ground.snapshot.comparators.some((comparator) => comparator.url === url) ? ofCatalogue(ground) : null;
  };

function singlePath(page: SinglePage, { brand }: Edition): string {
  return patternOfBrand(paths[page], brand.code);
}

/** Every page with a path of its own. What is a way to somewhere else, or one person's, is not listed. */
export const singlePages = {
  home: ofCatalogue,
  accidents: ofComparator('accidents'),
  healthInsurances: ofComparator('healthInsurances'),
  guards: ofComparator('guards'),
  insuranceList: ofCatalogue,
  bestPlan: ofCatalogue,
  productSitemap: ofCatalogue,
  blog: ({ texts }) => {
    const [newest] = texts.articles.values();
    const languages = new Set([...texts.articles.values()].flatMap((article) => article.languages));
    return newest ? { at: newest.at, languages: [...languages] } : null;
  },
  isapres: ofKinds(...organizationLists.isapres),
  insurers: ofKinds(...organizationLists.insurers),
  clinics: (ground) => ([...ground.snapshot.clinics.values()].some(isCareCentre) ? ofCatalogue(ground) : null),
  epsList: ofKinds(...organizationLists.epsList),
  prepaidList: ofKinds(...organizationLists.prepaidList),
  about: ofText('quienes-somos'),
  partners: ofText('partners'),
  privacy: ofText('privacidad'),
  howWeOrder: ofText('como-ordenamos'),
  help: ofText('ayuda'),
  terms: ofLanding('terms'),
  lifeInsurances: ofLanding('lifeInsurances'),
  travelInsurances: ofLanding('travelInsurances'),
  metlife: ofLanding('metlife'),
  internships: ofLanding('internships'),
  companies: ofLanding('companies'),
  contact: always,
  clientPortal: always,
  quote: always,
  compareProducts: never,
  login: never,
  feedback: never,
  consents: never,
  withdrawal: never,
  profileGenerator: never,
  travelAssistance: never,
  search: never,
} as const satisfies Partial<Record<SinglePage, Rule>>;

function isSinglePage(name: string): name is keyof typeof singlePages {
  return Object.hasOwn(singlePages, name);
}
const singlePageNames = Object.keys(singlePages).filter(isSinglePage);

/** Of the languages of an edition, in their order, those of a text. */
function languagesOf({ languages: all }: Edition, written: readonly Language[] = all): readonly Language[] {
  return all.filter((language) => written.includes(language));
}

function listSinglePages(ground: ListGround): ListedPage[] {
  return singlePageNames.flatMap((name) => {
    const found = singlePages[name](ground);
    if (found === null) return [];
    const path = singlePath(name, ground.edition);
    const languages = languagesOf(ground.edition, found.languages);
    return [{ part: 'paginas', path, title: null, changedAt: found.at, languages, counterpart: name }];
  });
}

function listTopics(ground: ListGround): ListedPage[] {
  const taken = new Set(listSinglePages(ground).map(({ path }) => path.slice(1)));
  return [...ground.texts.landings].flatMap(([url, { title, titles, at: changedAt, languages: written }]) => {
    const languages = languagesOf(ground.edition, written);
    const path = href('topic', { url });
    return taken.has(url) ? [] : [{ part: 'paginas', path, title, titles, changedAt, languages, counterpart: null }];
  });
}

function listArticles({ edition, texts }: ListGround): ListedPage[] {
  return [...texts.articles].map(([article, { title, titles, at: changedAt, languages: written }]) => {
    const path = href('article', { brand: edition.brand.code, article });
    return { part: 'blog', path, title, titles, changedAt, languages: languagesOf(edition, written), counterpart: null };
  });
}

/** Comparators of one path are the same page where they insure the same and are priced alike: an EPS of Peru is none of Colombia. */
function comparedAt(path: string, comparator: Comparator): string {
  const [insured = ''] = questionsOf({ ...comparator, regions: [] });
  return [path, comparator.productKind, insured, comparator.asksIncome ? 'income' : ''].join(' ');
}

function listComparators({ edition: { languages }, snapshot, texts }: ListGround): ListedPage[] {
  return snapshot.comparators.map((comparator) => {
    const path = comparatorHref(comparator.url);
    return {
      part: 'comparadores',
      path,
      title: comparator.displayName,
      changedAt: texts.catalogueAt,
      languages,
      counterpart: comparedAt(path, comparator),
    };
  });
}

function pageOfSeller(path: string, title: string, { edition: { languages }, texts }: ListGround): ListedPage {
  return { part: 'organizaciones', path, title, changedAt: texts.catalogueAt, languages, counterpart: null };
}

/** A group of clinics has its page among the clinics, where there is one. */
function listOrganizations(ground: ListGround): ListedPage[] {
  const sellers = [...ground.snapshot.organizations.values()].filter(({ kind }) => kind !== 'provider');
  return sellers.map((one) => pageOfSeller(organizationPath(wireOrganizationRef(one)), one.displayName, ground));
}

function listPlansOfIsapres(ground: ListGround): ListedPage[] {
  const isapres = [...ground.snapshot.organizations.values()].filter(({ kind }) => kind === 'isapre');
  return isapres.map(({ url, displayName }) => pageOfSeller(href('isaprePlans', { organization: url }), displayName, ground));
}

function listClinics(ground: ListGround): ListedPage[] {
  const clinics = [...ground.snapshot.clinics.values()].filter(isCareCentre);
  return clinics.map(({ url, displayName }) => {
    return { ...pageOfSeller(href('clinic', { clinic: url }), displayName, ground), part: 'clinicas' };
  });
}

function listProducts({ edition, snapshot, texts: { catalogueAt: changedAt } }: ListGround): ListedPage[] {
  return [...snapshot.products].flatMap((product): ListedPage[] => {
    const seller = snapshot.organizations.get(product.organizationId);
    if (seller === undefined) return [];
    const path = productPath(product, seller, edition);
    const { languages } = edition;
    return [{ part: 'productos', path, title: product.displayName, changedAt, languages, counterpart: null }];
  });
}

/** The pages of an edition that other editions may have as well, and those that not every language may have. */
export function listPairedPages(ground: ListGround): readonly ListedPage[] {
  return [...listSinglePages(ground), ...listTopics(ground), ...listComparators(ground), ...listArticles(ground)];
}

/** The pages of an edition that search engines may show, each once, in the order of the parts. */
export function listPages(ground: ListGround): readonly ListedPage[] {
  const pages = [
    ...listSinglePages(ground),
    ...listTopics(ground),
    ...listComparators(ground),
    ...listOrganizations(ground),
    ...listPlansOfIsapres(ground),
    ...listClinics(ground),
    ...listProducts(ground),
    ...listArticles(ground),
  ];
  return [...new Map(pages.map((page) => [page.path, page])).values()];
}

/** Products are looked up among the pages that a wrong path may have meant only where an edition has few. */
const mostNearProducts = 2000;

/** The pages that a path which no page has may have meant: those of a kind that comes first are nearer, if all else is equal. */
export function listNearPages(ground: ListGround): readonly ListedPage[] {
  const isSmall = ground.snapshot.products.length <= mostNearProducts;
  return [
    ...listComparators(ground),
    // Whoever is told of these stands before a way home already.
    ...listSinglePages(ground).filter(({ counterpart }) => counterpart !== 'home'),
    ...listOrganizations(ground),
    ...listClinics(ground),
    ...listTopics(ground),
    ...listArticles(ground),
    ...(isSmall ? listProducts(ground) : []),
  ];
}
