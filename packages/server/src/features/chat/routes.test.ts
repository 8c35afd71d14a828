import { endpoints } from '@cotejo/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, testNow, type TestApp } from '../../platform/testing/test-app.ts';

let now = testNow;
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo', clock: () => now });
});
afterAll(() => test.close());

async function get(url: string, host = 'localhost') {
  const response = await test.app.inject({ method: 'GET', url, headers: { host } });
  return { status: response.statusCode, json: response.json<unknown>() };
}

describe('GET /api/chat/available', () => {
  async function availabilityAt(moment: number, host?: string) {
    now = moment;
    const { status, json } = await get('/api/chat/available', host);
    now = testNow;
    expect(status).toBe(200);
    return endpoints.getChatAvailability.responses[200].parse(json).data;
  }

  it('C7-119, B7-35, B7-36, B7-37 200: somebody answers on a Friday at noon; hours, zone and closed days are told', async () => {
    const availability = await availabilityAt(testNow);
    expect(availability).toMatchObject({ active: true, timeZone: 'America/Santiago', agents: 4 });
    expect(availability.hours[0]).toEqual({ day: 1, from: '09:00', to: '19:00' });
    expect(availability.closedDays[0]).toBe('2026-12-08');
  });

  it('B5-52 200: nobody answers at night, nor on a holiday', async () => {
    expect((await availabilityAt(Date.parse('2026-11-20T22:30:00Z'))).active).toBe(false);
    expect((await availabilityAt(Date.parse('2026-12-08T15:00:00Z'))).active).toBe(false);
    expect((await availabilityAt(Date.parse('2026-12-09T15:00:00Z'))).active).toBe(true);
  });

  it('B5-52 200: closes and opens with the minute, though answers are kept', async () => {
    const told: boolean[] = [];
    for (const time of ['2026-11-20T21:59:59Z', '2026-11-20T22:00:00Z', '2026-11-23T11:59:59Z', '2026-11-23T12:00:00Z']) {
      told.push((await availabilityAt(Date.parse(time))).active);
    }
    expect(told).toEqual([true, false, false, true]);
  });

  it('B5-51 200: never in Peru', async () => {
    expect(await availabilityAt(testNow, 'peru.localhost')).toMatchObject({ active: false, agents: 0 });
  });

  it('404: an edition that has no chat', async () => {
    const empty = await buildTestApp();
    const answer = await empty.app.inject({ method: 'GET', url: '/api/chat/available', headers: { host: 'localhost' } });
    await empty.close();
    expect(answer.statusCode).toBe(404);
  });
});

describe('GET /api/chat/getWebchatConfig/{app}-{lang}', () => {
  async function configOf(name: string) {
    const { status, json } = await get(`/api/chat/getWebchatConfig/${name}`);
    expect(status).toBe(200);
    return endpoints.getWebchatConfig.responses[200].parse(json).data;
  }

  it('C7-120, C3-54, C5-24, C5-25 200: what is asked before the chat, and what it says of bad values', async () => {
    const config = await configOf('site-ES');
    expect(config).toMatchObject({ app: 'site', language: 'es', alwaysStarts: false });
    expect(Object.keys(config.preChatForm).toSorted()).toEqual(['area', 'email', 'friendlyName', 'phoneNumber', 'type']);
    expect(config.messages).toEqual({
      required: 'campo requerido',
      email: 'Por favor, ingrese su direccion de correo electronico valido',
    });
  });

  it('C4-31, C4-32 200: partners and self-service start whatever the hour', async () => {
    expect(await configOf('partner-marketplace-es')).toMatchObject({ app: 'partner-marketplace', alwaysStarts: true });
    expect(await configOf('self-service-es')).toMatchObject({ alwaysStarts: true });
  });

  it('404: an application or a language that there is not', async () => {
    expect((await get('/api/chat/getWebchatConfig/nada-es')).status).toBe(404);
    expect((await get('/api/chat/getWebchatConfig/site-qq')).status).toBe(404);
  });

  it('400: a language that is no two letters', async () => {
    expect((await get('/api/chat/getWebchatConfig/site-esp')).status).toBe(400);
  });
});

describe('GET /api/chat/getProviderWebchatConfig/{app}-{lang}', () => {
  it('C7-121, C7-122 200: the same, with who answers', async () => {
    const { status, json } = await get('/api/chat/getProviderWebchatConfig/site-es');
    expect(status).toBe(200);
    const { data } = endpoints.getProviderWebchatConfig.responses[200].parse(json);
    expect(data.provider.name).toBe('Mesa de prestadores (demostración)');
  });

  it('404: where no provider answers', async () => {
    expect((await get('/api/chat/getProviderWebchatConfig/partner-marketplace-es')).status).toBe(404);
  });
});
