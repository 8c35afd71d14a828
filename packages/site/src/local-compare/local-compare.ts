import type { ApiClient, CallFailure } from '@cotejo/contract/client';
import type { CompareAnswer } from '@cotejo/contract/compare';
import type { QuotedPrice } from '@cotejo/contract/quote';
import { ok, type Result } from '@cotejo/core/result';
import type { AheadWish, AnswersAhead } from './answers-ahead.ts';
import { createComparatorMemory } from './comparator-memory.ts';
import type { CompareWish, DeviceAnswer, DeviceAnswers } from './device-answers.ts';

type CompareInput = Parameters<ApiClient['compareInsurance']>[0]['body'];
type PriceInput = Parameters<ApiClient['calculatePrice']>[0];

/** What a comparator asks: calls that can be answered on the device, because they store nothing. */
export type Browsing = Pick<ApiClient, 'listComparators' | 'compareInsurance' | 'compareIsaprePlans' | 'calculatePrice'>;

/** The device's answers with what keeps them up to date; loaded apart from the page's own script. */
export interface Device extends DeviceAnswers, Pick<AnswersAhead, 'askAhead'> {
  readonly want: (comparator: string) => Promise<void>;
  readonly holds: (comparator: string) => boolean;
  /** Told of the catalogue version that a call about a comparator was answered with. */
  readonly heard: (comparator: string, version: string) => void;
}

/** What the device tells of itself. */
export interface DeviceEvents {
  /** What is held may have changed. */
  readonly onChange: () => void;
  /** The catalogue version that the server answers with now. */
  readonly onVersion: (version: string) => void;
}

const notFound = 404;

/** The comparison on this device, as the page knows it. */
export interface LocalCompare {
  readonly browsing: Browsing;
  /** Asks, once the visitor uses the page and the browser is idle, for the catalogue of a comparator, by its path. */
  readonly want: (comparator: string) => void;
  /** Asks whether a comparator is answered here from what is published now; true: it was not, and is from here on. */
  readonly renew: (comparator: string) => Promise<boolean>;
  readonly subscribe: (listener: () => void) => () => void;
  /** True while the calls of a comparator are answered here. */
  readonly isHere: (comparator: string) => boolean;
  /** Asks here for a list that is about to be asked for, as the device does (answers-ahead.ts); false: it cannot be had here. */
  readonly askAhead: (wish: AheadWish) => Promise<boolean>;
}

interface LocalCompareSources {
  readonly api: ApiClient;
  /** Bytes that may be loaded unasked; 0: nothing at all, not even the script for it. */
  readonly budget: () => number;
  readonly whenWorthIt: (task: () => void) => void;
  /** Loads the script for it; called once. */
  readonly loadDevice: (events: DeviceEvents) => Promise<Device>;
}

/** Answers on the device where it can and by the call where it cannot: the one who asks sees no difference. */
export function createLocalCompare({ api, budget, whenWorthIt, loadDevice }: LocalCompareSources): LocalCompare {
  const listeners = new Set<() => void>();
  const onChange = (): void => listeners.forEach((listener) => listener());
  let device: Device | null = null;
  let loading: Promise<void> | null = null;
  let wanted = '';

  let published: string | null = null;

  const comparators = createComparatorMemory(() => api.listComparators({}));

  function saw(version: string): void {
    published = version;
    comparators.saw(version);
  }

  /** The server's answer, with what it tells of the catalogue beside the list. */
  async function call<Answer extends Awaited<ReturnType<ApiClient['compareInsurance']>>>(
    comparator: string,
    answering: Promise<Answer>,
  ): Promise<Answer> {
    const answer = await answering;
    if (answer.ok) {
      const { catalogueVersion } = answer.value.metaData;
      saw(catalogueVersion);
      device?.heard(comparator, catalogueVersion);
    } else if (answer.error.kind === 'problem' && answer.error.problem.status === notFound) comparators.forget();
    return answer;
  }

  /** Null where this device has no answer: the body is then sent as it is, and the server says what it finds wrong. */
  async function compare(
    productKind: CompareWish['productKind'],
    input: CompareInput,
    signal: AbortSignal | undefined,
  ): DeviceAnswer<CompareAnswer> {
    return device && device.compare({ productKind, input, signal });
  }

  async function price({ params, body }: PriceInput, signal: AbortSignal | undefined): DeviceAnswer<{ data: QuotedPrice }> {
    const answer =
      device && (await device.price({ id: params.id, profile: body.profile, productType: body.productType, signal }));
    return answer?.ok ? ok({ data: answer.value }) : answer;
  }

  async function load(): Promise<void> {
    device = await loadDevice({ onChange, onVersion: saw });
    await device.want(wanted);
    // There without a connection from here on, as the catalogue is.
    await comparators.list();
  }

  /** What the browser has kept of a catalogue, brought now: a page without connection begins with nothing here. */
  async function bring(comparator: string): Promise<void> {
    wanted = comparator;
    if (device === null && budget() > 0) await (loading ??= load().catch(() => undefined));
    if (device?.holds(comparator) === false) await device.want(comparator);
  }

  /** The device's answer, else the server's; where that cannot be reached, the device's with what it can bring by itself. */
  async function ask<Value>(
    comparator: string,
    here: () => DeviceAnswer<Value>,
    there: () => Promise<Result<Value, CallFailure>>,
  ): Promise<Result<Value, CallFailure>> {
    const local = await here();
    if (local !== null) return local;
    const answer = await there();
    if (answer.ok || answer.error.kind !== 'offline') return answer;
    await bring(comparator);
    return (await here()) ?? answer;
  }

  return {
    browsing: {
      listComparators: comparators.list,
      compareInsurance: ({ body }, { signal } = {}) =>
        ask(
          body.comparator,
          () => compare('insurance', body, signal),
          () => call(body.comparator, api.compareInsurance({ body }, { signal })),
        ),
      compareIsaprePlans: ({ body }, { signal } = {}) =>
        ask(
          body.comparator,
          () => compare('isapre-plan', body, signal),
          () => call(body.comparator, api.compareIsaprePlans({ body }, { signal })),
        ),
      calculatePrice: (input, { signal } = {}) =>
        ask(
          wanted,
          () => price(input, signal),
          () => api.calculatePrice(input, { signal }),
        ),
    },
    want: (comparator) => {
      wanted = comparator;
      whenWorthIt(() => {
        if (device) return void device.want(wanted);
        // Without the script for it, which a new version or a lost connection may take away, calls answer.
        if (budget() > 0) loading ??= load().catch(() => undefined);
      });
    },
    renew: async (comparator) => {
      if (!device?.holds(comparator)) return false;
      const before = published;
      await device.want(comparator);
      return published !== before;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isHere: (comparator) => device?.holds(comparator) ?? false,
    askAhead: async (wish) => device !== null && device.askAhead(wish),
  };
}
