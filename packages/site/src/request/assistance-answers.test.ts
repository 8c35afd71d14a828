import fc from 'fast-check';
import { expect, it } from 'vitest';
import { journeyInRequest } from './assistance-answers.ts';

function formOf(entries: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

const posted = [
  ['fld_fullname', 'Ana Soto'],
  ['fld_telephone', '+56 9 8765 4321'],
  ['fld_origin_country', 'CL'],
  ['fld_destination_country', 'CA'],
  ['fld_fecha_inicio', '2027-01-05'],
  ['fld_fecha_termino', '20/01/2027'],
  ['fld_passenger_quantity.filas', '2'],
  ['fld_passenger_quantity.0.fld_passenger_quantity', ' 034'],
  ['fld_passenger_quantity.1.fld_passenger_quantity', '8'],
] as const;

it('B3-16 B3-17 a request says where, when and how old, and nothing of who asks goes along', () => {
  expect(journeyInRequest(formOf(posted))).toEqual({
    origin: 'CL',
    destination: 'CA',
    start: '2027-01-05',
    end: '2027-01-20',
    ages: '34, 8',
  });
});

it('a form that asks for no journey, or was answered with none, says nothing', () => {
  expect(journeyInRequest(formOf([['first_name', 'Ana']]))).toBeNull();
  expect(journeyInRequest(formOf([['fld_destination_country', 'Atlántida']]))).toBeNull();
});

it('whatever is posted, what comes of it is short and has no markup of its own', () => {
  const names = posted.map(([name]) => name);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ maxLength: 40 })), { maxLength: 12 }), (entries) => {
      const said = journeyInRequest(formOf(entries));
      if (said === null) return;
      expect(said.origin + said.destination).toMatch(/^[A-Za-z]{0,4}$/);
      expect(Math.max(said.start.length, said.end.length)).toBeLessThanOrEqual(10);
      expect(said.ages).toMatch(/^[\d, ]*$/);
    }),
  );
});
