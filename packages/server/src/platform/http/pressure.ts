import type { Endpoint } from '@cotejo/contract/endpoint';
import type { ApiFailure } from '@cotejo/contract/errors';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageCallOf } from './robot/page-mark.ts';

/** How far behind the process is: what it does not take on any more, each with what is before it. */
export const pressureLevels = ['none', 'reads', 'comparisons', 'pages', 'requests'] as const;
export type PressureLevel = (typeof pressureLevels)[number];

/** Milliseconds that work waits for its turn, from which each is refused (docs/decisions/0167). */
export const waitLimits = { reads: 150, comparisons: 400, pages: 1_000, requests: 2_000 } as const;
const sampleMilliseconds = 500;
/** What a process does to start says nothing of who visits it: its first calls are taken on whatever it waits. */
const startMilliseconds = 3_000;
export const retryAfterSeconds = 2;

/** The level at which work waits so many milliseconds for its turn. */
export function levelOfWait(milliseconds: number): PressureLevel {
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

/**
 * Measures how long work waits in this process. Answers a function that tells the level of the last half second; none before
 * the process listens, and for the first seconds after.
 */
export async function watchPressure(app: FastifyInstance): Promise<() => PressureLevel> {
  // Without limits of its own it only measures: which call is refused depends on the call.
  await app.register(underPressure, { sampleInterval: sampleMilliseconds });
  let startsUntil = Infinity;
  app.addHook('onListen', async () => {
    startsUntil = performance.now() + startMilliseconds;
  });
  return () => (performance.now() < startsUntil ? 'none' : levelOfWait(app.memoryUsage().eventLoopDelay));
}
