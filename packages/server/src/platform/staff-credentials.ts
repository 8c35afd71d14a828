import { createHash, timingSafeEqual } from 'node:crypto';

/** True when an Authorization header carries the staff's credentials. */
export type StaffCheck = (authorization: string | undefined) => boolean;

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Compares HTTP Basic credentials with 'user:password' in a time that tells nothing of them. Null: nobody is staff
 * (decision 32).
 */
export function staffCheck(credentials: string | null): StaffCheck {
  if (credentials === null) return () => false;
  const expected = digestOf(credentials);
  return (authorization) => {
    const encoded = /^basic ([\w+/=-]{1,500})$/i.exec(authorization ?? '')?.[1];
    return encoded !== undefined && timingSafeEqual(digestOf(Buffer.from(encoded, 'base64').toString('utf8')), expected);
  };
}
