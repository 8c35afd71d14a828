import type { Comparator } from './catalogue.ts';

/**
 * What a profile can be asked, in the order of the form: the visitor and a partner, their cargas, pets, the company's
 * employees, payroll and kind of work, a journey's days, the zone of cover, incomes, the region.
 */
export const profileQuestions = [
  'people',
  'dependants',
  'pets',
  'employees',
  'payroll',
  'riskClass',
  'journey',
  'zone',
  'income',
  'region',
] as const;
export type ProfileQuestion = (typeof profileQuestions)[number];

const family: readonly ProfileQuestion[] = ['people', 'dependants', 'region'];

/** Whom each product type insures; a type that is not named insures a family. */
const askedByType: ReadonlyMap<string, readonly ProfileQuestion[]> = new Map<string, readonly ProfileQuestion[]>([
  ['ISAPRE', family],
  ['SEGURO', family],
  ['EPS', family],
  ['PLAN COMPLEMENTARIO', family],
  ['MEDICINA PREPAGADA', family],
  ['INTERNACIONAL', family],
  ['FONASA', ['people', 'dependants']],
  ['SEGURO VIAJE', ['people', 'dependants', 'journey']],
  ['SEGURO_MASCOTAS', ['pets']],
  ['SEGURO COLECTIVO', ['employees']],
  ['SEGURO COVID', ['employees']],
  ['EPS EMPRESA', ['employees']],
  ['SCTR', ['employees', 'payroll']],
]);

/** Product types that have a profile form. */
export const profiledTypes: readonly string[] = [...askedByType.keys()];

/** What a type asks; a collective one is also written 'colectivo' (B4-32). */
function askedBy(productType: string): readonly ProfileQuestion[] | undefined {
  return askedByType.get(productType.toLowerCase() === 'colectivo' ? 'SEGURO COLECTIVO' : productType);
}

/** True for product types that a company asks for, by its employees. */
export function insuresCompany(productType: string): boolean {
  return askedBy(productType)?.includes('employees') ?? false;
}

interface Asker extends Pick<Comparator, 'productType' | 'asksIncome' | 'choices'> {
  /** The comparator's, or else the edition's. */
  readonly regions: readonly unknown[];
}

/**
 * What a comparator asks of a profile: its product type says whom it insures; zone, kind of work, income and region are
 * asked where its prices or its list depend on them. Nothing else is asked (experience, 'Profile').
 */
export function questionsOf({ productType, asksIncome, choices, regions }: Asker): readonly ProfileQuestion[] {
  const asked = askedBy(productType) ?? family;
  const isAsked = {
    people: asked.includes('people'),
    dependants: asked.includes('dependants'),
    pets: asked.includes('pets'),
    employees: asked.includes('employees'),
    payroll: asked.includes('payroll'),
    riskClass: choices.riskClasses.length > 0,
    journey: asked.includes('journey'),
    zone: choices.zones.length > 0,
    income: asksIncome && asked.includes('people'),
    region: asked.includes('region') && regions.length > 0,
  } satisfies Record<ProfileQuestion, boolean>;
  return profileQuestions.filter((question) => isAsked[question]);
}
