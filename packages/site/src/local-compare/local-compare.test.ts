import { createClient } from '@cotejo/contract/client';
import { siteEndpoints } from '@cotejo/contract/site-endpoints';
import { describe, expect, it, vi } from 'vitest';
import { fakeTransport } from '../testing/fake-transport.ts';
import { sampleCompareAnswer, sampleQuotedPrice } from '../testing/sample-answers.ts';
import { comparators } from '../testing/site-facts.ts';
import { createLocalCompare, type Device, type DeviceEvents } from './local-compare.ts';

const comparator = '/Comparar/Isapres';
const called = sampleCompareAnswer.metaData.catalogueVersion;
const input = { body: { comparator, profile: { cotizante: [{ edad: 34 }] } } };
const local = { ...sampleCompareAnswer, metaData: { ...sampleCompareAnswer.metaData, catalogueVersion: 'local' } };

function makeLocalCompare({ budget = 1000, device = {} as Partial<Device> | Error, isOffline = false } = {}) {
  const tasks: (() => void)[] = [];
  const calls = vi.fn<(url: string) => void>();
  const world = { version: called };
  const api = createClient(
    siteEndpoints,
    async (request) => {
      calls(request.url);
      if (isOffline) throw new TypeError('Failed to fetch');
      const metaData = { ...sampleCompareAnswer.metaData, catalogueVersion: world.version };
      return fakeTransport({
        compareIsaprePlans: { ...sampleCompareAnswer, metaData },
        listComparators: { data: comparators },
      })(request);
    },
    { headers: {}, retries: false },
  );
  const loadDevice = vi.fn<(events: DeviceEvents) => Promise<Device>>(async ({ onChange, onVersion }) => {
    if (device instanceof Error) throw device;
    return {
      want: async () => {
        onVersion(world.version);
        onChange();
      },
      heard: () => undefined,
      holds: (path) => path === comparator,
      compare: async () => ({ ok: true, value: local }),
      askAhead: async () => false,
      price: async () => null,
      ...device,
    };
  });
  const localCompare = createLocalCompare({ api, budget: () => budget, whenWorthIt: (task) => tasks.push(task), loadDevice });
  const idle = async (): Promise<void> => {
    for (const task of tasks.splice(0)) task();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { localCompare, loadDevice, calls, idle, world };
}

const versionOf = async ({ localCompare }: ReturnType<typeof makeLocalCompare>): Promise<string | undefined> => {
  const answer = await localCompare.browsing.compareIsaprePlans(input);
  return answer.ok ? answer.value.metaData.catalogueVersion : undefined;
};

describe('createLocalCompare', () => {
  it('loads nothing until it is wanted and the browser is idle, and calls meanwhile', async () => {
    const page = makeLocalCompare();
    await page.idle();
    page.localCompare.want(comparator);
    expect(page.loadDevice).not.toHaveBeenCalled();
    expect(page.localCompare.isHere(comparator)).toBe(false);
    expect(await versionOf(page)).toBe(called);
  });

  it('loads nothing at all where nothing may be loaded', async () => {
    const page = makeLocalCompare({ budget: 0 });
    page.localCompare.want(comparator);
    await page.idle();
    expect(page.loadDevice).not.toHaveBeenCalled();
    expect(await versionOf(page)).toBe(called);
  });

  it('answers on the device from then on, without a call, and says so to who listens', async () => {
    const page = makeLocalCompare();
    const heard = vi.fn<() => void>();
    page.localCompare.subscribe(heard);
    page.localCompare.want(comparator);
    await page.idle();
    page.localCompare.want(comparator);
    await page.idle();
    expect(page.loadDevice).toHaveBeenCalledTimes(1);
    expect(heard).toHaveBeenCalled();
    expect(page.localCompare.isHere(comparator)).toBe(true);
    expect(page.localCompare.isHere('/Comparar/Otro')).toBe(false);
    expect(await versionOf(page)).toBe('local');
    expect(await page.localCompare.browsing.listComparators({})).toMatchObject({ ok: true });
    expect(page.calls.mock.calls).toEqual([['/api/comparator']]);
  });

  it('asks the device as it would call, and calls where the device has no answer', async () => {
    const compare = vi.fn<Device['compare']>(async ({ input: { page } }) => (page === 0 ? null : { ok: true, value: local }));
    const page = makeLocalCompare({ device: { compare } });
    page.localCompare.want(comparator);
    await page.idle();
    const body = { ...input.body, sort: 'precio-asc' as const };
    await page.localCompare.browsing.compareIsaprePlans({ body });
    expect(compare.mock.calls[0]?.[0]).toMatchObject({ productKind: 'isapre-plan', input: body });
    expect(page.calls).not.toHaveBeenCalledWith('/api/buscarplanes/compare/metadataPlanesPersonas');
    await page.localCompare.browsing.compareIsaprePlans({ body: { ...body, page: 0 } });
    expect(page.calls).toHaveBeenCalledWith('/api/buscarplanes/compare/metadataPlanesPersonas');
  });

  it('asks the device ahead once it is there, and has nothing ahead before', async () => {
    const askAhead = vi.fn<Device['askAhead']>(async () => true);
    const page = makeLocalCompare({ device: { askAhead } });
    const wish = { productKind: 'isapre-plan', input: input.body } as const;
    expect(await page.localCompare.askAhead(wish)).toBe(false);
    page.localCompare.want(comparator);
    await page.idle();
    expect(await page.localCompare.askAhead(wish)).toBe(true);
    expect(askAhead.mock.calls).toEqual([[wish]]);
  });

  it('prices on the device, in the envelope of the call', async () => {
    const page = makeLocalCompare({ device: { price: async () => ({ ok: true, value: sampleQuotedPrice }) } });
    page.localCompare.want(comparator);
    await page.idle();
    const answer = await page.localCompare.browsing.calculatePrice({
      params: { id: '7' },
      body: { profile: input.body.profile },
    });
    expect(answer).toEqual({ ok: true, value: { data: sampleQuotedPrice } });
  });

  it('calls when the device has no answer', async () => {
    const page = makeLocalCompare({ device: { compare: async () => null } });
    page.localCompare.want(comparator);
    await page.idle();
    expect(await versionOf(page)).toBe(called);
  });

  it('calls when its script cannot be loaded', async () => {
    const page = makeLocalCompare({ device: new Error('gone') });
    page.localCompare.want(comparator);
    await page.idle();
    expect(page.localCompare.isHere(comparator)).toBe(false);
    expect(await versionOf(page)).toBe(called);
  });

  it('asks for the comparators anew once an answer is of another catalogue, with or without the device', async () => {
    for (const device of [{ compare: async () => null }, new Error('gone')]) {
      const page = makeLocalCompare({ device });
      const askedFor = () => page.calls.mock.calls.filter(([url]) => url === '/api/comparator').length;
      page.localCompare.want(comparator);
      await page.idle();
      await versionOf(page);
      await page.localCompare.browsing.listComparators({});
      const before = askedFor();
      await page.localCompare.browsing.listComparators({});
      expect(askedFor()).toBe(before);
      page.world.version = 'newer';
      await versionOf(page);
      await page.localCompare.browsing.listComparators({});
      expect(askedFor()).toBe(before + 1);
    }
  });

  it('A2.1-24 asks at any time whether it answers from what is published', async () => {
    const page = makeLocalCompare();
    expect(await page.localCompare.renew(comparator)).toBe(false);
    page.localCompare.want(comparator);
    await page.idle();
    expect(await page.localCompare.renew(comparator)).toBe(false);
    page.world.version = 'newer';
    expect(await page.localCompare.renew(comparator)).toBe(true);
    expect(await page.localCompare.renew(comparator)).toBe(false);
    expect(await page.localCompare.renew('/Comparar/Oncologicos')).toBe(false);
  });

  it('tells the device which catalogue a call was answered from', async () => {
    const heard = vi.fn<Device['heard']>();
    const page = makeLocalCompare({ device: { compare: async () => null, heard } });
    page.localCompare.want(comparator);
    await page.idle();
    page.world.version = 'newer';
    await versionOf(page);
    expect(heard.mock.calls).toEqual([[comparator, 'newer']]);
  });

  it('without connection brings what the device has of the catalogue, and answers from it', async () => {
    const want = vi.fn<(path: string) => Promise<void>>(async () => undefined);
    const page = makeLocalCompare({ isOffline: true, device: { want } });
    expect(await versionOf(page)).toBe('local');
    expect(want).toHaveBeenCalledWith(comparator);
    expect(page.loadDevice).toHaveBeenCalledTimes(1);
  });

  it('without connection and without anything kept, fails as the call did', async () => {
    const page = makeLocalCompare({ isOffline: true, device: { holds: () => false, compare: async () => null } });
    const answer = await page.localCompare.browsing.compareIsaprePlans(input);
    expect(answer).toMatchObject({ ok: false, error: { kind: 'offline' } });
    expect(await makeLocalCompare({ isOffline: true, budget: 0 }).localCompare.browsing.compareIsaprePlans(input)).toEqual(
      answer,
    );
  });
});
