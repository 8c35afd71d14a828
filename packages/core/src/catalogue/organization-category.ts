import type { OrganizationKind, Product } from './catalogue.ts';

/** Categories that organisations are listed by (C6-18). They sort lists and give nobody a right (C6-19). */
export const organizationCategories = [
  'COLECTIVOS',
  'SEGUROCOVID',
  'SEGUROS',
  'CLINICAS',
  'AGENCIA',
  'GUARDIAS',
  'CONVENIOSQP',
  'ADMINISTRADOR',
  'REDSALUD',
  'ACCIDENTES',
  'CYBER',
  'POSTVENTA_PERSONAS',
] as const;
export type OrganizationCategory = (typeof organizationCategories)[number];

/** What an organisation is and offers, as its categories are told by. */
export interface CategorizedOrganization {
  readonly kind: OrganizationKind;
  readonly lines: readonly Pick<Product, 'upperType' | 'typeName'>[];
}

type Rule = (organization: CategorizedOrganization) => boolean;

const isKind =
  (kind: OrganizationKind): Rule =>
  (organization) =>
    organization.kind === kind;
const offers =
  (...names: readonly string[]): Rule =>
  ({ lines }) =>
    lines.some(({ upperType, typeName }) => names.includes(upperType) || names.includes(typeName));
/** Nothing that a catalogue says of an organisation tells that it belongs there. */
const nobody: Rule = () => false;

const rules: Readonly<Record<OrganizationCategory, Rule>> = {
  COLECTIVOS: offers('SEGURO COLECTIVO', 'EPS_EMPRESA'),
  SEGUROCOVID: offers('SEGURO COVID'),
  SEGUROS: isKind('insurer'),
  CLINICAS: isKind('provider'),
  AGENCIA: nobody,
  GUARDIAS: offers('SEGURO_VIDA_GUARDIAS'),
  CONVENIOSQP: nobody,
  ADMINISTRADOR: nobody,
  REDSALUD: nobody,
  ACCIDENTES: offers('SEGURO ACCIDENTES'),
  CYBER: nobody,
  POSTVENTA_PERSONAS: nobody,
};

/** True when an organisation is listed under a category. */
export function isOfCategory(organization: CategorizedOrganization, category: OrganizationCategory): boolean {
  return rules[category](organization);
}

const additionalTypes = [
  'SEGURO COMPLEMENTARIO',
  'SEGURO CATASTROFICO',
  'SEGURO COMPLEMENTARIO CATASTROFICO',
  'PLAN COMPLEMENTARIO',
];

/** True for what pays beside a health system: complementary and catastrophic insurance (C7-92). */
export function isAdditional({ upperType }: Pick<Product, 'upperType'>): boolean {
  return additionalTypes.includes(upperType);
}
