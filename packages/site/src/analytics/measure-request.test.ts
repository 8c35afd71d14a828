import type { WireRequest } from '@cotejo/contract/client';
import type { BusinessLineAnswer } from '@cotejo/contract/contact';
import { describe, expect, it } from 'vitest';
import { measureRequest } from './measure-request.ts';
import type { RequestWorth } from './measured-events.ts';
import { worthOf } from './request-worth.ts';

const lines: readonly BusinessLineAnswer[] = [
  {
    id: 'isapre',
    conversionValue: { chile: { value: 3000, currency: 'CLP' } },
    availableCountries: ['chile'],
    origin: [],
  },
  {
    id: 'seguros',
    conversionValue: { chile: { value: 2500, currency: 'CLP' }, peru: { value: 12.5, currency: 'PEN' } },
    availableCountries: ['chile', 'peru'],
    origin: [],
  },
];

describe('what a request is worth', () => {
  it.each([
    ['isapre', 'chile', 3000, 'CLP'],
    ['seguros', 'chile', 2500, 'CLP'],
    ['seguros', 'peru', 12.5, 'PEN'],
  ])('B7-47 of %s in %s is that of its line, in its currency', (businessLine, country, value, currency) => {
    expect(worthOf(lines, { businessLine, country })).toEqual({
      event: 'requestInfoLandings',
      lob: businessLine,
      value,
      currency,
    });
  });

  it.each([
    ['isapre', 'peru'],
    ['autos', 'chile'],
    ['isapre', 'constructor'],
  ])('of %s in %s is not made up', (businessLine, country) => {
    expect(worthOf(lines, { businessLine, country })).toEqual({ event: 'requestInfoLandings', lob: businessLine });
  });
});

/** What is told, and which calls it takes, where the API answers so. */
async function toldWith(status: number, answer: unknown) {
  const asked: WireRequest[] = [];
  const told: RequestWorth[] = [];
  await measureRequest(
    { businessLine: 'isapre', country: 'chile' },
    async (request) => {
      asked.push(request);
      return { status, retryAfter: null, text: JSON.stringify(answer) };
    },
    (event) => told.push(event),
  );
  return { told, calls: asked.map(({ method, url }) => `${method} ${url}`) };
}

it('B7-46 a request that was sent is told once, with what the API says of its line', async () => {
  const { told, calls } = await toldWith(200, { data: lines });
  expect(calls).toEqual(['GET /api/business-line']);
  expect(told).toEqual([{ event: 'requestInfoLandings', lob: 'isapre', value: 3000, currency: 'CLP' }]);
});

it('is told without its worth where that cannot be had', async () => {
  expect((await toldWith(404, {})).told).toEqual([{ event: 'requestInfoLandings', lob: 'isapre' }]);
});
