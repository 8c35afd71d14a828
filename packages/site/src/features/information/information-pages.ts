import { href, type PageName } from '@cotejo/contract/paths';

/** Pages that show a text of the site, and the name of each text (A2.2-043, A2.2-044, A2.2-070). */
export const informationNames = {
  about: 'quienes-somos',
  partners: 'partners',
  privacy: 'privacidad',
  howWeOrder: 'como-ordenamos',
  help: 'ayuda',
} as const satisfies Partial<Record<PageName, string>>;
export type InformationPage = keyof typeof informationNames;

function isInformationPage(name: string): name is InformationPage {
  return Object.hasOwn(informationNames, name);
}
export const informationPages = Object.keys(informationNames).filter(isInformationPage);

/** The path of one of them in an edition's brand. */
export function informationHref(page: InformationPage, brand: string): string {
  return page === 'about' ? href(page, { brand }) : href(page, {});
}

/** Which of them a path is. Throws for another one (a bug). */
export function informationPageAt(path: string, brand: string): InformationPage {
  const found = informationPages.find((page) => informationHref(page, brand) === path);
  if (found === undefined) throw new Error(`${path} shows no text of the site`);
  return found;
}
