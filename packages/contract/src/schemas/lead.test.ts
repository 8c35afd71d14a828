import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leadBodySchema, leadHeadersSchema } from './lead.ts';

it('C3-57 a request is of one of three types', () => {
  const read = (type: string) => leadHeadersSchema.safeParse({ 'idempotency-key': 'a'.repeat(12), 'lead-type': type });
  expect(['health_insurance_lead', 'contact', 'plan_isapre_lead'].map((type) => read(type).success)).toEqual([true, true, true]);
  expect(['', 'isapre_lead', 'Contact'].map((type) => read(type).success)).toEqual([false, false, false]);
});

const person = { first_name: 'Ana', telefono: '+56 9 1234 5678', email: 'ana@correo.example', tipo: 'isapre' };

it('C9-61 one is contacted by WhatsApp, by telephone or by e-mail', () => {
  const read = (contactChannel: string) => leadBodySchema.safeParse({ ...person, contactChannel }).success;
  expect(['whatsapp', 'telefono', 'email'].map(read)).toEqual([true, true, true]);
  expect(['sms', 'Email', ''].map(read)).toEqual([false, false, false]);
});

it('decision 24: whatever stands in place of the displayed price refuses no request, and is a number or none', () => {
  const read = (displayedPrice: unknown) => leadBodySchema.parse({ ...person, displayedPrice }).displayedPrice;
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.double()), (value) => {
      expect(read(value)).toBe(value === null || (typeof value === 'number' && Number.isFinite(value)) ? value : Number.NaN);
    }),
  );
  expect([read(undefined), leadBodySchema.parse(person).displayedPrice]).toEqual([null, null]);
});
