import {
  modalities,
  organizationKinds,
  type CatalogueSnapshot,
  type Comparator,
  type OrganizationKind,
} from '../catalogue/catalogue.ts';
import { careCentresIn } from '../coverage/care-centres.ts';
import type { Edition } from '../editions/edition.ts';
import { editionOf } from '../editions/editions.ts';
import { formatMoney, formatUf } from '../money/format.ts';
import { moneyOf } from '../money/money.ts';
import { salesOfferOf } from '../requests/request.ts';
import { previsions, type FacetCount, type FacetName, type Filters } from './query.ts';
import { rowsOfTable, type FacetColumns } from './rows/table-rows.ts';
import { compares } from './select-products.ts';
import {
  annualCapInUf,
  annualCapSteps,
  deductibleIn,
  deductibleSteps,
  deductibleUnit,
  type AmountUnits,
} from './summary-amounts.ts';

export type Option = Pick<FacetCount, 'value' | 'label'>;

/** The column that the values of a facet are read from. */
export type FacetColumn = keyof FacetColumns;

/** A facet of a column: its values in the order shown, and which of them (by place) each value of the column has. */
export interface ColumnFacet {
  readonly column: FacetColumn;
  readonly options: readonly Option[];
  readonly placesOf: readonly (readonly number[])[];
}

/** A facet of lists: its values in the order shown, each with the id that the lists hold. */
export interface ListFacet {
  readonly options: readonly (Option & { readonly id: number })[];
}

const previsionLabels = { isapre: 'Isapre', fonasa: 'Fonasa' } as const;
const salesChannelLabels = { online: 'Contratación en línea', executive: 'Con ejecutivo' } as const;
const salesChannels = ['online', 'executive'] as const;
const kindLabels: Readonly<Record<OrganizationKind, string>> = {
  isapre: 'Isapres',
  insurer: 'Aseguradoras',
  provider: 'Clínicas y hospitales',
  eps: 'EPS',
  prepaid: 'Medicina prepagada',
  assistance: 'Empresas de asistencia',
  public: 'Sistema público',
};

/** Sorts by label as a Spanish dictionary does. */
const inSpanish = new Intl.Collator('es');
function byLabel<Labelled extends Option>(options: readonly Labelled[]): readonly Labelled[] {
  return options.toSorted((left, right) => inSpanish.compare(left.label, right.label));
}

interface Column<Value> {
  readonly column: FacetColumn;
  readonly values: readonly Value[];
}

function columnFacet<Value>(
  { column, values }: Column<Value>,
  options: readonly Option[],
  valuesOf: (value: Value) => readonly string[],
): ColumnFacet {
  const places = new Map(options.map(({ value }, place) => [value, place]));
  return { column, options, placesOf: values.map((value) => valuesOf(value).flatMap((text) => places.get(text) ?? [])) };
}

function distinct(options: readonly Option[]): readonly Option[] {
  return byLabel([...new Map(options.map((option) => [option.value, option])).values()]);
}

/** Everything that facets of one comparator share from query to query. */
function describeFacets({ snapshot, comparator }: { snapshot: CatalogueSnapshot; comparator: Comparator }) {
  const { organizations, clinics, features } = snapshot;
  const { facets: of } = rowsOfTable(snapshot);
  const lines = of.line.values.filter((line) => compares(comparator, line));
  const shown = new Set(lines);
  const line = { column: 'line', values: of.line.values } as const;
  const organization = { column: 'organizationId', values: of.organizationId.values } as const;
  return {
    insuranceTypes: columnFacet(
      line,
      distinct(lines.map(({ typeName, typeDisplayName }) => ({ value: typeName, label: typeDisplayName }))),
      (value) => (shown.has(value) ? [value.typeName] : []),
    ),
    categoryTypes: columnFacet(
      line,
      distinct(lines.map(({ upperType, upperTypeDisplayName }) => ({ value: upperType, label: upperTypeDisplayName }))),
      (value) => (shown.has(value) ? [value.upperType] : []),
    ),
    organizations: columnFacet(
      organization,
      byLabel([...organizations.values()].map(({ code, displayName }) => ({ value: code, label: displayName }))),
      (id) => [organizations.get(id)?.code ?? ''],
    ),
    organizationType: columnFacet(
      organization,
      organizationKinds.map((kind) => ({ value: kind, label: kindLabels[kind] })),
      (id) => [organizations.get(id)?.kind ?? ''],
    ),
    previsiones: columnFacet(
      { column: 'previsions', values: of.previsions.values },
      previsions.map((value) => ({ value, label: previsionLabels[value] })),
      (allowed) => previsions.filter((prevision) => allowed[prevision]),
    ),
    modalities: columnFacet(
      { column: 'modality', values: of.modality.values },
      modalities.map((value) => ({ value, label: value })),
      (modality) => (modality === null ? [] : [modality]),
    ),
    salesChannel: columnFacet(
      { column: 'salesChannels', values: of.salesChannels.values },
      salesChannels.map((value) => ({ value, label: salesChannelLabels[value] })),
      (channels) => salesChannels.filter((channel) => salesOfferOf(channels)[channel]),
    ),
    coverageOrganizations: {
      options: byLabel(careCentresIn(clinics).map(({ id, code, displayName }) => ({ id, value: code, label: displayName }))),
    },
    features: {
      options: byLabel([...features.values()].map(({ id, name, displayName }) => ({ id, value: name, label: displayName }))),
    },
  } satisfies Partial<Record<FacetName, ColumnFacet | ListFacet>>;
}

export type ComparatorFacets = ReturnType<typeof describeFacets>;
const known = new WeakMap<CatalogueSnapshot, Map<Comparator, ComparatorFacets>>();

/** The facets of a comparator with their values in order; described once per catalogue. */
export function facetsOf(snapshot: CatalogueSnapshot, comparator: Comparator): ComparatorFacets {
  const here = known.get(snapshot) ?? new Map<Comparator, ComparatorFacets>();
  known.set(snapshot, here);
  const facets = here.get(comparator) ?? describeFacets({ snapshot, comparator });
  here.set(comparator, facets);
  return facets;
}

function withChosen(steps: readonly number[], chosen: number | null): readonly number[] {
  return [...new Set(chosen === null ? steps : [...steps, chosen])].sort((left, right) => left - right);
}

function describeAmounts(
  edition: Edition,
  filters: Filters,
  { columns, ...units }: AmountUnits & { readonly columns: FacetColumns },
) {
  const caps = withChosen(annualCapSteps, filters.annualCapFrom);
  const unit = deductibleUnit(units);
  const deductibles = withChosen(deductibleSteps[unit], filters.deductibleTo);
  const shown = (amount: number): string =>
    unit === 'UF' ? formatUf(moneyOf(amount, unit, 'year'), edition) : formatMoney(moneyOf(amount, unit, 'year'), edition);
  return {
    annualCapFrom: columnFacet(
      { column: 'annualCap', values: columns.annualCap.values },
      caps.map((cap) => ({ value: String(cap), label: `${formatUf(moneyOf(cap, 'UF', 'year'), edition)} o más` })),
      (cap) => {
        const stated = annualCapInUf(cap, units);
        return stated === null ? [] : caps.filter((step) => stated >= step).map(String);
      },
    ),
    deductibleTo: columnFacet(
      { column: 'deductible', values: columns.deductible.values },
      deductibles.map((amount) => ({ value: String(amount), label: `Hasta ${shown(amount)}` })),
      (amount) => {
        const stated = deductibleIn(amount, units);
        return stated === null ? [] : deductibles.filter((step) => stated <= step).map(String);
      },
    ),
  };
}

type AmountFacets = ReturnType<typeof describeAmounts>;
/** Descriptions kept of one catalogue: days and chosen amounts that are asked for again and again. */
const mostKept = 32;
const knownAmounts = new WeakMap<CatalogueSnapshot, Map<string, AmountFacets>>();

/** The facets of amounts, whose steps hold the one that is chosen and move with the UF. */
export function amountFacets(snapshot: CatalogueSnapshot, filters: Filters, { uf, currency }: AmountUnits): AmountFacets {
  const kept = knownAmounts.get(snapshot) ?? new Map<string, AmountFacets>();
  knownAmounts.set(snapshot, kept);
  const key = `${uf?.rate.scaled} ${uf?.rate.to} ${currency} ${filters.annualCapFrom} ${filters.deductibleTo}`;
  const known = kept.get(key);
  if (known) return known;
  const { facets: columns } = rowsOfTable(snapshot);
  const made = describeAmounts(editionOf(snapshot.edition), filters, { uf, currency, columns });
  const oldest = kept.keys().next();
  if (kept.size >= mostKept && !oldest.done) kept.delete(oldest.value);
  kept.set(key, made);
  return made;
}
