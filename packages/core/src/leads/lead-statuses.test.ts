import { describe, expect, it } from 'vitest';
import {
  keepsExecutive,
  leadStatus,
  leadStatuses,
  leadStatusOf,
  leadSubStatuses,
  subStatusesOf,
  waitingStatuses,
} from './lead-statuses.ts';

const named = (status: Parameters<typeof subStatusesOf>[0]): string[] =>
  subStatusesOf(status).map(({ id, name }) => `${id} ${name}`);

describe('lead statuses', () => {
  it('C4-46 are seventeen, by these numbers and names', () => {
    expect(leadStatuses.map(({ id, name }) => `${id} ${name}`)).toEqual([
      '1 Sin Estado',
      '2 Asignado',
      '3 Cerrado',
      '4 Fallido',
      '6 Duplicado',
      '7 Por Reasignar',
      '8 Web',
      '9 Por Cerrar',
      '10 Resuelto',
      '11 Cliente Vigente',
      '97 Pruebas QP',
      '98 Cliente Falso',
      '99 Otro',
      '100 Proceso de Devolución',
      '101 Devuelto',
      '500 Contratacion Online',
      '501 Pendiente de confirmación',
    ]);
  });

  it('C4-47 have no 5, and the online one is written without accent', () => {
    expect(leadStatuses.map(({ id }) => Number(id))).not.toContain(5);
    expect(leadStatuses.find(({ id }) => id === leadStatus.onlinePurchase)?.name).toBe('Contratacion Online');
  });

  it('each has one name in code', () => {
    expect(Object.values(leadStatus)).toEqual(leadStatuses.map(({ id }) => id));
  });
});

describe('sub-statuses', () => {
  it('C4-48 of Asignado', () => {
    expect(named(2)).toEqual(['200 En Gestión', '201 Contactado', '202 Interesado', '203 Retomar Prospecto']);
  });
  it('C4-49 of Fallido', () => {
    expect(named(4)).toEqual(['401 No Contactado', '402 No le interesa', '403 No avanza']);
  });
  it('C4-50 C4-51 of Contratacion Online, with 330 that Pendiente de confirmación shares', () => {
    expect(named(500)).toEqual([
      '204 Con cliente',
      '205 Recaudación',
      '300 Datos personales',
      '301 Estado de salud',
      '302 Firma contratante',
      '303 Pago',
      '304 Datos empresa',
      '305 Datos empleados',
      '330 Recaudación',
    ]);
    expect(named(501)).toEqual(['330 Recaudación']);
  });
  it('C4-52 of Cerrado', () => {
    expect(named(3)).toEqual(['331 Web - Subscripción activa', '332 Web - Pago único', '333 Web - Transferencia no automática']);
  });
  it('have each a number of their own, and the other statuses none', () => {
    expect(new Set(leadSubStatuses.map(({ id }) => id)).size).toBe(leadSubStatuses.length);
    expect(leadStatuses.filter(({ id }) => subStatusesOf(id).length > 0).map(({ id }) => id)).toEqual([2, 3, 4, 500, 501]);
  });
});

describe('who has a request', () => {
  it('stays in most statuses, and is nobody where it waits, repeats another, or is no request of anybody', () => {
    expect(leadStatuses.filter(({ id }) => !keepsExecutive(id)).map(({ name }) => name)).toEqual([
      'Sin Estado',
      'Duplicado',
      'Por Reasignar',
      'Pruebas QP',
      'Cliente Falso',
      'Otro',
    ]);
  });

  it('is looked for only where nobody has it', () => {
    expect(waitingStatuses.map((id) => leadStatusOf(id)?.name)).toEqual(['Sin Estado', 'Por Reasignar']);
    expect(waitingStatuses.some(keepsExecutive)).toBe(false);
  });

  it('a number that is none has no status', () => expect(leadStatusOf(5)).toBeNull());
});
