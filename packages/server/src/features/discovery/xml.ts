/** Characters that XML 1.0 has no writing for. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** A text as it stands in XML, between elements and in attributes; what XML cannot hold is left out. */
export function escapeXml(text: string): string {
  return text.replaceAll(unwritable, '').replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** The first line of every document. */
export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
