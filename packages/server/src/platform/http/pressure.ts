import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Endpoint } from '@cotejo/contract/endpoint';
import type { ApiFailure } from '@cotejo/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageCallOf } from './robot/page-mark.ts';

/** How far behind the process is: what it does not take on any more, each with what is before it. */
export const pressureLevels = ['none', 'reads', 'comparisons', 'pages', 'requests'] as const;
export type PressureLevel = (typeof pressureLevels)[number];

/** Milliseconds that work waits for its turn, from which each is refused where nothing else is set (docs/decisions/0167). */
export const waitLimits = { reads: 150, comparisons: 400, pages: 1_000, requests: 2_000 } as const;
const sampleMilliseconds = 500;
const turnMilliseconds = 10;
/** What a process does to start says nothing of who visits it: its first calls are taken on whatever it waits. */
const startMilliseconds = 3_000;
export const retryAfterSeconds = 2;

/** The level at which work waits so many milliseconds for its turn. `busyAfter`: from which reads are refused, all else in proportion. */
export function levelOfWait(waited: number, busyAfter: number = waitLimits.reads): PressureLevel {
  const milliseconds = (waited * waitLimits.reads) / busyAfter;
  if (milliseconds >= waitLimits.requests) return 'requests';
  if (milliseconds >= waitLimits.pages) return 'pages';
  if (milliseconds >= waitLimits.comparisons) return 'comparisons';
  return milliseconds >= waitLimits.reads ? 'reads' : 'none';
}

/** The first level at which a call is refused: reads of nobody in particular first, who wants to be reached last. */
export function refusedFrom({ method, isPrivate, isContact }: Endpoint): Exclude<PressureLevel, 'none'> {
  if (isContact === true) return 'requests';
  return method === 'GET' && isPrivate !== true ? 'reads' : 'comparisons';
}

/** Whether a page that is not kept is not made at a level of pressure. Its own calls are then made whatever the level is. */
export function refusesPages(level: PressureLevel): boolean {
  return pressureLevels.indexOf(level) >= pressureLevels.indexOf('pages');
}

/** Why a request is not worked on at a level of pressure; null: it is. Calls of a page were admitted with the page. */
export function refusalOf(request: Pick<FastifyRequest, 'headers'>, level: PressureLevel, endpoint: Endpoint): ApiFailure | null {
  return pageCallOf(request) === null ? refusalUnder(level, endpoint) : null;
}

/** Why a call is not worked on at a level of pressure; null: it is. */
export function refusalUnder(level: PressureLevel, endpoint: Endpoint): ApiFailure | null {
  if (pressureLevels.indexOf(level) < pressureLevels.indexOf(refusedFrom(endpoint))) return null;
  return { kind: 'unavailable', detail: 'Hay mucha gente a la vez; vuelve a intentarlo en unos segundos.', retryAfterSeconds };
}

/** A span of time, and how often work that comes back every 10 ms had its turn in it. */
interface Sample {
  readonly milliseconds: number;
  readonly turns: number;
}

/** Milliseconds that work waited for each of its turns; in a span without any, for all of it. */
export function waitIn({ milliseconds, turns }: Sample): number {
  return Math.max(0, milliseconds / (turns + 1) - turnMilliseconds);
}

/**
 * Measures how long work waits in this process. Answers a function that tells the level of the last two half seconds, the lower one:
 * who asks for one page that takes long is not many. None before the process listens, and for the first seconds after.
 */
export function watchPressure(app: Pick<FastifyInstance, 'addHook'>, busyAfter: number = waitLimits.reads): () => PressureLevel {
  const histogram = monitorEventLoopDelay({ resolution: turnMilliseconds });
  const waits = { before: 0, last: 0 };
  const since = { start: Infinity, sample: 0 };
  const sample = (): void => {
    const now = performance.now();
    // The first turn after a reset only starts to measure: it is the one more that `waitIn` counts.
    const wait = waitIn({ milliseconds: now - since.sample, turns: histogram.count });
    histogram.reset();
    [waits.before, waits.last, since.sample] = [waits.last, wait, now];
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    since.start = since.sample = performance.now();
    histogram.enable();
    timer = setInterval(sample, sampleMilliseconds).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });
  const level = (): PressureLevel => levelOfWait(Math.min(waits.before, waits.last), busyAfter);
  return () => (performance.now() < since.start + startMilliseconds ? 'none' : level());
}
