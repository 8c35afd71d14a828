import type { ContactGroup } from '@cotejo/contract/contact';
import type { FrameSettings } from '@cotejo/contract/page-rendering';
import type { SiteFacts } from '@cotejo/contract/site';
import type { MenuItem, Notification } from '@cotejo/contract/site-content';
import type { AssistancePages } from '@cotejo/core/assistance-address';
import { useRouteLoaderData } from 'react-router';
import type { Offered } from './offered-ways.ts';

/** Id of the route that frames every page. */
export const rootRouteId = 'root';
/** Id of the route of the footer by itself, which has the same facts. */
export const footerRouteId = 'footer';

/** What the frame shows. Each is null when its call failed: the frame then says less, or that it could not be had. */
export interface FrameFacts {
  readonly site: SiteFacts | null;
  /** Titles of the header, in their order (A2.1-04). */
  readonly menu: readonly MenuItem[] | null;
  /** Boxes of categories (B7-30); empty when they could not be had. */
  readonly boxes: readonly MenuItem[];
  /** What the bell tells, the newest first; empty where nothing is new or it could not be had. */
  readonly notices: readonly Notification[];
  /** Networks that the site is found in; empty when they could not be had. */
  readonly networks: ContactGroup['contactInformations'];
  /** Ways to reach whoever runs the site, the third its support e-mail (B7-19); empty when they could not be had. */
  readonly contacts: ContactGroup['contactInformations'];
  /** Null: the host is our own. */
  readonly partner: PartnerFrame | null;
  /** The travel assistance provider's pages; null: nobody is led there. */
  readonly assistance: AssistancePages | null;
  /** Null: the frame itself could not be loaded. */
  readonly script: ScriptSettings | null;
}

/** What the frame's script is told. */
export interface ScriptSettings extends FrameSettings {
  /** Of the program that made the page. */
  readonly version: string;
  /** False on a partner's host, which leads nobody away from it. */
  readonly offersCountries: boolean;
}

/** What a partner has in place of our frame (decision 0182): each is ours where it gives none. */
export interface PartnerFrame {
  readonly headerHtml: string | null;
  readonly footerHtml: string | null;
  readonly hasFooter: boolean;
  /** True: every page says that it is shown to try (C6-08). */
  readonly isDemo: boolean;
  /** Its name above every page, in its colour; null: it wants none. */
  readonly banner: { readonly name: string; readonly color: string | null; readonly layout: 'left' | 'center' } | null;
}

/** Whether a value is what the loader of the frame answered, as the page's data bring it. */
export function isFrameFacts(value: unknown): value is FrameFacts {
  return typeof value === 'object' && value !== null && 'site' in value && 'notices' in value;
}

/** Colour of the partner whose host the page is on, from the answers of its loaders; null: our own host, or it set none. */
export function partnerColorOf(loaderData: Readonly<Record<string, unknown>>): string | null {
  const frame = loaderData[rootRouteId];
  return isFrameFacts(frame) ? (frame.partner?.banner?.color ?? null) : null;
}

const noFacts: FrameFacts = {
  site: null,
  menu: null,
  boxes: [],
  notices: [],
  networks: [],
  contacts: [],
  partner: null,
  assistance: null,
  script: null,
};

/** What the frame shows; of everything null while the frame itself could not be loaded. */
export function useFrameFacts(): FrameFacts {
  const ofFrame = useRouteLoaderData<FrameFacts | null>(rootRouteId);
  const ofFooter = useRouteLoaderData<FrameFacts | null>(footerRouteId);
  return ofFrame ?? ofFooter ?? noFacts;
}

/** What is offered on the host of the page. */
export function useOffered(): Offered {
  const { site, partner } = useFrameFacts();
  return { site, isPartner: partner !== null };
}

/** Whether clinics are a matter here: a partner may hide them (C6-07). True while that is not known. */
export function useShowsClinics(): boolean {
  return useFrameFacts().site?.lists.includes('clinics') ?? true;
}

/** The site's own facts; null when they could not be had, and the frame then says less. */
export function useSiteFacts(): SiteFacts | null {
  return useFrameFacts().site;
}
