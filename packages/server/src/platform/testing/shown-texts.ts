import { unescaped } from './page-links.ts';

/** A text that a page shows or says, and the language it is marked with. */
export interface ShownText {
  readonly text: string;
  readonly lang: string;
}

interface Element {
  readonly name: string;
  readonly lang: string;
  readonly isShown: boolean;
}

const voidElements = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
const silentElements = new Set(['script', 'style', 'noscript', 'template']);
const saidAttributes = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'];
const token = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gi;

function attributesOf(text: string): ReadonlyMap<string, string> {
  return new Map([...text.matchAll(/([^\s=]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescaped(value)]));
}

function saidBy(name: string, attributes: ReadonlyMap<string, string>): string[] {
  const said = saidAttributes.flatMap((attribute) => attributes.get(attribute) ?? []);
  const describes = /^(?:description|og:(?:title|description))$/;
  const isDescribing = name === 'meta' && describes.test(attributes.get('name') ?? attributes.get('property') ?? '');
  return isDescribing ? [...said, attributes.get('content') ?? ''] : said;
}

/** Everything with a letter in it that a page of ours shows, in its order, texts of attributes and of the head among them. */
export function shownTexts(html: string): readonly ShownText[] {
  const open: Element[] = [];
  const found: ShownText[] = [];
  const last = (): Element => open.at(-1) ?? { name: '', lang: '', isShown: true };
  for (const [, closing, rawName = '', attributeText = '', selfClosing, text] of html.matchAll(token)) {
    const name = rawName.toLowerCase();
    if (text !== undefined) {
      const shown = unescaped(text).replaceAll(/\s+/g, ' ').trim();
      if (last().isShown && /\p{L}/u.test(shown)) found.push({ text: shown, lang: last().lang });
    } else if (closing === '/') {
      while (open.length > 0 && open.pop()?.name !== name);
    } else if (name !== '') {
      const attributes = attributesOf(attributeText);
      const lang = attributes.get('lang') ?? last().lang;
      const isShown = last().isShown && !silentElements.has(name);
      if (isShown)
        found.push(
          ...saidBy(name, attributes)
            .filter((said) => /\p{L}/u.test(said))
            .map((said) => ({ text: said, lang })),
        );
      if (!voidElements.has(name) && selfClosing !== '/') open.push({ name, lang, isShown });
    }
  }
  return found;
}
