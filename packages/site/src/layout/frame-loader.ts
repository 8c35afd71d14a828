import type { ServerApiClient } from '@cotejo/contract/client';
import type { PartnerAnswer } from '@cotejo/contract/partner';
import type { LoaderFunctionArgs } from 'react-router';
import { serverContext } from '../server-context.ts';
import type { FrameFacts, PartnerFrame } from './site-facts.ts';

function frameOf({ headerHtml, footerHtml, hasFooter, access }: PartnerAnswer): PartnerFrame {
  return { headerHtml, footerHtml, hasFooter, isDemo: access === 'demo' };
}

/** What a partner's host has in place of our frame; null on our own hosts, and when it could not be had. */
async function partnerFrame(api: ServerApiClient, host: string | null): Promise<PartnerFrame | null> {
  if (host === null) return null;
  const [subdomain = host] = host.split('.');
  const answer = await api.getPartnerBySubdomain({ query: { subdomain, hostname: host } });
  return answer.ok ? frameOf(answer.value.data) : null;
}

/**
 * The frame's facts, asked for by the server alone: they come with the page and hold for a visit. A failure is no reason to
 * lose the page: the frame then shows what needs no facts.
 */
export async function loader({ context }: LoaderFunctionArgs): Promise<FrameFacts> {
  const { api, partnerHost } = context.get(serverContext);
  const [site, menu, notices, partner] = await Promise.all([
    api.getSite({}),
    api.getMenu({}),
    api.listNotifications({}),
    partnerFrame(api, partnerHost),
  ]);
  return {
    site: site.ok ? site.value.data : null,
    menu: menu.ok ? menu.value.data.filter(({ type }) => type === 'header') : null,
    notices: notices.ok ? notices.value.data : [],
    partner,
  };
}
