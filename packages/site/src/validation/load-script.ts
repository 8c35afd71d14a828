import type { Validate } from './validation-registry.ts';

/** A script as a form's definition names it. */
export interface ScriptAddress {
  readonly url: string;
  /** Subresource Integrity of its bytes; null: nothing vouches for it, and it is not run. */
  readonly integrity: string | null;
}

/** Why a script is not run. */
type Refusal = { readonly why: string };
type Loaded = { readonly validate: Validate } | Refusal;

/** Ours have 7 kB. */
const mostBytes = 20_000;
const mostMilliseconds = 3_000;

const addressPattern = /^\/validation\/([a-z0-9-]+)\.js$/;
const integrityPattern = /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

/** The base file name without its extension, by which the script is registered; null: this is no address of ours. */
function nameIn(url: string): string | null {
  try {
    // Older browsers cannot be asked first whether it is an address.
    const { origin, pathname, search, hash } = new URL(url, location.href);
    if (origin !== location.origin || search + hash !== '') return null;
    return addressPattern.exec(pathname)?.[1] ?? null;
  } catch {
    return null;
  }
}

/** Reads no more of an answer than may be there. */
async function isSmall(response: Response): Promise<boolean> {
  const reader = response.body?.getReader();
  if (!reader) return false;
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return true;
    bytes += value.byteLength;
    if (bytes > mostBytes) {
      await reader.cancel();
      return false;
    }
  }
}

/** What is wrong with the file before anything of it runs; null: nothing that shows. */
async function faultOfFile(url: string, signal: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch(url, { redirect: 'error', signal });
    if (!response.ok) return `is missing (${response.status})`;
    return (await isSmall(response)) ? null : 'is too large';
  } catch {
    return signal.aborted ? 'did not come in time' : 'cannot be reached';
  }
}

/** Runs the file where its bytes have its hash, which the browser itself sees to; null: it ran. */
function run({ url, integrity }: ScriptAddress, signal: AbortSignal): Promise<string | null> {
  const script = document.createElement('script');
  script.type = 'module';
  script.integrity = integrity ?? '';
  script.src = url;
  return new Promise<string | null>((settle) => {
    script.addEventListener('load', () => settle(null));
    script.addEventListener('error', () => settle('is not what its hash says, or is no script'));
    signal.addEventListener('abort', () => settle('did not come in time'));
    document.head.append(script);
  }).finally(() => script.remove());
}

/**
 * Loads a validation script and gives its function out of the registry (B7-21, B7-22, decision 28): from our own origin alone, of its
 * own hash, small, within seconds, and registered under its own name. Else why not.
 */
export async function loadScript(address: ScriptAddress): Promise<Loaded> {
  const { url, integrity } = address;
  const name = nameIn(url);
  if (name === null) return { why: 'is none of our own' };
  if (integrity === null || !integrityPattern.test(integrity)) return { why: 'has no hash' };
  const signal = AbortSignal.timeout(mostMilliseconds);
  const why = (await faultOfFile(url, signal)) ?? (await run(address, signal));
  if (why !== null) return { why };
  const registered = window.validationScripts;
  const validate = registered && Object.hasOwn(registered, name) ? registered[name] : undefined;
  return typeof validate === 'function' ? { validate } : { why: `is not registered as ${name}` };
}
