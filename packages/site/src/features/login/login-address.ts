import { href } from '@cotejo/contract/paths';

/** Why somebody is sent to the login page: codes of loginError (C2-08, C2-09); another code is read as 'otro'. */
export const loginErrors = ['sesion-vencida', 'token-invalido', 'sin-token', 'timeout', 'otro'] as const;
export type LoginError = (typeof loginErrors)[number];

/** Whose portal it is. */
export type Portal = 'personas' | 'empresas';

export interface LoginQuestion {
  readonly error: LoginError | null;
  /** The own page to go back to; null where none was named, or one of another site. */
  readonly referrer: string | null;
  readonly portal: Portal;
}

/** The login page for who was turned away at `currentUrl`, an own path with its query. */
export function loginHref(error: LoginError, currentUrl: string): string {
  return href('login', {}, new URLSearchParams({ loginError: error, referrer: currentUrl }));
}

/** What the address of the login page says. */
export function readLogin(search: URLSearchParams): LoginQuestion {
  const code = search.get('loginError') ?? '';
  const referrer = search.get('referrer') ?? '';
  return {
    error: code === '' ? null : (loginErrors.find((known) => known === code) ?? 'otro'),
    // A browser reads '//host' and '/\host' as another site.
    referrer: /^\/(?![/\\])[^\s\\]*$/.test(referrer) ? referrer : null,
    portal: search.get('portal') === 'empresas' ? 'empresas' : 'personas',
  };
}
