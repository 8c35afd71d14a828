import { expect, it } from 'vitest';
import { gesPrices } from '../pricing/parameters.ts';
import { isapres, openCodeOf } from './isapres.ts';

const codesThatAre = (wanted: string) => [...isapres].filter(([, { standing }]) => standing === wanted).map(([code]) => code);

it('C9-64 isapres have the codes and names of the specification', () => {
  expect([...isapres].map(([code, { name }]) => `${code} ${name}`)).toEqual([
    '62 San Lorenzo',
    '63 Fusat',
    '65 Chuquicamata',
    '67 Colmena',
    '68 Río Blanco',
    '76 Fundación',
    '78 CruzBlanca',
    '80 Vida Tres',
    '81 Nueva Masvida',
    '88 Nueva Masvida',
    '94 Cruz del Norte',
    '99 Banmédica',
    '107 Consalud',
    '108 Esencial',
    '999 Otras Isapres',
  ]);
});

it('C9-65 of the two of one name 88 is disabled and 81 is not', () => {
  expect(codesThatAre('disabled')).toEqual(['88']);
  expect(openCodeOf('Nueva Masvida')).toBe('81');
  expect(openCodeOf('San Lorenzo')).toBeNull();
});

it('C9-66 seven are open, and they are the ones whose plans can be priced', () => {
  expect(codesThatAre('open')).toEqual(['67', '78', '80', '81', '99', '107', '108']);
  expect([...gesPrices.keys()]).toEqual(codesThatAre('open'));
});
