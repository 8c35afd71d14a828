import { organizationKinds } from '../../catalogue/catalogue.ts';
import { editionOf } from '../../editions/editions.ts';
import { formatMoney, formatUf } from '../../money/format.ts';
import { moneyOf } from '../../money/money.ts';
import type { CompareContext, CompareQuery, CompareResult, FacetCount, FacetName, Filters } from '../query.ts';
import { passes, type PricedProduct } from './reference-products.ts';

type Option = Omit<FacetCount, 'count'>;

const kindLabels: Readonly<Record<string, string>> = {
  isapre: 'Isapres',
  insurer: 'Aseguradoras',
  provider: 'Clínicas y hospitales',
  eps: 'EPS',
  prepaid: 'Medicina prepagada',
  assistance: 'Empresas de asistencia',
  public: 'Sistema público',
};

/** As in a Spanish dictionary; what is called the same stays as it comes. */
function sorted(options: readonly Option[]): readonly Option[] {
  return options.toSorted((one, other) => one.label.localeCompare(other.label, 'es'));
}

/** The values of everything that the comparator compares, on sale today or not. */
function typesOf({ comparatorUrl }: CompareQuery, { snapshot }: CompareContext) {
  const comparator = snapshot.comparators.find(({ url }) => url === comparatorUrl)!;
  const all = snapshot.products.filter(
    ({ kind, upperType, typeName }) =>
      kind === comparator.productKind &&
      (comparator.upperTypes.length === 0 || comparator.upperTypes.includes(upperType)) &&
      (comparator.typeNames.length === 0 || comparator.typeNames.includes(typeName)),
  );
  const once = (options: readonly Option[]): readonly Option[] =>
    options.filter(({ value }, place) => options.findIndex((other) => other.value === value) === place);
  return {
    types: once(all.map(({ typeName, typeDisplayName }) => ({ value: typeName, label: typeDisplayName }))),
    uppers: once(all.map(({ upperType, upperTypeDisplayName }) => ({ value: upperType, label: upperTypeDisplayName }))),
  };
}

function steps(standard: readonly number[], chosen: number | null, labelOf: (step: number) => string): readonly Option[] {
  const all = chosen === null || standard.includes(chosen) ? standard : [...standard, chosen];
  return all.toSorted((one, other) => one - other).map((step) => ({ value: String(step), label: labelOf(step) }));
}

/** Every value of every facet in its order, whether some product has it or not. */
function optionsOf(query: CompareQuery, context: CompareContext): Readonly<Record<FacetName, readonly Option[]>> {
  const { snapshot, uf, currency } = context;
  const { filters } = query;
  const edition = editionOf(snapshot.edition);
  const { types, uppers } = typesOf(query, context);
  const deductibles = uf !== null ? [3, 10, 20, 50, 100] : currency === 'CLP' ? [1e5, 5e5, 1e6] : [1_000, 2_500, 5_000, 10_000];
  const deductibleLabel = (step: number): string =>
    uf === null ? formatMoney(moneyOf(step, currency, 'year'), edition) : formatUf(moneyOf(step, 'UF', 'year'), edition);
  const places = [...snapshot.clinics.values()].filter(({ code }) => !['QPCL-1', 'QPCL-2', 'QPCL-3'].includes(code));
  return {
    insuranceTypes: sorted(types),
    organizations: sorted(
      [...snapshot.organizations.values()].map(({ code, displayName }) => ({ value: code, label: displayName })),
    ),
    organizationType: organizationKinds.map((kind) => ({ value: kind, label: kindLabels[kind]! })),
    coverageOrganizations: sorted(places.map(({ code, displayName }) => ({ value: code, label: displayName }))),
    categoryTypes: sorted(uppers),
    previsiones: [
      { value: 'isapre', label: 'Isapre' },
      { value: 'fonasa', label: 'Fonasa' },
    ],
    modalities: ['Preferente', 'Libre Elección', 'Internacional', 'Cerrado'].map((value) => ({ value, label: value })),
    features: sorted([...snapshot.features.values()].map(({ name, displayName }) => ({ value: name, label: displayName }))),
    salesChannel: [
      { value: 'online', label: 'Contratación en línea' },
      { value: 'executive', label: 'Con ejecutivo' },
    ],
    annualCapFrom: steps(
      [1_000, 3_000, 5_000, 10_000],
      filters.annualCapFrom,
      (step) => `${formatUf(moneyOf(step, 'UF', 'year'), edition)} o más`,
    ),
    deductibleTo: steps(deductibles, filters.deductibleTo, (step) => `Hasta ${deductibleLabel(step)}`),
  };
}

/** The filters with one value of a facet in place of whatever was chosen there. */
function choosing(filters: Filters, facet: FacetName, value: string): Filters {
  if (facet === 'annualCapFrom' || facet === 'deductibleTo') return { ...filters, [facet]: Number(value) };
  // How many cover a clinic is told whether that is required or not.
  if (facet === 'coverageOrganizations') return { ...filters, coverageOrganizations: [value], clinicMatch: 'all' };
  if (facet === 'organizationType' || facet === 'salesChannel') return { ...filters, [facet]: value };
  return { ...filters, [facet]: [value] };
}

function chosenOf(filters: Filters, facet: FacetName): readonly string[] {
  const chosen = filters[facet];
  if (chosen === null) return [];
  return typeof chosen === 'object' ? chosen : [String(chosen)];
}

/** Each value with what would be left if it were the only one chosen there; what nobody offers is a value of no product. */
export function referenceFacets(
  products: readonly PricedProduct[],
  query: CompareQuery,
  context: CompareContext,
): CompareResult['facets'] {
  const { filters } = query;
  const counted = Object.entries(optionsOf(query, context)).map(([name, options]) => {
    const facet = name as FacetName;
    const chosen = chosenOf(filters, facet);
    const strangers = chosen.filter((value) => options.every((option) => option.value !== value));
    const counts = options.map(({ value, label }) => {
      const alone = choosing(filters, facet, value);
      return { value, label, count: products.filter((product) => passes(product, alone, context)).length };
    });
    const isAmount = ['annualCapFrom', 'deductibleTo'].includes(name);
    const all = [
      ...counts,
      ...strangers.map((value) => ({ value, label: isAmount ? value : 'Opción que aquí no existe', count: 0 })),
    ];
    return [facet, all.filter(({ value, count }) => count > 0 || chosen.includes(value))];
  });
  return Object.fromEntries(counted) as CompareResult['facets'];
}
