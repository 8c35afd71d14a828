import { originLimits } from '@cotejo/contract/origin-limits';
import type { LeadAttribution, LeadReferral } from '@cotejo/contract/lead-origin';
import { referralDay } from '@cotejo/core/referral';
import { referralIn } from '../shell/referral-cookie.ts';
import { attributionKey, createAttributionStore, type Attribution } from '../storage/attribution-store.ts';
import { forgivingStorage, type StorageHost } from '../storage/forgiving-storage.ts';
import { referralKey } from '../storage/referral-key.ts';
import { createReferralStore, referrerIn, type Referral } from '../storage/referral-store.ts';

/** Who sent the visitor and how their visits began, as a request says it. */
export interface RequestOrigin {
  readonly referral?: LeadReferral;
  readonly attribution?: LeadAttribution;
}

/** What was taken of it, and how it is kept again where the request does not go. */
export interface TakenOrigin {
  readonly origin: RequestOrigin;
  readonly putBack: () => void;
}

/** Signs of all entries together: a request has room for these and for what it asks. */
const mostSigns = 20_000;

const isShort = (text: string, most: number = originLimits.signs): boolean => text.length <= most;

function isMoment(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text;
}

/** Of an entry that somebody wrote into the storage nothing is sent: the request is not refused for it. */
function isSendable({ referrer, date, infoGA: { clientId, urlParameters } }: Attribution): boolean {
  const parameters = Object.entries(urlParameters);
  return (
    isMoment(date) &&
    isShort(referrer) &&
    isShort(clientId ?? '') &&
    parameters.length <= originLimits.parameters &&
    parameters.every(([name, value]) => isShort(name, originLimits.name) && isShort(value))
  );
}

/** The newest entries that a request has room for, the oldest first. */
function sendable(kept: readonly Attribution[]): readonly Attribution[] {
  const entries = kept.filter(isSendable).slice(-originLimits.entries);
  let signs = 0;
  const start = entries.findLastIndex((entry) => (signs += JSON.stringify(entry).length) > mostSigns);
  return entries.slice(start + 1);
}

function sentReferral({ initialDate, ...texts }: Referral): LeadReferral {
  const { id, name, email, ejecutivo } = texts;
  const short = Object.entries({ id, name, email, ejecutivo }).filter(([, text]) => text !== undefined && isShort(text));
  return { ...Object.fromEntries(short), loggedAs: 'referral', initialDate };
}

/** Takes what this browser keeps of a brand's visitor: entries of attribution are cleared by reading them (C4-23). */
export function takeOrigin(brand: string, host: StorageHost, now: () => Date): TakenOrigin {
  const storage = forgivingStorage(host);
  const referral = createReferralStore(storage, now).read(referralKey(brand));
  const [attributions, key] = [createAttributionStore(storage), attributionKey(brand)];
  const taken = attributions.take(key);
  const attribution = [...sendable(taken)];
  return {
    origin: {
      ...(referral === null ? {} : { referral: sentReferral(referral) }),
      ...(attribution.length === 0 ? {} : { attribution }),
    },
    putBack: () => {
      for (const entry of taken) attributions.add(key, entry);
    },
  };
}

/** Who sent a visitor without script, from the cookie of `/ref`. */
export function originInCookies(cookies: string, now: Date): RequestOrigin {
  const referrer = referrerIn(referralIn(cookies) ?? '');
  if (referrer === null) return {};
  const texts = (['id', 'name', 'ejecutivo'] as const).flatMap((name) => {
    const text = referrer[name];
    return typeof text === 'string' && text !== '' && isShort(text) ? [[name, text] as const] : [];
  });
  return { referral: { ...Object.fromEntries(texts), loggedAs: 'referral', initialDate: referralDay(now) } };
}
