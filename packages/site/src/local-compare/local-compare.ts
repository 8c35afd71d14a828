import type { ApiClient } from '@cotejo/contract/client';
import { compareBodySchema, type CompareAnswer } from '@cotejo/contract/compare';
import { profileSchema } from '@cotejo/contract/profile';
import type { QuotedPrice } from '@cotejo/contract/quote';
import { ok } from '@cotejo/core/result';
import type { CompareWish, DeviceAnswer, DeviceAnswers } from './device-answers.ts';

type CompareInput = Parameters<ApiClient['compareInsurance']>[0]['body'];
type PriceInput = Parameters<ApiClient['calculatePrice']>[0];

/** What a comparator asks: calls that can be answered on the device, because they store nothing. */
export type Browsing = Pick<ApiClient, 'listComparators' | 'compareInsurance' | 'compareIsaprePlans' | 'calculatePrice'>;

/** The device's answers with what keeps them up to date; loaded apart from the page's own script. */
export interface Device extends DeviceAnswers {
  readonly want: (comparator: string) => Promise<void>;
  readonly holds: (comparator: string) => boolean;
}

/** The comparison on this device, as the page knows it. */
export interface LocalCompare {
  readonly browsing: Browsing;
  /** Asks, once the browser is idle, for the catalogue of a comparator, by its path. */
  readonly want: (comparator: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** True while the calls of a comparator are answered here. */
  readonly isHere: (comparator: string) => boolean;
}

interface LocalCompareSources {
  readonly api: ApiClient;
  /** Bytes that may be loaded unasked; 0: nothing at all, not even the script for it. */
  readonly budget: () => number;
  readonly whenIdle: (task: () => void) => void;
  /** Loads the script for it; called once. `onChange` tells that what is held may have changed. */
  readonly loadDevice: (onChange: () => void) => Promise<Device>;
}

/** Answers on the device where it can and by the call where it cannot: the one who asks sees no difference. */
export function createLocalCompare({ api, budget, whenIdle, loadDevice }: LocalCompareSources): LocalCompare {
  const listeners = new Set<() => void>();
  const onChange = (): void => listeners.forEach((listener) => listener());
  let device: Device | null = null;
  let loading: Promise<void> | null = null;
  let wanted = '';

  let comparators: ReturnType<ApiClient['listComparators']> | null = null;

  /** The comparators stay the same for a visit, and are there without a connection once they were asked for. */
  async function listComparators(): ReturnType<ApiClient['listComparators']> {
    comparators ??= api.listComparators({});
    const answer = await comparators;
    if (!answer.ok) comparators = null;
    return answer;
  }

  /** Null where this device has no answer: the body is then sent as it is, and the server says what it finds wrong. */
  async function compare(
    productKind: CompareWish['productKind'],
    input: CompareInput,
    signal: AbortSignal | undefined,
  ): DeviceAnswer<CompareAnswer> {
    const body = device && compareBodySchema.safeParse(input);
    return device && body?.success ? device.compare({ productKind, body: body.data, signal }) : null;
  }

  async function price({ params, body }: PriceInput, signal: AbortSignal | undefined): DeviceAnswer<{ data: QuotedPrice }> {
    const profile = device && profileSchema.safeParse(body.profile);
    if (!device || !profile?.success) return null;
    const answer = await device.price({ id: params.id, profile: profile.data, productType: body.productType, signal });
    return answer?.ok ? ok({ data: answer.value }) : answer;
  }

  async function load(): Promise<void> {
    void listComparators();
    device = await loadDevice(onChange);
    await device.want(wanted);
  }
  return {
    browsing: {
      listComparators,
      compareInsurance: async (input, { signal } = {}) =>
        (await compare('insurance', input.body, signal)) ?? api.compareInsurance(input, { signal }),
      compareIsaprePlans: async (input, { signal } = {}) =>
        (await compare('isapre-plan', input.body, signal)) ?? api.compareIsaprePlans(input, { signal }),
      calculatePrice: async (input, { signal } = {}) => (await price(input, signal)) ?? api.calculatePrice(input, { signal }),
    },
    want: (comparator) => {
      wanted = comparator;
      whenIdle(() => {
        if (device) return void device.want(wanted);
        // Without the script for it, which a new version or a lost connection may take away, calls answer.
        if (budget() > 0) loading ??= load().catch(() => undefined);
      });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isHere: (comparator) => device?.holds(comparator) ?? false,
  };
}
