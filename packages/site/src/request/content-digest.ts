async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes));
  // Pages without https have no WebCrypto.
  const part = await import('@noble/hashes/sha2.js');
  return part.sha256(bytes);
}

/** Bytes as hexadecimal digits. */
export function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A content told from any other, and not readable. Rejects where the script that a page without https needs cannot be had. */
export async function contentDigest(content: unknown): Promise<string> {
  return hexOf(await sha256(new TextEncoder().encode(JSON.stringify(content))));
}
