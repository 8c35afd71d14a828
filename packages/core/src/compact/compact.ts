export { compactFormatVersion, framed as frameCompact, type CompactProblem } from './compact-frame.ts';
export { decodeCompact } from './decode-compact.ts';
export { compactParts, encodeCompact, type CompactPart } from './encode-compact.ts';
