import { editionOf } from '@cotejo/core/editions';
import { expect, it } from 'vitest';
import { lineFor } from '../testing/lines.ts';
import { formOfFields } from './draft-from-form.ts';
import { editOf } from './use-profile-edit.ts';

const edition = editionOf('colombia');
const insurers = [{ code: 'EPS005', name: 'EPS Sanitas', group: null }];
const line = lineFor(edition, ['people'], { productType: 'MEDICINA PREPAGADA', extras: ['epsActual'], insurers });
const source = { profile: line.exampleProfile, line, edition };
const begun = formOfFields({ 'cotizante.0.edad': '34', 'cotizante.0.sexo': 'Femenino', 'cotizante.0.epsActual': '' });
const missing = { field: 'cotizante.0.epsActual', fault: 'insurerMissing' } as const;

it('B5-29 a form that was begun before script ran goes on without a fault of the EPS nobody came to yet', () => {
  const edit = editOf({ typed: begun, faults: [] }, source);
  expect(edit.faults).toEqual([]);
  expect(edit.draft.contributors).toMatchObject([{ age: 34, sex: 'Femenino' }]);
});

it('a form that was refused says what is wrong in it as it stands when script takes over', () => {
  const refused = [{ field: 'cotizante.0.edad', fault: 'age.visitor' }, missing] as const;
  expect(editOf({ typed: begun, faults: refused }, source).faults).toEqual([missing]);
});
