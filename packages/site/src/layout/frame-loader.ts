import type { LoaderFunctionArgs } from 'react-router';
import { serverContext } from '../server-context.ts';
import type { FrameFacts } from './site-facts.ts';

/**
 * The frame's facts, asked for by the server alone: they come with the page and hold for a visit. A failure is no reason to
 * lose the page: the frame then shows what needs no facts.
 */
export async function loader({ context }: LoaderFunctionArgs): Promise<FrameFacts> {
  const { api } = context.get(serverContext);
  const [site, menu] = await Promise.all([api.getSite({}), api.getMenu({})]);
  return {
    site: site.ok ? site.value.data : null,
    menu: menu.ok ? menu.value.data.filter(({ type }) => type === 'header') : null,
  };
}
