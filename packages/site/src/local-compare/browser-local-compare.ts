import type { ApiClient } from '@cotejo/contract/client';
import { dayAt } from '@cotejo/core/dates';
import type { Edition } from '@cotejo/core/editions';
import { browserLoadBudget } from './load-budget.ts';
import { whenIdle } from '../when-idle.ts';
import { createLocalCompare, type LocalCompare } from './local-compare.ts';

interface LocalPage {
  readonly api: ApiClient;
  readonly edition: Edition;
  /** Of the program that the page is of. */
  readonly version: string;
  /** Origin that calls go to; '': the page's own. */
  readonly apiBase: string;
  /** When the visitor uses the page (when-wanted.ts). */
  readonly used: Promise<void>;
}

/** The comparison on this device, for the browser's window: its script and its worker are loaded when first wanted. */
export function browserLocalCompare({ api, edition, version, apiBase, used }: LocalPage): LocalCompare {
  const dayNow = (): string => dayAt(Date.now(), edition.timeZone ?? 'UTC');
  return createLocalCompare({
    api,
    budget: browserLoadBudget,
    whenWorthIt: (task) => void used.then(() => whenIdle(task)),
    loadDevice: async (events) => {
      const { openDevice } = await import('./open-device.ts');
      return openDevice({ api, apiBase, edition, programVersion: version, dayNow, budget: browserLoadBudget, events });
    },
  });
}
