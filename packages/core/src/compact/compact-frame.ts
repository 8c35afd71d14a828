import { fail, ok, type Result } from '../result.ts';
import { crc32 } from './checksum.ts';

/** Why bytes are not read. That a catalogue is older than the published one is told by its version, not here. */
export type CompactProblem =
  | { readonly kind: 'no-compact-catalogue' }
  | { readonly kind: 'other-format'; readonly formatVersion: number }
  | { readonly kind: 'damaged' };

/** Raised with every change of the format: a reader reads its own and no other. */
export const compactFormatVersion = 1;

/** 'CTJC' in ASCII. */
const magic = [0x43, 0x54, 0x4a, 0x43] as const;
const formatPlace = magic.length;
const checksumPlace = formatPlace + 2;
const lengthPlace = checksumPlace + 4;
const headLength = lengthPlace + 4;

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView => new DataView(buffer, byteOffset, byteLength);

/** The parts one after the other behind the head: magic, format version, checksum of all that follows, length of the rest. */
export function framed(parts: readonly { readonly bytes: Uint8Array }[]): Uint8Array<ArrayBuffer> {
  const length = parts.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const whole = new Uint8Array(headLength + length);
  whole.set(magic);
  let place = headLength;
  for (const { bytes } of parts) {
    whole.set(bytes, place);
    place += bytes.length;
  }
  const view = viewOf(whole);
  view.setUint16(formatPlace, compactFormatVersion);
  view.setUint32(lengthPlace, length);
  view.setUint32(checksumPlace, crc32(whole.subarray(lengthPlace)));
  return whole;
}

/** What is behind the head, where it is whole and of this format. */
export function unframed(bytes: Uint8Array): Result<Uint8Array, CompactProblem> {
  if (bytes.length < checksumPlace || magic.some((byte, index) => bytes[index] !== byte))
    return fail({ kind: 'no-compact-catalogue' });
  const view = viewOf(bytes);
  const formatVersion = view.getUint16(formatPlace);
  if (formatVersion !== compactFormatVersion) return fail({ kind: 'other-format', formatVersion });
  if (bytes.length < headLength || view.getUint32(lengthPlace) !== bytes.length - headLength) return fail({ kind: 'damaged' });
  if (view.getUint32(checksumPlace) !== crc32(bytes.subarray(lengthPlace))) return fail({ kind: 'damaged' });
  return ok(bytes.subarray(headLength));
}
