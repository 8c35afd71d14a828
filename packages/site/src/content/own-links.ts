import { inLanguage, splitLanguage, type Language } from '@cotejo/core/editions';
import { isOffered, type Offered } from '../layout/offered-ways.ts';

/** Where the links of a text stand. */
export interface PlaceOfLinks {
  readonly language: Language;
  readonly offered: Offered;
}

/** As the API writes a link of a text: what is in an attribute is escaped, and links do not stand in links. */
const anyLink = /<a ([^>]*)>(.*?)<\/a>/gs;
const ownAddress = /(?<=(?:^| )href=")\/(?!\/)[^"]*/;
/** What is not a page is the same in every language. */
const noPage = /^\/api\/|\.[a-z\d]{2,5}(?:[?#]|$)/i;

/**
 * A text's HTML with its own links as a page leads on: in the page's language, and without those that lead to nothing on its
 * host. Whoever writes a text writes '/Ayuda', which is '/en/Ayuda' in English. `html` is as the API made it safe.
 */
export function withOwnLinks(html: string, { language, offered }: PlaceOfLinks): string {
  return html.replaceAll(anyLink, (link: string, attributes: string, text: string) => {
    const [address] = ownAddress.exec(attributes) ?? [];
    if (address === undefined) return link;
    const { language: named, path } = splitLanguage(address);
    if (!isOffered(path, offered)) return text;
    const isAsItIs = named !== null || noPage.test(address);
    return isAsItIs ? link : `<a ${attributes.replace(ownAddress, () => inLanguage(address, language))}>${text}</a>`;
  });
}
