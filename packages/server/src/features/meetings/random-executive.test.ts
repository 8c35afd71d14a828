import { endpoints } from '@cotejo/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForPlan } from '../../platform/testing/ask-for-plan.ts';
import { buildTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { leaveOneInCharge } from './testing/meeting-visitors.ts';

let test: TestApp;
/** Where people are put in charge. */
let own: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
  own = await buildTestApp({ catalogue: 'demo' });
});
afterAll(async () => {
  await own.close();
  await test.close();
});

async function get(url: string, { host = 'localhost' }: { readonly host?: string } = {}) {
  const response = await test.app.inject({ method: 'GET', url, headers: { host } });
  return { status: response.statusCode, json: response.json<unknown>() };
}

describe('GET /api/meetings/random-executive', () => {
  const url = '/api/meetings/random-executive';

  it('C7-76, C7-77 200: one of those who take meetings in the line, not always the same, kept by nobody', async () => {
    const [names, ways] = [new Set<string>(), new Set<boolean>()];
    for (let call = 0; call < 40; call += 1) {
      const response = await test.app.inject({ method: 'GET', url: `${url}?lob=isapre`, headers: { host: 'localhost' } });
      expect(response.headers['cache-control']).toBe('no-store');
      const { data } = endpoints.getRandomExecutive.responses[200].parse(response.json());
      ways.add(data.calendly.active);
      names.add(data.email_corporativo);
    }
    expect(names.size).toBeGreaterThan(1);
    // By a calendar elsewhere, and by ours.
    expect(ways.size).toBe(2);
  });

  it('C7-76 200: who takes meetings by our calendar alone, while it has a free hour; whoever asks for them by their e-mail books it', async () => {
    const executiveId = await leaveOneInCharge(own);
    const answered = async () => {
      const response = await own.app.inject({ method: 'GET', url: `${url}?lob=isapre`, headers: { host: 'localhost' } });
      return response.statusCode === 200 ? endpoints.getRandomExecutive.responses[200].parse(response.json()).data : null;
    };
    const executive = await answered();
    expect(executive).toMatchObject({ email_corporativo: 'antonia.pizarro@cotejo.example', calendly: { active: false } });
    const answer = await askForPlan(own, {
      referral: { loggedAs: 'referral', initialDate: '11/20/2026', email: executive?.email_corporativo },
    });
    expect(answer).toMatchObject({
      dataSocio: { email_corporativo: executive?.email_corporativo },
      meetingUrl: expect.stringContaining('/reunion/'),
    });
    const away = (from: string) =>
      own.database.pool.query("insert into executive_time_off (executive_id, starts_at, ends_at) values ($1, $2, '2027-06-01')", [
        executiveId,
        from,
      ]);
    await away('2026-11-01');
    expect(await answered()).toBeNull();
    await own.database.pool.query('delete from executive_time_off');
    await own.database.pool.query('update executive_calendars set active = false');
    expect(await answered()).toBeNull();
  });

  it('404 while everybody of the line is away from the first day to the last, and 200 before and after', async () => {
    const awayUntil = (day: string | null) =>
      test.database.pool.query(
        "update executives set recess_until = $1 where edition = 'peru' and business_lines @> array['seguros']",
        [day],
      );
    const host = 'peru.localhost';
    await awayUntil('2026-11-20');
    expect((await get(`${url}?lob=seguros`, { host })).status).toBe(404);
    await awayUntil('2026-11-19');
    expect((await get(`${url}?lob=seguros`, { host })).status).toBe(200);
    await awayUntil(null);
    const awayFrom = (day: string) =>
      test.database.pool.query("update executives set recess_reason = 1, recess_from = $1 where edition = 'peru'", [day]);
    await awayFrom('2026-11-20');
    expect((await get(`${url}?lob=seguros`, { host })).status).toBe(404);
    await awayFrom('2026-11-21');
    expect((await get(`${url}?lob=seguros`, { host })).status).toBe(200);
    await test.database.pool.query('update executives set recess_reason = null, recess_from = null');
  });

  it('404 while nobody of the line can pay for a request, whatever recess they are in, and 200 once somebody can', async () => {
    const low = (change: string) =>
      test.database.pool.query(`update executives set ${change} where edition = 'peru' and business_lines @> array['seguros']`);
    const host = 'peru.localhost';
    await low('charge_per_lead = balance + 1');
    expect((await get(`${url}?lob=seguros`, { host })).status).toBe(404);
    await low("recess_until = '2026-11-19', recess_reason = 2");
    expect((await get(`${url}?lob=seguros`, { host })).status).toBe(404);
    await low('charge_per_lead = 0, recess_until = null, recess_reason = null');
    expect((await get(`${url}?lob=seguros`, { host })).status).toBe(200);
  });

  it('200: of the edition', async () => {
    for (const host of ['peru.localhost', 'colombia.localhost', 'international.localhost']) {
      const { data } = endpoints.getRandomExecutive.responses[200].parse((await get(`${url}?lob=seguros`, { host })).json);
      expect(data.email_corporativo).toMatch(new RegExp(`@(pe|co|int)\\.cotejo\\.example$`));
    }
  });

  it('404: a line, or a line of another edition, in which nobody takes meetings', async () => {
    expect((await get(`${url}?lob=barcos`)).status).toBe(404);
    expect((await get(`${url}?lob=isapre`, { host: 'peru.localhost' })).status).toBe(404);
  });

  it('400: without a line', async () => {
    expect((await get(url)).status).toBe(400);
  });
});
