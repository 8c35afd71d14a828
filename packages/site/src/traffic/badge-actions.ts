import { fetchTransport } from '@cotejo/contract/fetch-transport';
import { forgetKept } from '../service-worker/kept-caches.ts';
import { comparatorAddress, listAddress, ponderationAt, ponderedAddress } from './badge-addresses.ts';
import { badgeApi, purgeCaches, purgedApps, shortAddress, type BadgeApi } from './badge-calls.ts';

/** Puts a text that comes later into the clipboard: asked for at once, since a browser forgets that a button was pressed. */
async function copy(text: Promise<string>): Promise<boolean> {
  const type = 'text/plain';
  const blob = text.then((said) => new Blob([said], { type }));
  // A browser that refuses at once leaves its failure to nobody.
  blob.catch(() => undefined);
  try {
    await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
    return true;
  } catch {
    return false;
  }
}

async function copyLink(path: string, api: BadgeApi, alert: HTMLElement): Promise<void> {
  const { copied = '', notCopied = '', notMade = '' } = alert.dataset;
  // Said again it is read out again.
  alert.textContent = '';
  const made = shortAddress(path, api, location.origin);
  const isCopied = await copy(made.then((address) => address ?? Promise.reject(new Error(path))));
  const address = await made;
  if (address === null) alert.textContent = notMade;
  else alert.textContent = isCopied ? copied : notCopied.replace('{}', () => address);
}

function startLinks(badge: HTMLElement, api: BadgeApi): void {
  const alert = badge.querySelector<HTMLElement>('[data-alert]');
  for (const button of badge.querySelectorAll<HTMLElement>('[data-copy]')) {
    button.addEventListener('click', () => {
      const path = button.dataset['copy'] === 'comparator' ? comparatorAddress(location) : listAddress(location);
      if (path !== null && alert !== null) void copyLink(path, api, alert);
    });
  }
}

/** Goes to a page as a link of the frame does: by the page's own script where it is there, by the browser else. */
function follow(badge: HTMLElement, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.hidden = true;
  badge.append(link);
  link.click();
  link.remove();
}

function startPonderation(badge: HTMLElement, panel: HTMLElement): void {
  const form = badge.querySelector<HTMLFormElement>('[data-ponderation]');
  const input = form?.querySelector('input');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    if (input == null) return;
    follow(badge, ponderedAddress(location, input.valueAsNumber));
    panel.hidePopover();
  });
}

function startPurge(badge: HTMLElement, api: BadgeApi): void {
  const place = badge.querySelector<HTMLElement>('[data-purge]');
  const button = place?.querySelector('button');
  const said = place?.querySelector('p');
  const app = Object.values(purgedApps).find((name) => name === place?.dataset['purge']);
  if (button == null || said == null || app === undefined) return;
  const reload = (): void => location.reload();
  button.addEventListener('click', () => {
    if (button.ariaDisabled === 'true') return;
    button.ariaDisabled = 'true';
    said.textContent = said.dataset['purging'] ?? '';
    void purgeCaches({ api, app, forget: forgetKept, reload }).then((came) => {
      button.ariaDisabled = null;
      said.textContent = said.dataset[came] ?? '';
    });
  });
}

/** Lets the parts of a badge do what they say, and keeps them in step with the page when the badge is opened. */
export function startActions(badge: HTMLElement): void {
  const { dataset } = document.querySelector<HTMLElement>('[data-version]') ?? badge;
  const { country = '', version = '' } = dataset;
  const api = badgeApi(fetchTransport(), { 'x-country': country, 'x-qpversion': version });
  const panel = badge.querySelector<HTMLElement>('[popover]');
  if (panel === null) return;
  startLinks(badge, api);
  startPonderation(badge, panel);
  startPurge(badge, api);
  const comparator = badge.querySelector<HTMLElement>('[data-copy="comparator"]');
  const weight = badge.querySelector<HTMLInputElement>('[name="ponderation"]');
  function keepInStep(): void {
    if (comparator !== null) comparator.hidden = comparatorAddress(location) === null;
    if (weight !== null) weight.value = String(ponderationAt(location));
  }
  panel.addEventListener('beforetoggle', keepInStep);
  keepInStep();
}
