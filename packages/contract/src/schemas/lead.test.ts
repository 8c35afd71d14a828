import { expect, it } from 'vitest';
import { leadHeadersSchema } from './lead.ts';

it('C3-57 a request is of one of three types', () => {
  const read = (type: string) => leadHeadersSchema.safeParse({ 'idempotency-key': 'a'.repeat(12), 'lead-type': type });
  expect(['health_insurance_lead', 'contact', 'plan_isapre_lead'].map((type) => read(type).success)).toEqual([true, true, true]);
  expect(['', 'isapre_lead', 'Contact'].map((type) => read(type).success)).toEqual([false, false, false]);
});
