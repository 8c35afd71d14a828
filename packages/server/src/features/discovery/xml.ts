/** Characters that XML 1.0 has no writing for. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** A text as it stands in XML, between elements and in attributes; what XML cannot hold is left out. */
export function escapeXml(text: string): string {
  return text.replaceAll(unwritable, '').replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** The first line of every document. */
export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
