import { profileSchema, type Profile } from '@cotejo/contract/profile';
import { decodeBase64, encodeBase64 } from '@cotejo/core/base64';

const name = 'perfil';
/** Browsers drop cookies over 4096 bytes, name and attributes included. */
const maximumLength = 3900;

/** The value of our cookie in a Cookie header, or null. */
function valueIn(header: string | undefined): string | null {
  const pair = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

/** True when the visitor brings a family along, so that no shared page may be answered. */
export function hasProfileCookie(header: string | undefined): boolean {
  return valueIn(header) !== null;
}

/**
 * The family that a visitor without script gave earlier in this session. Anything that is no valid profile counts
 * as none: the cookie is not signed, and a visitor can only change what he himself is shown.
 */
export function readProfileCookie(header: string | undefined): Profile | null {
  const value = valueIn(header);
  if (value === null || value.length > maximumLength) return null;
  const text = decodeBase64(value);
  if (!text.ok) return null;
  try {
    const parsed = profileSchema.safeParse(JSON.parse(text.value));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The Set-Cookie value that keeps a family until the browser is closed, out of reach of scripts and other sites. */
export function writeProfileCookie(profile: Profile, { secure }: { readonly secure: boolean }): string {
  return `${name}=${encodeBase64(JSON.stringify(profile))}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
