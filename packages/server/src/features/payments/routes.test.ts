import { endpoints } from '@cotejo/contract/endpoints';
import { salesOfferOf } from '@cotejo/core/requests';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../platform/testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
});
afterAll(() => test.close());

async function get(path: string, host = 'localhost') {
  const url = `/api/qppayment/insurance-payment/${path}`;
  const response = await test.app.inject({ method: 'GET', url, headers: { host } });
  return { status: response.statusCode, body: response.body };
}

async function paymentOf(code: string, host?: string) {
  const { status, body } = await get(code, host);
  expect(status).toBe(200);
  return endpoints.getPaymentInfo.responses[200].parse(JSON.parse(body)).data;
}

describe('GET /api/qppayment/insurance-payment/{id}', () => {
  it('C7-16, A3-44, B3-57 200: the ways to pay what is sold online, with their names', async () => {
    const info = await paymentOf('RAU-COMPLEMENTARIO-1');
    expect(info).toMatchObject({ flow: 'subscription', frequency: 'monthly' });
    expect(info.paymentInfoResponse.paymentMethods).toContainEqual({
      name: 'tdc',
      displayName: 'Tarjeta de crédito',
      prepaid: false,
    });
  });

  it('B9-36 200: a prepaid card is told apart', async () => {
    const { products } = test.memory.snapshot('chile');
    const trip = products.find(
      ({ upperType, salesChannels }) => upperType === 'SEGURO VIAJE' && salesOfferOf(salesChannels).online,
    );
    const info = await paymentOf(trip?.code ?? '');
    expect(info.paymentInfoResponse.paymentMethods.map(({ prepaid }) => prepaid)).toContain(true);
    expect(info.flow).toBe('one_time');
  });

  it('200: nothing is paid here for what is not sold online', async () => {
    const { products } = test.memory.snapshot('chile');
    const offline = products.find(({ salesChannels }) => !salesOfferOf(salesChannels).online);
    expect(await paymentOf(offline?.code ?? '')).toEqual({
      paymentInfoResponse: { paymentMethods: [] },
      provider: null,
      flow: 'no_payment',
      timing: null,
      frequency: null,
    });
  });

  it('C7-17 200: forceRefresh is the same call', async () => {
    expect(await get('RAU-COMPLEMENTARIO-1?forceRefresh=1')).toEqual(await get('RAU-COMPLEMENTARIO-1'));
  });

  it('404: a product that there is not in the edition', async () => {
    expect((await get('NADA-1')).status).toBe(404);
    expect((await get('RAU-COMPLEMENTARIO-1', 'peru.localhost')).status).toBe(404);
  });
});

describe('GET /api/qppayment/insurance-payment/{id}/getOffers', () => {
  it('C7-18, A3-40, A4-39 200: offers that hold today', async () => {
    const { status, body } = await get('ARR-COMPLEMENTARIO-2/getOffers?forceRefresh=1');
    expect(status).toBe(200);
    const { data } = endpoints.getOffers.responses[200].parse(JSON.parse(body));
    expect(data[0]).toMatchObject({ validFrom: '2026-11-01', validTo: '2026-12-31' });
  });

  it('A4-40, A7-12 204: no body where none is stated, or none holds today', async () => {
    expect(await get('ALC-4001/getOffers?forceRefresh=1')).toEqual({ status: 204, body: '' });
    expect(await get('TRM-CATASTROFICO-1-WEB/getOffers?forceRefresh=1')).toEqual({ status: 204, body: '' });
  });

  it('404: a product that there is not', async () => {
    expect((await get('NADA-1/getOffers?forceRefresh=1')).status).toBe(404);
  });
});
