import type { ApiClient } from '@cotejo/contract/client';
import type { Edition } from '@cotejo/core/editions';
import { createAnswersAhead } from './answers-ahead.ts';
import { createCatalogueKeeper } from './catalogue-keeper.ts';
import { createDeviceAnswers } from './device-answers.ts';
import { keepFresh } from './freshness.ts';
import type { Device, DeviceEvents } from './local-compare.ts';
import type { LocalGround } from './local-ground.ts';
import { openWorkerPort } from './worker-port.ts';

interface DeviceSources {
  readonly api: ApiClient;
  /** Origin that the catalogue is loaded from; '': the page's own. */
  readonly apiBase: string;
  readonly edition: Edition;
  /** Of the program that this page is of. */
  readonly programVersion: string;
  /** Day in the edition's zone by this device's clock. */
  readonly dayNow: () => string;
  readonly budget: () => number;
  readonly events: DeviceEvents;
}

async function fetchBytes(url: string, cache: 'default' | 'reload'): Promise<ArrayBuffer | null> {
  try {
    const response = await fetch(url, { cache });
    return response.ok ? await response.arrayBuffer() : null;
  } catch {
    return null;
  }
}

async function askGround(api: ApiClient, comparator: string): Promise<LocalGround | null> {
  const answer = await api.getLocalComparison({ query: { comparator } });
  return answer.ok ? answer.value.data : null;
}

/** Starts the worker, in which no request can be made, and keeps what it holds up to date. */
export function openDevice({ api, apiBase, edition, programVersion, dayNow, budget, events }: DeviceSources): Device {
  const worker = new Worker(new URL('./answer-worker.ts', import.meta.url), { type: 'module' });
  const port = openWorkerPort(worker);
  const keeper = createCatalogueKeeper({
    edition,
    programVersion,
    port,
    askGround: (comparator) => askGround(api, comparator),
    fetchBytes: (url, cache) => fetchBytes(apiBase + url, cache),
    budget,
    dayNow,
    ...events,
  });
  keepFresh(document, Date.now, () => {
    const comparator = keeper.wanted();
    if (comparator !== null) void keeper.want(comparator);
  });
  const answers = createDeviceAnswers(keeper, port);
  const { want, holds, heard } = keeper;
  return { ...answers, ...createAnswersAhead(answers, keeper), want, holds, heard };
}
