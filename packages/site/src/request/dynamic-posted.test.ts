import { expect, it } from 'vitest';
import { postedAnswers } from './dynamic-posted.ts';

it('of a form that nobody could read, texts come back, no longer than an answer is, and no password', () => {
  const form = new FormData();
  form.set('empresa', 'Soto y Cía.');
  form.set('mensaje', 'a'.repeat(5_000));
  form.set('fld_password', 'secreto');
  form.set('quoteId', 'q');
  form.set('<b>', 'no es un nombre');
  form.set('archivo', new Blob(['x']));
  expect(postedAnswers(form)).toEqual([
    ['empresa', 'Soto y Cía.'],
    ['mensaje', 'a'.repeat(2_000)],
  ]);
  for (let index = 0; index < 500; index += 1) form.set(`f${index}`, 'x');
  expect(postedAnswers(form)).toHaveLength(100);
});

it('of what was posted twice, as a ticked box that says it was shown, the last comes back once', () => {
  const form = new FormData();
  form.append('aviso', '');
  form.append('aviso', 'si');
  expect(postedAnswers(form)).toEqual([['aviso', 'si']]);
});
