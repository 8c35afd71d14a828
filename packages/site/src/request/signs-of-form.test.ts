import { expect, it } from 'vitest';
import { signsFromForm } from './signs-of-form.ts';

function formWith(...fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

it('a form that nobody touched but its person says when it began to be filled in', () => {
  expect(signsFromForm(formWith(['sitio_web', ''], ['_momento', '1763650800000.abc-_']))).toEqual({
    'x-form-stamp': '1763650800000.abc-_',
  });
  expect(signsFromForm(formWith(['sitio_web', ''], ['_momento', '']))).toEqual({});
});

it('without script the second field says the moment', () => {
  expect(signsFromForm(formWith(['_momento', ''], ['_momento', '17.x']))).toEqual({ 'x-form-stamp': '17.x' });
});

it('a filled trap is told, and never what it was filled with', () => {
  expect(signsFromForm(formWith(['sitio_web', 'ana@correo.example']))).toEqual({ 'x-form-trap': 'lleno' });
});

it.each(['a b', 'ñ', 'a\r\nb: c', 'x'.repeat(191), '李'])('%j is no header: as a moment it is none of ours', (text) => {
  expect(signsFromForm(formWith(['_momento', text], ['_confirmacion', text]))).toEqual({ 'x-form-stamp': 'ilegible' });
});
