import { fragmentPaths } from '@cotejo/contract/paths/fragments';
import { inLanguage, splitLanguage } from '@cotejo/core/editions';
import { fetchFragment } from '../shell/fetch-fragment.ts';
import { isInternal } from '../shell/internal-traffic.ts';
import { keep, local, recall } from '../shell/kept-values.ts';
import type { ReferralStore } from '../storage/referral-store.ts';
import { startActions } from './badge-actions.ts';
import { badgeOf, featuresToEnd, type BadgeState } from './badge-state.ts';
import css from './badge.css?inline';
import { featureName, isFeatureOn, type FeatureKey } from './feature-keys.ts';
import { showFeature } from './show-feature.ts';

const read = (name: string): string | null => recall(local, name);

/** Keeps whether a feature is on, and tells the page's own script as another tab would. */
function keepFeature(key: FeatureKey, isOn: boolean): void {
  keep(local, featureName(key), String(isOn));
  dispatchEvent(new StorageEvent('storage', { key: featureName(key) }));
}

/** A badge as the server wrote it, made to show a state; what its state leaves out is not in the page at all. */
function madeOf(written: Element, { name, isStaff, isNamed, switches }: BadgeState): HTMLElement | null {
  const badge = written.cloneNode(true);
  if (!(badge instanceof HTMLElement)) return null;
  if (name !== null) for (const place of badge.querySelectorAll('[data-badge-name]')) place.textContent = name;
  if (!isStaff) for (const part of badge.querySelectorAll('[data-staff-only]')) part.remove();
  if (isNamed) badge.querySelector('[data-unnamed]')?.remove();
  for (const place of badge.querySelectorAll<HTMLElement>('[data-feature]')) {
    if (!switches.some((key) => key === place.dataset['feature'])) place.remove();
  }
  return badge;
}

/** Lets the switches of a badge say and change what is on. Gives what brings them up to date. */
function startSwitches(badge: HTMLElement, switches: readonly FeatureKey[]): () => void {
  const known = switches.flatMap((key) => {
    const place = badge.querySelector<HTMLElement>(`[data-feature="${key}"]`);
    const input = place?.querySelector('input') ?? null;
    if (place === null || input === null) return [];
    // Nothing works without script, which therefore names it what it looks like.
    input.setAttribute('role', 'switch');
    input.addEventListener('change', () => keepFeature(key, input.checked));
    return [{ key, place, input }];
  });
  return () => {
    for (const { key, place, input } of known) {
      input.checked = isFeatureOn(key, read);
      showFeature(key, { place, isOn: input.checked });
    }
  };
}

interface Surroundings {
  /** What the bar tells of the visitor: the badge stands after the bar. */
  readonly note: HTMLElement;
  readonly store: Pick<ReferralStore, 'read' | 'subscribe'>;
}

/** Shows the badge while there is something to show (B §2.13), and goes on showing what this tab and others change. */
export async function openBadge({ note, store }: Surroundings): Promise<void> {
  const { referralKey = '' } = note.dataset;
  const path = inLanguage(fragmentPaths.badge, splitLanguage(location.pathname).language ?? 'es');
  const [template = note] = await fetchFragment(path, '[data-badge-of-traffic]');
  const domains = (template.getAttribute('data-domains') ?? '').split(' ');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  let shown: HTMLElement | null = null;
  let last = '';
  let update = (): void => undefined;
  function show(): void {
    const state = badgeOf({ referral: store.read(referralKey), isStaff: isInternal(read), domains });
    const now = JSON.stringify(state);
    if (now === last) return update();
    last = now;
    for (const key of featuresToEnd(state, read)) keepFeature(key, false);
    shown?.remove();
    shown = state && madeOf(template, state);
    if (shown === null || state === null) return;
    const badge = shown;
    (note.closest('[data-bar]') ?? note).after(badge);
    startActions(badge);
    update = startSwitches(badge, state.switches);
    update();
  }
  store.subscribe(show);
  show();
}
