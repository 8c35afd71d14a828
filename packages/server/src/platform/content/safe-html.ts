import sanitizeHtml from 'sanitize-html';

const textTags = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'small',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'a',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];
const frameTags = ['header', 'footer', 'nav', 'section', 'div', 'span', 'img'];

const safely: sanitizeHtml.IOptions = {
  allowedTags: textTags,
  allowedAttributes: { a: ['href', 'title'], th: ['scope'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  parseStyleAttributes: false,
};

/** A text's HTML with nothing in it that runs, loads or hides: texts, lists, tables and links (A7-19). */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, safely);
}

/** The same for a partner's header or footer, which may hold boxes and pictures as well (A2.1-21). */
export function safeFrameHtml(html: string): string {
  return sanitizeHtml(html, {
    ...safely,
    allowedTags: [...textTags, ...frameTags],
    allowedAttributes: { ...safely.allowedAttributes, img: ['src', 'alt', 'width', 'height'] },
    allowedSchemesByTag: { img: ['https'] },
  });
}
