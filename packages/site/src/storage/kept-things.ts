import { linkCookie, profileCookie } from '@cotejo/contract/page-rendering';
import { href } from '@cotejo/contract/paths';
import { tokenName } from '@cotejo/contract/token-places';
import { scrollsKey } from '../layout/keep-scroll.ts';
import { featureKeys, featureName } from '../traffic/feature-keys.ts';
import { internalKeys } from '../shell/internal-traffic.ts';
import { toldKey } from '../shell/tell-sent.ts';

/** What something is kept for, as the privacy page says it. */
export type KeptKind = 'profile' | 'comparisons' | 'draft' | 'answer' | 'arrival' | 'choices' | 'visit' | 'staff' | 'offline';

/** Something that the site keeps in a browser. */
interface KeptThing {
  readonly place: 'local' | 'session' | 'cookie' | 'cache';
  /** Its key; `{…}` stands for what differs. */
  readonly key: string;
  readonly kind: KeptKind;
  /** Of a cookie that is kept for one page alone: its path, before which its language stands. Absent: for all pages. */
  readonly path?: string;
}

/**
 * Everything that the site keeps in a browser: the privacy page tells of it, and what erases it is tested with each. A test finds
 * what is kept and not listed here.
 */
export const keptThings: readonly KeptThing[] = [
  { place: 'local', key: '{brand}_PROFILE_{productType}_{version}', kind: 'profile' },
  { place: 'local', key: '{brand}_PROFILE_POSTED', kind: 'profile' },
  { place: 'cookie', key: profileCookie, kind: 'profile' },
  { place: 'cookie', key: linkCookie, kind: 'draft', path: href('profileGenerator', {}) },
  { place: 'local', key: '{brand}_COMPARE_{comparator}', kind: 'comparisons' },
  { place: 'local', key: '{brand}_CLINICS_{comparator}', kind: 'comparisons' },
  { place: 'local', key: '{brand}_SAVED_COMPARISONS', kind: 'comparisons' },
  { place: 'session', key: '{brand}_DRAFT_request', kind: 'draft' },
  { place: 'session', key: '{brand}_DRAFT_{form}', kind: 'draft' },
  { place: 'session', key: '{brand}_DRAFT_profile_{productType}', kind: 'draft' },
  { place: 'session', key: '{brand}_ATTEMPT_{edition}_{digest}', kind: 'draft' },
  { place: 'session', key: '{brand}_SENT_{edition}_{product}', kind: 'answer' },
  { place: 'session', key: toldKey, kind: 'answer' },
  { place: 'local', key: '{brand}_REFERRAL', kind: 'arrival' },
  { place: 'cookie', key: 'referido', kind: 'arrival' },
  { place: 'local', key: '{brand}_ATTRIBUTION', kind: 'arrival' },
  { place: 'local', key: 'measuring', kind: 'choices' },
  { place: 'local', key: '{brand}_STAYS', kind: 'choices' },
  { place: 'local', key: '{brand}_ASKED', kind: 'choices' },
  { place: 'local', key: '{brand}_NOTICES_READ', kind: 'choices' },
  { place: 'cookie', key: 'idioma', kind: 'choices' },
  { place: 'session', key: '{brand}_SESSION_STARTED', kind: 'visit' },
  { place: 'session', key: '{brand}_RELOADS', kind: 'visit' },
  { place: 'session', key: '{brand}_COUNTRY', kind: 'visit' },
  { place: 'session', key: scrollsKey, kind: 'visit' },
  { place: 'cookie', key: 'persona', kind: 'visit' },
  ...internalKeys.map((key): KeptThing => ({ place: 'local', key, kind: 'staff' })),
  ...featureKeys.map((key): KeptThing => ({ place: 'local', key: featureName(key), kind: 'staff' })),
  { place: 'session', key: tokenName, kind: 'staff' },
  { place: 'cache', key: 'cotejo-pages-{version}', kind: 'offline' },
  { place: 'cache', key: 'cotejo-files-{version}', kind: 'offline' },
  { place: 'cache', key: 'cotejo-data-{version}', kind: 'offline' },
];

/** What things are kept for, each once, in the order of the list. */
export const keptKinds: readonly KeptKind[] = [...new Set(keptThings.map(({ kind }) => kind))];
