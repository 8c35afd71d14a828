import { leadAnswerSchema, type LeadAnswer } from '@cotejo/contract/lead';
import { somebody } from './somebody.ts';
import { wireHeaders, type TestApp } from './test-app.ts';

/**
 * Asks the Chilean edition for a plan of an isapre as a visitor does: the first one of the catalogue, by somebody new, unless `fields` of
 * the body say otherwise. Resolves with the answer; throws where it is another than a request's.
 */
export async function askForPlan({ app, memory }: TestApp, fields: Readonly<Record<string, unknown>> = {}): Promise<LeadAnswer> {
  const plan = memory.snapshot('chile').products.find(({ kind }) => kind === 'isapre-plan');
  const response = await app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { host: 'localhost', 'idempotency-key': crypto.randomUUID(), ...wireHeaders() },
    payload: {
      ...somebody(),
      tipo: 'isapre',
      productCode: plan?.code,
      profile: { cotizante: [{ edad: 34 }], ingresodatos: true },
      ...fields,
    },
  });
  return leadAnswerSchema.parse(response.json());
}
