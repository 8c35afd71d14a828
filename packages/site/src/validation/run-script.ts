import { warnInBrowser } from '../browser-log.ts';
import { loadScript, type ScriptAddress } from './load-script.ts';
import type { Validate } from './validation-registry.ts';

const told = new Set<string>();

/** Tells once of what is wrong with a script: the form works without it (B5-33, B8-11). */
function tell(url: string, why: string): null {
  const message = `validation script ${url} ${why}`;
  if (!told.has(message)) warnInBrowser(message);
  told.add(message);
  return null;
}

const known = new Map<string, Promise<Validate | null>>();

/** The function of a script, which is loaded once; null: it is not run, which is logged. Rejects where loading fails by itself; the next asks anew. */
export function validateOf(address: ScriptAddress): Promise<Validate | null> {
  const key = `${address.url} ${address.integrity}`;
  const loading =
    known.get(key) ?? loadScript(address).then((loaded) => ('why' in loaded ? tell(address.url, loaded.why) : loaded.validate));
  known.set(key, loading);
  loading.catch(() => known.delete(key));
  return loading;
}

/**
 * What a script says of a whole profile, or of the values of a form, on a day (B5-31, B7-23): a sentence, '' where it says only that something
 * is wrong, null where all is well, or where the script cannot be run or fails: the form then works without it.
 */
export async function messageBy(
  address: ScriptAddress,
  { profile, today }: { readonly profile: unknown; readonly today: string },
): Promise<string | null> {
  const validate = await validateOf(address);
  if (validate === null) return null;
  try {
    const said: unknown = validate(structuredClone(profile), today);
    return said === null || typeof said === 'string' ? said : tell(address.url, 'answered neither a sentence nor null');
  } catch (error) {
    return tell(address.url, `failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
