/** The 16 bytes of a request's number, as signed links hold it. */
export function leadIdBytes(leadId: string): Buffer {
  return Buffer.from(leadId.replaceAll('-', ''), 'hex');
}

/** The number of a request that the first 16 bytes of a link are. */
export function leadIdIn(bytes: Buffer): string {
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
