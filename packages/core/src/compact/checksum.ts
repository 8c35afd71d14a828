const polynomial = 0xed_b8_83_20;

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 1 ? (value >>> 1) ^ polynomial : value >>> 1;
  return value;
});

/** CRC-32 of ISO 3309, as in gzip and PNG: 0 to 2^32 - 1. It notices any change of up to 32 bits in a row. */
export function crc32(bytes: Uint8Array): number {
  let remainder = 0xff_ff_ff_ff;
  for (const byte of bytes) remainder = (remainder >>> 8) ^ (table[(remainder ^ byte) & 0xff] ?? 0);
  return (remainder ^ 0xff_ff_ff_ff) >>> 0;
}
