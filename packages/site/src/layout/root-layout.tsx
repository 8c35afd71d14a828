import type { SiteFacts } from '@cotejo/contract/site';
import { Outlet, ScrollRestoration, type LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../page-context.ts';
import { DemoNotice } from './demo-notice.tsx';
import { mainContentId } from './page-main.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The frame's facts. A failure is no reason to lose the page: the frame then shows what needs no facts. */
export async function loader({ context }: LoaderFunctionArgs): Promise<SiteFacts | null> {
  const answer = await context.get(pageContext).api.getSite({});
  return answer.ok ? answer.value.data : null;
}

/** Header, page and footer. */
export function RootLayout() {
  return (
    <>
      <a
        href={`#${mainContentId}`}
        className="sr-only rounded-control bg-ink px-4 py-3 font-semibold text-surface focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30"
      >
        Saltar al contenido
      </a>
      <DemoNotice />
      <SiteHeader />
      <Outlet />
      <SiteFooter />
      <ScrollRestoration />
    </>
  );
}
