import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { comparatorNamedAs, href, type PageName } from '@cotejo/contract/paths';

/** Which comparators a page of text leads to. */
type Leads = (comparator: ComparatorAnswer) => boolean;

/** To the comparator of the same name as a page, and to its narrower ones. */
const namedAs = (page: string): Leads => {
  const path = comparatorNamedAs(page);
  return ({ url }) => url === path || url.startsWith(`${path}/`);
};
const nowhere: Leads = () => false;
const lives = namedAs(href('lifeInsurances', {}));

/** Pages with a path of their own whose text is the landing of that address (A2.2-064 to A2.2-069). */
export const landingPages = {
  terms: nowhere,
  lifeInsurances: lives,
  travelInsurances: namedAs(href('travelInsurances', {})),
  metlife: lives,
  internships: nowhere,
  companies: ({ questions }) => questions.includes('employees'),
} as const satisfies Partial<Record<PageName, Leads>>;
export type LandingPage = keyof typeof landingPages;

function isLandingPage(name: string): name is LandingPage {
  return Object.hasOwn(landingPages, name);
}
const pageNames = Object.keys(landingPages).filter(isLandingPage);

/** The path of one of them in an edition's brand. */
export function landingHref(page: LandingPage, brand: string): string {
  return page === 'companies' ? href(page, { brand }) : href(page, {});
}

/** Which of them a path is; null: another page's. */
export function landingPageAt(path: string, brand: string): LandingPage | null {
  return pageNames.find((page) => landingHref(page, brand) === path) ?? null;
}
