import { useOffered } from '../layout/site-facts.ts';
import { useLanguage } from '../texts/use-texts.ts';
import { withOwnLinks } from './own-links.ts';

const textClass = [
  'max-w-text leading-relaxed wrap-anywhere',
  '[&_h2]:mt-8 [&_h2]:mb-2 [&_h2]:text-xl [&_h2]:tracking-tight [&_h2:first-child]:mt-0',
  '[&_h3]:mt-6 [&_h3]:mb-1.5 [&_h3]:text-lg [&_h4]:mt-5 [&_h4]:mb-1 [&_h4]:font-bold',
  '[&_p]:my-3 [&_p:first-child]:mt-0 [&_ul]:my-3 [&_ul]:list-disc [&_ul]:pl-5.5 [&_ol]:my-3 [&_ol]:list-decimal [&_ol]:pl-5.5',
  '[&_li]:my-1.5 [&_li]:marker:text-ink-2 [&_a]:font-semibold [&_a]:text-action',
  '[&_blockquote]:border-l-2 [&_blockquote]:border-action-line [&_blockquote]:pl-4 [&_blockquote]:text-ink-2',
  '[&_table]:my-4 [&_table]:w-full [&_table]:tabular [&_caption]:pb-2 [&_caption]:text-left [&_caption]:text-sm [&_caption]:text-ink-2',
  '[&_th]:border-b [&_th]:border-line-2 [&_th]:py-2 [&_th]:pr-3 [&_th]:text-left [&_td]:border-b [&_td]:border-line [&_td]:py-2 [&_td]:pr-3 [&_td]:align-top',
  '[&_small]:text-sm [&_small]:text-ink-2',
].join(' ');

/** A text that whoever runs the site wrote. `html` comes from the API, which lets only text, lists, tables and links through. */
export function RichText({ html }: { readonly html: string }) {
  const place = { language: useLanguage(), offered: useOffered() };
  return <div className={textClass} dangerouslySetInnerHTML={{ __html: withOwnLinks(html, place) }} />;
}
