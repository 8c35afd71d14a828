/** UTF-8 has at most so many bytes for a unit of a text. */
const bytesPerUnit = 3;
/** Where documents are written before it is known how long they are; grows to the longest. */
const desk = { bytes: Buffer.alloc(0) };

/**
 * A document in UTF-8. Encoded where it is made: as a text of some hundred kilobytes it would hang on promises that waited for
 * it, and outlive what collects short-lived memory (docs/decisions/0150).
 */
export function documentBytes(html: string): Uint8Array {
  const room = html.length * bytesPerUnit;
  if (desk.bytes.length < room) desk.bytes = Buffer.allocUnsafeSlow(room);
  // Twice as fast as `encodeInto` for a text with characters beyond Latin-1, as ours have.
  return Uint8Array.prototype.slice.call(desk.bytes, 0, desk.bytes.write(html));
}
