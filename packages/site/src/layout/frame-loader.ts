import type { ServerApiClient } from '@cotejo/contract/client';
import type { ContactGroup } from '@cotejo/contract/contact';
import type { PartnerAnswer } from '@cotejo/contract/partner';
import type { MenuItem } from '@cotejo/contract/site-content';
import type { LoaderFunctionArgs } from 'react-router';
import { withOwnLinks, type PlaceOfLinks } from '../content/own-links.ts';
import { pageContext } from '../page-context.ts';
import { serverContext } from '../server-context.ts';
import { isOffered, offeredMenu, type Offered } from './offered-ways.ts';
import type { FrameFacts, PartnerFrame } from './site-facts.ts';

/** A partner that sets a colour or a layout has a banner (A1-37, A1-38). */
function bannerOf({ name, bannerColor, bannerLayout }: PartnerAnswer): PartnerFrame['banner'] {
  return bannerColor === null && bannerLayout === null ? null : { name, color: bannerColor, layout: bannerLayout ?? 'left' };
}

function frameOf(partner: PartnerAnswer, place: PlaceOfLinks): PartnerFrame {
  const { headerHtml, footerHtml, hasFooter, access } = partner;
  const leading = (html: string | null): string | null => html && withOwnLinks(html, place);
  return {
    headerHtml: leading(headerHtml),
    footerHtml: leading(footerHtml),
    hasFooter,
    isDemo: access === 'demo',
    banner: bannerOf(partner),
  };
}

/** The partner whose host it is; null on our own hosts, and when it could not be had. */
async function partnerOf(api: ServerApiClient, host: string | null): Promise<PartnerAnswer | null> {
  if (host === null) return null;
  const [subdomain = host] = host.split('.');
  const answer = await api.getPartnerBySubdomain({ query: { subdomain, hostname: host } });
  return answer.ok ? answer.value.data : null;
}

function entriesOf(groups: readonly ContactGroup[], name: ContactGroup['name']): FrameFacts['networks'] {
  return groups.flatMap((group) => (group.name === name ? group.contactInformations : []));
}

/** What could not be had, the same each time. */
const none: readonly never[] = [];

interface MadeFacts {
  readonly from: readonly unknown[];
  readonly facts: FrameFacts;
}

/** The last facts that were made of an answer: what was made of the same answers is the same, and so is its HTML. */
const made = new WeakMap<object, MadeFacts>();

function factsFrom(from: readonly unknown[], make: () => FrameFacts): FrameFacts {
  const [first] = from;
  if (typeof first !== 'object' || first === null) return make();
  const last = made.get(first);
  if (last?.from.length === from.length && last.from.every((value, index) => value === from[index])) return last.facts;
  const facts = make();
  made.set(first, { from, facts });
  return facts;
}

/**
 * The frame's facts, asked for by the server alone: they come with the page and hold for a visit. A failure is no reason to
 * lose the page: the frame then shows what needs no facts.
 */
export async function loader({ context }: LoaderFunctionArgs): Promise<FrameFacts> {
  const { api, partnerHost, frame, assistance, version } = context.get(serverContext);
  const [site, menu, notices, contact, partner] = await Promise.all([
    api.getSite({}),
    api.getMenu({}),
    api.listNotifications({}),
    api.listContactInformation({}),
    partnerOf(api, partnerHost),
  ]);
  const facts = site.ok ? site.value.data : null;
  const titles = menu.ok ? menu.value.data : null;
  const told = notices.ok ? notices.value.data : none;
  const groups = contact.ok ? contact.value.data : none;
  const { language } = context.get(pageContext);
  return factsFrom([facts, titles, told, groups, partner, frame, assistance, version, language, partnerHost], () => {
    const offered: Offered = { site: facts, isPartner: partnerHost !== null };
    const titlesOf = (wanted: MenuItem['type']) =>
      offeredMenu(
        (titles ?? none).filter(({ type }) => type === wanted),
        offered,
      );
    return {
      site: facts,
      menu: titles && titlesOf('header'),
      boxes: titlesOf('box_category'),
      notices: told.filter(({ url }) => isOffered(url, offered)),
      networks: entriesOf(groups, 'red_social'),
      contacts: entriesOf(groups, 'contacto'),
      partner: partner && frameOf(partner, { language, offered }),
      assistance,
      script: { ...frame, version, offersCountries: partnerHost === null },
    };
  });
}
