import { pathSegment } from '../../text/path-segment.ts';
import { placeOf, textOf, TextBuilder, type TextColumn } from './text-column.ts';

const hyphen = 0x2d;
/** First byte of U+00C0 to U+00FF in UTF-8, and what `pathSegment` makes of each of them; a hyphen is no letter of its own. */
const latinLead = 0xc3;
const latin = new TextEncoder().encode('AAAAAA-CEEEEIIII-NOOOOO--UUUUY--aaaaaa-ceeeeiiii-nooooo--uuuuy-y');

function isAlphanumeric(byte: number): boolean {
  return (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}

/** A piece of UTF-8. */
export interface Piece {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
}

/**
 * True when a segment is what `pathSegment` makes of a name, told from their bytes and given up at the first that
 * differs; null where the name has letters that bytes alone do not tell.
 */
export function isMadeOf(segment: Piece, name: Piece): boolean | null {
  let place = segment.start;
  let isGap = false;
  for (let at = name.start; at < name.end; at += 1) {
    let byte = name.bytes[at] ?? 0;
    if (byte === latinLead) {
      at += 1;
      byte = latin[(name.bytes[at] ?? 0) - 0x80] ?? hyphen;
    } else if (byte >= 0x80) return null;
    if (!isAlphanumeric(byte)) {
      isGap = true;
      continue;
    }
    if (isGap && place > segment.start) {
      if (place >= segment.end || segment.bytes[place] !== hyphen) return false;
      place += 1;
    }
    isGap = false;
    if (place >= segment.end || segment.bytes[place] !== byte) return false;
    place += 1;
  }
  return place === segment.end;
}

/** A column of addresses and the columns of the names they may be made of. */
export interface NamedSegments {
  readonly url: TextColumn;
  /** The name shown, empty where it is the plain one. */
  readonly displayName: TextColumn;
  readonly name: TextColumn;
}

/** The bytes of the name that a row shows. */
function shownName({ displayName, name }: NamedSegments, row: number): Piece {
  const [start, end] = placeOf(displayName, row);
  if (end > start) return { bytes: displayName.bytes, start, end };
  const [nameStart, nameEnd] = placeOf(name, row);
  return { bytes: name.bytes, start: nameStart, end: nameEnd };
}

const decoder = new TextDecoder();
const textOfPiece = ({ bytes, start, end }: Piece): string => decoder.decode(bytes.subarray(start, end));

/** What `pathSegment` makes of a name in ASCII and Latin-1, told from its bytes; null where it has other letters. */
function segmentOfBytes({ bytes, start, end }: Piece): string | null {
  let segment = '';
  let isGap = false;
  for (let at = start; at < end; at += 1) {
    let byte = bytes[at] ?? 0;
    if (byte === latinLead) {
      at += 1;
      byte = latin[(bytes[at] ?? 0) - 0x80] ?? hyphen;
    } else if (byte >= 0x80) return null;
    if (!isAlphanumeric(byte)) {
      isGap = true;
      continue;
    }
    segment += (isGap && segment !== '' ? '-' : '') + String.fromCharCode(byte);
    isGap = false;
  }
  return segment;
}

/** The segment that a row's shown name makes. */
export function madeSegment(segments: NamedSegments, row: number): string {
  const name = shownName(segments, row);
  return segmentOfBytes(name) ?? pathSegment(textOfPiece(name));
}

function isMade(segment: Piece, name: Piece): boolean {
  return isMadeOf(segment, name) ?? pathSegment(textOfPiece(name)) === textOfPiece(segment);
}

/** The same addresses, empty where they are made of the name shown; `emptyText` stands for one that is really empty. */
export function withoutMadeSegments(segments: NamedSegments, emptyText: string): TextColumn {
  const { url } = segments;
  const kept = new TextBuilder();
  for (let row = 0; row < url.lengths.length; row += 1) {
    const [start, end] = placeOf(url, row);
    if (start === end) kept.push(emptyText);
    else if (isMade({ bytes: url.bytes, start, end }, shownName(segments, row))) kept.push('');
    else kept.pushBytes(url.bytes, start, end);
  }
  return kept.finish();
}

/** The first row from `firstRow` on whose address is left out and is this segment; -1: none. */
export function rowOfMadeSegment(segments: NamedSegments, segment: string, firstRow: number): number {
  const bytes = new TextEncoder().encode(segment);
  const wanted = { bytes, start: 0, end: bytes.length };
  for (let row = firstRow; row < segments.url.lengths.length; row += 1) {
    if (segments.url.lengths[row] === 0 && isMade(wanted, shownName(segments, row))) return row;
  }
  return -1;
}

/** The address of a row, whether it is held or made. */
export function segmentOf(segments: NamedSegments, row: number, emptyText: string): string {
  const held = textOf(segments.url, row);
  if (held === '') return madeSegment(segments, row);
  return held === emptyText ? '' : held;
}
