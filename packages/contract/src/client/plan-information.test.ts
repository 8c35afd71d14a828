import { describe, expect, it, vi } from 'vitest';
import { createClient, type Transport } from '../client.ts';
import { endpoints } from '../endpoints/endpoints.ts';
import { problemOf } from '../problem-of.ts';
import { planInformation } from './plan-information.ts';

const empty: Readonly<Record<string, object>> = {
  resume: { data: { tags: [], commonCoverage: [] } },
  score: { data: { codigoplan: 'ALC-4001', puntaje: null, puntajes: [] } },
};

function clientWith(answers: (url: string) => { readonly status: number; readonly text: string }) {
  const asked = vi.fn<Transport>(async ({ url }) => ({ retryAfter: null, ...answers(url) }));
  return { asked, client: createClient(endpoints, asked, { headers: {}, retries: false }) };
}

function answerTo(url: string) {
  if (url.includes('/getOffers')) return { status: 204, text: '' };
  if (url.includes('/qppayment/')) return { status: 404, text: JSON.stringify(problemOf({ kind: 'not-found' }, 'r')) };
  if (url.includes('/resume')) return { status: 200, text: JSON.stringify(empty['resume']) };
  if (url.includes('/analisisypuntaje')) return { status: 200, text: JSON.stringify(empty['score']) };
  return { status: 200, text: JSON.stringify({ data: [] }) };
}

describe('what a card tells of a product (C7-123)', () => {
  const question = { id: 'ALC-4001', codigoplan: 'ALC-4001', hasOffers: true, profile: null };

  it('is asked for at once, by name, and what fails is missing alone (A7-20, A7-21, A7-23)', async () => {
    const { client, asked } = clientWith(answerTo);
    const told = await planInformation(client, question);
    expect(Object.keys(told)).toEqual([
      'coverages',
      'topsAndDeductibles',
      'features',
      'featuresAll',
      'coverageRequirement',
      'offers',
      'prestadores',
      'score',
      'profilePrice',
      'paymentInfo',
    ]);
    expect(told.features).toEqual({ ok: true, value: { data: [] } });
    expect(told.paymentInfo).toMatchObject({ ok: false, error: { kind: 'problem' } });
    expect(told.profilePrice).toBeNull();
    expect(asked).toHaveBeenCalledTimes(9);
  });

  it('A7-10 has no offers where the call says so, and asks for none where there are none', async () => {
    const { client } = clientWith(answerTo);
    expect((await planInformation(client, question)).offers).toEqual({ ok: true, value: null });
    const silent = clientWith(answerTo);
    await planInformation(silent.client, { ...question, hasOffers: false, codigoplan: null });
    expect(silent.asked.mock.calls.filter(([{ url }]) => /getOffers|analisisypuntaje/.test(url))).toEqual([]);
  });

  it('has the price of a family that is handed in (A7-22)', async () => {
    const { client, asked } = clientWith(answerTo);
    await planInformation(client, {
      ...question,
      profile: endpoints.calculatePrice.body.shape.profile.parse({ cotizante: [{ edad: 30 }] }),
    });
    expect(
      asked.mock.calls.some(([{ url, method }]) => method === 'POST' && url === '/api/insurance/ALC-4001/calculatePrice'),
    ).toBe(true);
  });
});
