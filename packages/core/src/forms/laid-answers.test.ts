import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FormAnswers } from './form-answers.ts';
import { answersBut, laidOver } from './laid-answers.ts';

const name = fc.constantFrom('a', 'b', 'c');
const row = fc.dictionary(name, fc.string({ maxLength: 3 }), { noNullPrototype: true });
const answers: fc.Arbitrary<FormAnswers> = fc.record({
  values: row,
  rows: fc.dictionary(name, fc.array(row, { maxLength: 3 }), { noNullPrototype: true }),
});

it('what differs from others, laid over them, is the answers again', () => {
  fc.assert(
    fc.property(answers, answers, (base, own) => {
      const whole = laidOver(base, own);
      expect(laidOver(base, answersBut(base, whole))).toEqual(whole);
    }),
  );
});

it('answers differ by name, and groups of rows as a whole', () => {
  const base = { values: { edad: '34', correo: '' }, rows: { cargas: [{ edad: '3' }], mascota: [{ edad: '1' }] } };
  const own = {
    values: { edad: '34', correo: 'a@b.cl' },
    rows: { cargas: [{ edad: '3' }, { edad: '' }], mascota: [{ edad: '1' }] },
  };
  expect(answersBut(base, own)).toEqual({ values: { correo: 'a@b.cl' }, rows: { cargas: [{ edad: '3' }, { edad: '' }] } });
  expect(answersBut(base, base)).toEqual({ values: {}, rows: {} });
});
