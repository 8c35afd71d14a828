import { Outlet, ScrollRestoration } from 'react-router';
import { Frozen } from '../frozen.tsx';
import { FrameAbove, FrameBelow } from './frame-parts.tsx';
import { scrollsKey } from './keep-scroll.ts';
import { PageChange } from './page-change.tsx';

/** Header, page and footer: the frame is the server's, and a browser keeps it in step with the page (frame-in-browser.ts). */
export function RootLayout() {
  return (
    <>
      <Frozen name="above">{import.meta.env.SSR && <FrameAbove />}</Frozen>
      <Outlet />
      <Frozen name="below">{import.meta.env.SSR && <FrameBelow />}</Frozen>
      <PageChange />
      <ScrollRestoration storageKey={scrollsKey} />
    </>
  );
}
