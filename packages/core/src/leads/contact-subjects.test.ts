import { expect, it } from 'vitest';
import { contactSubject } from './contact-subjects.ts';

it('a request without a product is about its business line, or nothing in particular', () => {
  expect(contactSubject('isapre', 'es')).toBe('Planes de isapre');
  expect(contactSubject('seguros', 'en')).toBe('Insurance');
  expect(contactSubject('mascotas', 'pt')).toBe('Consulta geral');
});
