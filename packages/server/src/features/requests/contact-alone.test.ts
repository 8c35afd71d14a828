import { leadAnswerSchema, type LeadAnswer } from '@cotejo/contract/lead';
import { problemSchema } from '@cotejo/contract/errors';
import type { EditionId } from '@cotejo/core/editions';
import type { EventName } from '@cotejo/core/notification-events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findConsentedLead } from '../../platform/consents/consent-store.ts';
import { deliverMessage } from '../../platform/messages/deliver-message.ts';
import { openServiceKeys } from '../../platform/service-keys-store.ts';
import { somebody } from '../../platform/testing/somebody.ts';
import { buildTestApp, testDataKeys, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';
import { deliveryFor, jobOf, listingMailer } from '../../platform/testing/test-delivery.ts';
import { requestWriters } from './request-writers.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.pool.query('truncate leads, quotes, idempotency_keys, messages, request_statistics cascade');
});

const person = somebody();

function post(body: object, headers: object = { 'lead-type': 'contact' }, edition: EditionId = 'chile') {
  return test.app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { host: `${edition}.localhost`, 'idempotency-key': crypto.randomUUID(), ...wireHeaders(edition), ...headers },
    payload: { ...person, tipo: 'seguros', ...body },
  });
}

async function ask(body: object = {}, edition: EditionId = 'chile'): Promise<LeadAnswer> {
  return leadAnswerSchema.parse((await post(body, { 'lead-type': 'contact' }, edition)).json());
}

async function mailOf(leadId: string, event: EventName) {
  const mailer = listingMailer();
  const keys = openServiceKeys(test.database.database, null);
  const siteUrlOf = (edition: string) => `https://${edition}.example`;
  const writers = requestWriters({
    database: test.database.database,
    dataKeys: testDataKeys,
    keys,
    siteUrlOf,
    readForms: async () => [],
  });
  await deliverMessage(await jobOf(test, leadId, event), deliveryFor(test, { mailer, writers }));
  return mailer.sent[0];
}

describe('a request to be contacted about no product', () => {
  it('C3-57 is taken as a contact of its line, assigned and charged like any other, and counted for no product', async () => {
    const answer = await ask();
    expect(answer.quote).toBeNull();
    expect(answer.dataSocio).not.toBeNull();
    expect(answer.contact).toMatchObject({ channel: 'whatsapp', day: 'now' });
    const { rows } = await test.database.pool.query(
      'select lead_type, business_line, subject, quote_id, product_id, status, (select count(*)::int from ledger_transfers t where t.lead_id = l.id) charges, (select count(*)::int from request_statistics) counted from leads l',
    );
    expect(rows).toEqual([
      {
        lead_type: 'contact',
        business_line: 'seguros',
        subject: 'Seguros',
        quote_id: null,
        product_id: null,
        status: 2,
        charges: 1,
        counted: 0,
      },
    ]);
  });

  it('is told to the executive, and confirmed in the language of its form, and nobody is asked how it was', async () => {
    const read = { version: '2026-11', language: 'en' };
    const { leadId } = await ask({ mensaje: '¿Cubren el dentista?', consentText: read }, 'international');
    const notice = await mailOf(leadId, 'executive-notice');
    expect(notice?.subject).toBe('Nueva solicitud: Insurance');
    expect(notice?.text).toContain('¿Cubren el dentista?');
    expect((await mailOf(leadId, 'visitor-confirmation'))?.subject).toBe('We received your request: Insurance');
    await expect(jobOf(test, leadId, 'survey-invitation')).rejects.toThrow('no survey-invitation');
  });

  it('C3-57 is refused of a line that takes no contacts, by the field and with the lines that do', async () => {
    const { pool } = test.database;
    const types = (await pool.query<{ id: string; lead_types: string[] }>('select id, lead_types from business_lines')).rows;
    const problemOf = async () => problemSchema.parse((await post({})).json());
    try {
      await pool.query("update business_lines set lead_types = '{health_insurance_lead}' where id = 'seguros'");
      const refused = await problemOf();
      expect(refused.status).toBe(400);
      expect(refused.errors).toEqual([
        { field: 'body.tipo', reason: expect.stringMatching(/^debe ser uno de: (?!.*seguros).+/) },
      ]);
      await pool.query("update business_lines set lead_types = '{plan_isapre_lead}'");
      expect((await problemOf()).errors?.[0]?.reason).toBe('ninguna línea recibe aquí solicitudes sin producto');
      expect((await pool.query('select 1 from leads')).rowCount).toBe(0);
    } finally {
      for (const { id, lead_types: kinds } of types) {
        await pool.query('update business_lines set lead_types = $1 where id = $2', [kinds, id]);
      }
    }
  });

  it('allows what needs no product, whatever was ticked', async () => {
    const { leadId } = await ask({
      acceptsPriceAlerts: true,
      acceptsOffers: true,
      acceptsInsurer: true,
      consentText: { version: '2026-11', language: 'es' },
    });
    const { rows } = await test.database.pool.query('select purpose from lead_consents where lead_id = $1 order by id', [leadId]);
    expect(rows.map(({ purpose }) => purpose)).toEqual(['request', 'offers']);
    expect(await findConsentedLead(test.database.database, { edition: 'chile', leadId })).toEqual({
      isTakenBack: false,
      productDisplayName: 'Seguros',
      organizationDisplayName: 'Cotejo',
      insurer: null,
    });
  });

  it('is the same person again within a day, and news where it says something else', async () => {
    const first = await ask();
    const same = await ask();
    const other = await ask({ mensaje: 'Otra cosa' });
    const { rows } = await test.database.pool.query('select id, first_lead_id from leads where first_lead_id is not null');
    expect(rows.map(({ first_lead_id: of }) => of)).toEqual([first.leadId, first.leadId]);
    await expect(jobOf(test, same.leadId, 'executive-notice')).rejects.toThrow('no executive-notice');
    expect((await mailOf(other.leadId, 'executive-notice'))?.subject).toBe('Otra solicitud de la misma persona: Seguros');
  });

  it.each([
    [{}, {}, 'body.productCode'],
    [{ productCode: 'ALC-4001' }, {}, 'body.profile'],
    [{ tipo: 'autos' }, { 'lead-type': 'contact' }, 'body.tipo'],
  ])('400 %j with the headers %j names what is wrong: %s', async (body, headers, field) => {
    const response = await post(body, headers);
    expect(response.statusCode).toBe(400);
    expect(problemSchema.parse(response.json()).errors?.map((error) => error.field)).toEqual([field]);
  });
});
