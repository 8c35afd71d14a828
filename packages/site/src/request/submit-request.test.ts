import { expect, test } from 'vitest';
import { checkFields, emptyValues, shownFromForm, valuesFromForm } from './submit-request.ts';

const good = { ...emptyValues, first_name: 'María José Soto', telefono: '+56 9 8765 4321', email: 'mjsoto@correo.cl' };

test('a form filled well has no messages', () => {
  expect(checkFields(good)).toEqual({});
});

test.each([
  ['first_name', '', 'Nombre necesario'],
  ['first_name', 'M', 'Nombre muy corto.'],
  ['first_name', 'a'.repeat(101), 'Nombre muy largo, tiene que ser como máximo 100 caracteres.'],
  ['first_name', 'María 2', 'Ingrese solamente letras'],
  ['telefono', '', 'Teléfono necesario.'],
  ['telefono', '+56 9 8765', 'Teléfono muy corto'],
  ['email', '', 'Email necesario.'],
  ['email', 'mjsoto@', 'Vuelve a introducir un email válido.'],
] as const)('%s %j says %s', (field, value, message) => {
  expect(checkFields({ ...good, [field]: value })).toEqual({ [field]: message });
});

test.each(["O'Higgins", 'Ñuñoa Pérez', 'Jean-Luc', 'José M. Soto', '李 明', 'Łukasz Żółw'])('the name %s is taken', (name) => {
  expect(checkFields({ ...good, first_name: name })).toEqual({});
});

test('a posted form is read as text and an unknown channel becomes WhatsApp', () => {
  const form = new FormData();
  form.set('first_name', 'Ana');
  form.set('contactChannel', 'paloma');
  expect(valuesFromForm(form)).toEqual({ ...emptyValues, first_name: 'Ana' });
});

test('a part of the day that nobody offered is none', () => {
  const form = new FormData();
  form.set('contactTime', 'afternoon');
  expect(valuesFromForm(form).contactTime).toBe('afternoon');
  form.set('contactTime', 'medianoche');
  expect(valuesFromForm(form).contactTime).toBe('any');
});

test('the quote and price that were on the page are those of the request, and what is no quote number is none', () => {
  const form = new FormData();
  expect(shownFromForm(form)).toBeNull();
  form.set('quoteId', '5d4f1f3a-7c1e-8b52-9d0a-2f6c3b1a9e77');
  form.set('displayedPrice', '412380');
  expect(shownFromForm(form)).toEqual({ quoteId: '5d4f1f3a-7c1e-8b52-9d0a-2f6c3b1a9e77', price: 412_380 });
  form.set('quoteId', '7');
  form.set('displayedPrice', '');
  expect(shownFromForm(form)).toEqual({ quoteId: null, price: null });
});
