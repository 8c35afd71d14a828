import { foldText } from '@cotejo/core/text';
import { productTabs, requestTab, type ProductTab } from '../paths.ts';

type OpenTab = ProductTab | typeof requestTab;

/** Short names of the parts of a product page, as old addresses have them (C2-21, C2-22). */
const shortNames: Readonly<Record<string, OpenTab>> = {
  preguntas: 'Preguntas-Frecuentes',
  poliza: 'Poliza-Particular',
};

const openTabs: readonly OpenTab[] = [requestTab, ...productTabs];
const tabs = new Map<string, OpenTab>([...openTabs.map((tab) => [foldText(tab), tab] as const), ...Object.entries(shortNames)]);

/** The last segment of a product page that a name stands for, in any letter case, with accents or without; null: none. */
export function tabOf(name: string): OpenTab | null {
  return tabs.get(foldText(name)) ?? null;
}

/** What a redirect to a product is made from. */
export interface ProductRedirect {
  /** Path the visitor is on, without search. */
  readonly currentPath: string;
  /** Path of the product's own page. */
  readonly productUrl: string;
  /** The part to open, by any of its names; an unknown one is dropped. */
  readonly tab?: string;
  /** True: a product that is offered stays where it is. */
  readonly onlyInactive?: boolean;
  /** Whether the product is offered; without it, it is. */
  readonly isActive?: boolean;
}

/**
 * Where a visitor of a product is sent (C2-18 to C2-22): on a path of the product itself its last segment is rewritten,
 * anywhere else the path is built from the product's. Null: nowhere.
 */
export function productRedirect(redirect: ProductRedirect): string | null {
  const { currentPath, productUrl, onlyInactive = false, isActive = true } = redirect;
  if (onlyInactive && isActive) return null;
  const tab = redirect.tab === undefined ? null : tabOf(redirect.tab);
  const isOnProduct = currentPath === productUrl || currentPath.startsWith(`${productUrl}/`);
  if (!isOnProduct) return tab === null ? productUrl : `${productUrl}/${tab}`;
  const last = currentPath.slice(productUrl.length + 1);
  if (tab === null) return currentPath;
  const before = tabOf(last) === null ? currentPath : currentPath.slice(0, -last.length - 1);
  return `${before}/${tab}`;
}
