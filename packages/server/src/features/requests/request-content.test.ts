import { problemSchema } from '@cotejo/contract/errors';
import { leadAnswerSchema } from '@cotejo/contract/lead';
import { contactOfAnswers } from '@cotejo/core/form-contact';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, testDataKeys, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';
import { findLeadForMessage } from './lead-store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
});
afterAll(() => test.close());

const good = {
  tipo: 'isapre',
  first_name: 'María José Soto',
  telefono: '+56 9 8765 4321',
  email: 'mjsoto@correo.example',
  productCode: 'ALC-4001',
  profile: { cotizante: [{ sexo: 'Masculino', edad: 34, ingreso: 1_650_000 }], region: { stateCode: '13' }, ingresodatos: true },
};

async function leadOf(body: object) {
  const headers = { 'idempotency-key': crypto.randomUUID(), ...wireHeaders() };
  const response = await test.app.inject({ method: 'POST', url: '/api/leads', headers, payload: body });
  return leadAnswerSchema.parse(response.json());
}

async function storedLead(leadId: string) {
  return (await findLeadForMessage(test.database.database, leadId, testDataKeys))?.lead;
}

describe('POST /api/leads', () => {
  it('B3-02 B3-03 B3-04 keeps what was typed, the number of employees and the answers to questions of its own', async () => {
    const extra = { fld_origin_country: 'Chile', pregunta: 'sí' };
    const typed = { mensaje: 'Llamar de tarde', cantidadEmpleados: 12, unrecognizedAdditionalData: extra };
    const { leadId } = await leadOf({ ...good, ...typed });
    const { first_name: firstName, telefono: phone, email } = good;
    const kept = { firstName, phone, email, message: 'Llamar de tarde', employees: 12, additionalData: extra };
    expect(await storedLead(leadId)).toMatchObject(kept);
  });

  describe('answers to questions of its own', () => {
    async function statusOf(unrecognizedAdditionalData: Readonly<Record<string, string>>) {
      const headers = { 'idempotency-key': crypto.randomUUID(), ...wireHeaders() };
      const payload = { ...good, unrecognizedAdditionalData };
      const response = await test.app.inject({ method: 'POST', url: '/api/leads', headers, payload });
      return {
        status: response.statusCode,
        fields: problemSchema.safeParse(response.json()).data?.errors?.map(({ field }) => field),
      };
    }
    const answers = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, 'sí']));

    it('200: eight cargas with all that is asked of them, kept whole', async () => {
      const row = { cargas_sexo: 'Masculino', cargas_edad: 17, cargas_parentesco: 'Hijo/Hija' };
      const { more } = contactOfAnswers({ cargas: Array.from({ length: 8 }, () => row) }, { thousands: '.' });
      expect(more['cargas']?.length).toBeGreaterThan(500);
      const { leadId } = await leadOf({ ...good, unrecognizedAdditionalData: more });
      expect((await storedLead(leadId))?.additionalData).toEqual(more);
    });

    it('400: more than 60, or more than 2,000 signs of one', async () => {
      expect((await statusOf(answers(60))).status).toBe(200);
      expect(await statusOf(answers(61))).toEqual({ status: 400, fields: ['body.unrecognizedAdditionalData'] });
      expect((await statusOf({ cargas: 'x'.repeat(2000) })).status).toBe(200);
      const long = await statusOf({ cargas: 'x'.repeat(2001) });
      expect(long).toEqual({ status: 400, fields: ['body.unrecognizedAdditionalData.cargas'] });
    });
  });

  it('B3-05 B3-06 names who answers: how to reach them, and where to meet if they take meetings', async () => {
    const { leadId, dataSocio } = await leadOf(good);
    const { rows } = await test.database.pool.query(
      `select e.first_names nombres, e.last_names apellidos, e.phone "telefono_1", e.email "email_corporativo",
       jsonb_build_object('active', e.calendly_active, 'url', e.calendly_url) calendly
       from leads l left join leads f on f.id = l.first_lead_id
       join executives e on e.id = coalesce(l.executive_id, f.executive_id) where l.id = $1`,
      [leadId],
    );
    expect(rows).toEqual([dataSocio]);
  });
});
