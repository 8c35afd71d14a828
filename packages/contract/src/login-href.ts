/** Why somebody has no token that holds: none was there, or the exchange of a word for one failed so. */
export type LoginError = 'missing' | 'timeout' | 'unreadable' | 'refused' | 'unreachable';

/**
 * The address where who has no token goes on (C §2): `/login?loginError={code}&referrer={current url}`. The customers' portal
 * answers there, so that it is no page of this site.
 */
export function loginHref(loginError: LoginError, currentUrl: string): string {
  return `/login?${new URLSearchParams({ loginError, referrer: currentUrl })}`;
}
