import { createBrowserClient } from '@cotejo/contract/browser-client';
import type { Transport } from '@cotejo/contract/client';
import { formCalls } from '@cotejo/contract/form-calls';
import type { FormEndpoints } from '@cotejo/contract/form-endpoints';
import type { Profile } from '@cotejo/contract/profile';
import { warnInBrowser } from '../browser-log.ts';
import type { ScriptAddress } from './load-script.ts';
import { messageBy, validateOf } from './run-script.ts';
import { forcesRefresh } from '../traffic/forces-refresh.ts';

/** The script that a form names; 'none': it names none, or there is no such form; 'unknown': it cannot be told now. */
type FoundAddress = ScriptAddress | 'none' | 'unknown';

const known = new WeakMap<Transport, Map<string, Promise<FoundAddress>>>();
const notFound = 404;

async function askAddress(transport: Transport, productTypeName: string): Promise<FoundAddress> {
  const client = createBrowserClient<FormEndpoints>(formCalls, transport, { headers: {}, forcesRefresh });
  const answer = await client.getProfileForm({ query: { productTypeName } });
  if (!answer.ok) {
    warnInBrowser(`the form of ${productTypeName} cannot be asked for its validation script`);
    const { error } = answer;
    return error.kind === 'problem' && error.problem.status === notFound ? 'none' : 'unknown';
  }
  const { validationScriptUrl: url, validationScriptIntegrity: integrity } = answer.value.data.profileForm;
  return url === null ? 'none' : { url, integrity };
}

/** The script of a product type's form (B3-24); null: none. It is asked for once, and anew after it could not be told. */
async function addressOf(transport: Transport, productType: string): Promise<ScriptAddress | null> {
  const ofTransport = known.get(transport) ?? new Map<string, Promise<FoundAddress>>();
  known.set(transport, ofTransport);
  const asking = ofTransport.get(productType) ?? askAddress(transport, productType);
  ofTransport.set(productType, asking);
  const found = await asking.catch((error: unknown) => {
    ofTransport.delete(productType);
    throw error;
  });
  if (found === 'unknown' && ofTransport.get(productType) === asking) ofTransport.delete(productType);
  return typeof found === 'string' ? null : found;
}

/** Loads the script of a product type's form, so that it is there when the form is sent. */
export async function prepareCheck(transport: Transport, productType: string): Promise<void> {
  const address = await addressOf(transport, productType);
  if (address !== null) await validateOf(address);
}

/** What the script of a product type's form says of a profile on a day: a sentence, '' for one without words, null: nothing. */
export async function checkProfile(
  transport: Transport,
  productType: string,
  sent: { readonly profile: Profile; readonly today: string },
): Promise<string | null> {
  const address = await addressOf(transport, productType);
  return address === null ? null : messageBy(address, sent);
}
