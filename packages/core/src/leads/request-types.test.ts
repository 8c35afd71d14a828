import { expect, it } from 'vitest';
import { eventTypes, requestTypeOf, requestTypes, taskStatuses } from './request-types.ts';

it('C9-78 types of request have these numbers', () => {
  expect(requestTypes.map(({ id, name }) => `${id} ${name}`)).toEqual([
    '1 Seguros',
    '2 Planes',
    '3 Contactos',
    '4 Usuario',
    '5 MovimientoyCuenta',
    '6 Colectivos',
    '7 International Health',
  ]);
});

it('C9-75 events are calls and meetings, without accent', () => expect(eventTypes).toEqual(['LLAMADA', 'REUNION']));
it('C3-56 a task is pending or completed', () => expect(taskStatuses).toEqual(['PENDING', 'COMPLETED']));

it.each([
  ['Planes', { edition: 'chile', leadType: 'plan_isapre_lead', employees: null }],
  ['Seguros', { edition: 'peru', leadType: 'health_insurance_lead', employees: null }],
  ['Contactos', { edition: 'chile', leadType: 'contact', employees: null }],
  ['Colectivos', { edition: 'chile', leadType: 'health_insurance_lead', employees: 12 }],
  ['International Health', { edition: 'international', leadType: 'health_insurance_lead', employees: null }],
] as const)('C3-57 the type of a request follows from its lead type, edition and employees: %s', (name, request) => {
  const type = requestTypeOf(request);
  expect(requestTypes.find(({ id }) => id === type)?.name).toBe(name);
});
