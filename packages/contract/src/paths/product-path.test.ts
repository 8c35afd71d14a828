import type { OrganizationKind, Product } from '@cotejo/core/catalogue';
import { editionOf, type EditionId } from '@cotejo/core/editions';
import { expect, it } from 'vitest';
import { wireOrganizationRef } from '../wire/wire-item.ts';
import { productPath } from './product-path.ts';

type Row = readonly [string, EditionId, OrganizationKind, Product['kind'], string, string];

const rows: readonly Row[] = [
  ['C2-23 Chile, a clinic', 'chile', 'provider', 'insurance', 'SEGURO SALUD', '/Clinicas-y-Hospitales/Org/Seguro/Plan'],
  ['C2-24 Chile, an isapre', 'chile', 'isapre', 'insurance', 'SEGURO SALUD', '/Isapre/Org/Complementos/Plan'],
  ['A2.2-017 Chile, a plan', 'chile', 'isapre', 'isapre-plan', 'ISAPRE', '/Isapre/Org/Planes/Plan'],
  ['C2-25 Chile, others', 'chile', 'insurer', 'insurance', 'SEGURO SALUD', '/Seguros/Org/Plan'],
  ['C2-26 Colombia, an EPS', 'colombia', 'eps', 'insurance', 'PLAN COMPLEMENTARIO', '/EPS/Org/Plan'],
  ['C2-27 Colombia, prepaid', 'colombia', 'prepaid', 'insurance', 'MEDICINA PREPAGADA', '/Medicina-Prepagada/Org/Plan'],
  ['C2-27 Colombia, at home', 'colombia', 'assistance', 'insurance', 'MEDICINA DOMICILIARIA', '/Medicina-Prepagada/Org/Plan'],
  ['C2-28 Colombia, others', 'colombia', 'insurer', 'insurance', 'SEGURO SALUD', '/Seguros/Org/Plan'],
  ['C2-29 Peru, a clinic', 'peru', 'provider', 'insurance', 'PLAN CLINICO', '/Clinicas-y-Hospitales/Org/Plan'],
  ['C2-30 Peru, an EPS', 'peru', 'eps', 'insurance', 'EPS', '/EPS/Org/Planes/Plan'],
  ['C2-31 Peru, others', 'peru', 'insurer', 'insurance', 'SEGURO SALUD', '/Seguros/Org/Plan'],
  ['C2-32 international', 'international', 'insurer', 'insurance', 'SEGURO INTERNACIONAL', '/Seguros/Org/Plan'],
];

it.each(rows)('%s', (_name, edition, organizationKind, kind, upperType, path) => {
  expect(productPath({ kind, upperType, url: 'Plan' }, { kind: organizationKind, url: 'Org' }, editionOf(edition))).toBe(path);
});

it('A2.2-107, A2.2-108: who sells is named Seguros or Clinicas by kind', () => {
  const organization = { id: 1, code: 'A', acronym: 'A', name: 'A', displayName: 'A', url: 'A', mark: 'A', hue: 0, open: true };
  const aliasOf = (kind: OrganizationKind) => wireOrganizationRef({ ...organization, kind }).metadata.typeAlias;
  expect([aliasOf('insurer'), aliasOf('provider')]).toEqual(['Seguros', 'Clinicas']);
});
