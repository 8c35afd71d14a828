import { expect, it } from 'vitest';
import { recessReasons } from './recess.ts';

it('C9-67 an executive pauses for one of six reasons', () => {
  expect(recessReasons.map(({ id, name }) => `${id} ${name}`)).toEqual([
    '1 Vacaciones',
    '2 Saldo Bajo',
    '3 Inactividad',
    '4 Licencia Médica',
    '5 Bajo Rendimiento',
    '9 Otros',
  ]);
});
