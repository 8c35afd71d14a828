const encoder = new TextEncoder();
/** UTF-8 has at most so many bytes for a unit of a text. */
const bytesPerUnit = 3;
/** Where documents are written before it is known how long they are; grows to the longest. */
const desk = { bytes: new Uint8Array(0) };

/**
 * A document in UTF-8. Encoded where it is made: as a text of some hundred kilobytes it would hang on promises that waited for
 * it, and outlive what collects short-lived memory (docs/decisions/0150).
 */
export function documentBytes(html: string): Uint8Array {
  const room = html.length * bytesPerUnit;
  if (desk.bytes.length < room) desk.bytes = new Uint8Array(room);
  return desk.bytes.slice(0, encoder.encodeInto(html, desk.bytes).written);
}
