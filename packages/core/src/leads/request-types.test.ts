import { expect, it } from 'vitest';
import { eventTypes, requestTypes, taskStatuses } from './request-types.ts';

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
