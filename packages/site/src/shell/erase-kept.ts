import { forgetKept } from '../service-worker/kept-caches.ts';

/** A window, as far as something is kept in it. */
export interface ErasedHost {
  /** Asking for a storage throws where it is switched off. */
  readonly localStorage: Pick<Storage, 'setItem' | 'clear'>;
  readonly sessionStorage: Pick<Storage, 'clear'>;
  readonly document: { cookie: string };
  readonly location: Pick<Location, 'hostname'>;
}

/** Whatever the browser refuses keeps nothing else from being erased. */
function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // Where nothing can be kept there is nothing to erase.
  }
}

/** The host and those above it: tags keep theirs for all of a site. */
function domainsOf(hostname: string): readonly string[] {
  const names = hostname.split('.');
  return names.map((_, index) => names.slice(index).join('.'));
}

function eraseCookies({ document, location }: ErasedHost): void {
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');
  for (const name of names.filter(Boolean)) {
    document.cookie = `${name}=; Path=/; Max-Age=0`;
    for (const domain of domainsOf(location.hostname)) document.cookie = `${name}=; Path=/; Domain=${domain}; Max-Age=0`;
  }
}

/**
 * Erases everything that the site keeps in this browser and scripts can reach, under whatever key: what is kept tomorrow too. Other
 * tabs hear of it; cookies out of reach of scripts are the server's to end (docs/decisions/0268).
 */
export async function eraseKept(host: ErasedHost): Promise<void> {
  // An empty storage that is cleared is told to nobody.
  attempt(() => host.localStorage.setItem('ERASED', ''));
  attempt(() => host.localStorage.clear());
  attempt(() => host.sessionStorage.clear());
  attempt(() => eraseCookies(host));
  await forgetKept().catch(() => undefined);
}

/** Has a form erase what scripts can reach before it is sent to the server, which does the rest. */
export function eraseBefore(form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void eraseKept(window).then(() => form.submit());
  });
}
