import {
  noMetadata,
  type CatalogueContent,
  type ProductContent,
  type Source,
  type TariffContent,
} from '@cotejo/core/catalogue-content';
import { plainDate } from '@cotejo/core/dates';
import { chile } from '@cotejo/core/editions';
import { moneyOf } from '@cotejo/core/money';
import { maximumAge } from '@cotejo/core/people';
import { noRules, type NumberRange, type TariffConditions } from '@cotejo/core/pricing';
import { demonstrationSource } from '../demonstration.ts';
import { features } from '../features.ts';
import { coveragesOf, summaryOf } from '../line-figures.ts';
import { lineTexts } from '../line-texts.ts';
import { pathSegment } from '@cotejo/core/path-segment';
import { fonasaComparator } from './comparators.ts';
import { type Care, cares, publicCare } from './fonasa-care.ts';
import { tramoFacts, type Tramo } from './fonasa-texts.ts';

const fonasa = {
  code: 'FONASA',
  acronym: 'FONASA',
  name: 'Fondo Nacional de Salud',
  displayName: 'Fonasa',
  url: 'Fonasa',
  kind: 'public',
  mark: 'FO',
  hue: 212,
  open: true,
} as const;

/** Ingreso mínimo mensual since 2026-01-01 (law 21.751), and 1.46 times it: the limits between B, C and D. */
const minimumIncome = 539_000;
const limitOfC = 786_940;

const few: NumberRange = { from: 0, to: 2 };
const many: NumberRange = { from: 3, to: null };
const low: NumberRange = { from: 1, to: minimumIncome };
const middle: NumberRange = { from: minimumIncome + 1, to: limitOfC };
const high: NumberRange = { from: limitOfC + 1, to: null };

/** Who belongs where: three dependants or more move down one tramo from C and D. */
const conditionsOf: Readonly<Record<Tramo, readonly TariffConditions[]>> = {
  A: [{ monthlyIncome: { from: 0, to: 0 } }],
  B: [{ monthlyIncome: low }, { monthlyIncome: middle, dependants: many }],
  C: [
    { monthlyIncome: middle, dependants: few },
    { monthlyIncome: high, dependants: many },
  ],
  D: [{ monthlyIncome: high, dependants: few }],
};

const sevenPercent = 70_000;

/** 7 % of the taxable income up to 90 UF, which holds until the cap of 2027 starts (core's `tope-imponible`). */
function tariffOfTramo(tramo: Tramo): TariffContent {
  return {
    id: `fonasa-${tramo.toLowerCase()}`,
    kind: 'incomeRate',
    currency: 'CLP',
    period: 'month',
    validFrom: plainDate('2026-02-01'),
    validTo: plainDate('2027-01-31'),
    // The profile says what somebody receives; limits and rate are of what they contribute for.
    rules: { ...noRules, isOfTaxableIncome: true },
    source: 'Cotización legal del 7 %; tope imponible de 2026: aafp.cl, 2026-02-16; tramos: conocimiento general, por verificar',
    incomeCap: moneyOf('90', 'UF', 'month'),
    rows: conditionsOf[tramo].map((conditions) => ({
      ageFrom: 0,
      ageTo: maximumAge,
      sex: null,
      role: null,
      conditions,
      millionths: sevenPercent,
    })),
  };
}

function productOf(tramo: Tramo, care: Care): ProductContent {
  const displayName = `Fonasa tramo ${tramo}, ${care.name}`;
  const source: Source = {
    document: 'Conocimiento general sobre Fonasa, por verificar',
    page: null,
    date: plainDate('2026-11-20'),
  };
  const summary = summaryOf({ line: care, level: 0 });
  const { who } = tramoFacts[tramo];
  return {
    code: `FONASA-${tramo}-${care.key}`,
    kind: 'insurance',
    name: displayName,
    displayName,
    url: pathSegment(displayName),
    organizationCode: fonasa.code,
    upperType: 'FONASA',
    upperTypeDisplayName: 'Fonasa',
    ...care.type,
    modality: care.modality,
    salesChannels: [],
    isPromoted: false,
    isExclusive: false,
    isPopular: false,
    availableFrom: null,
    availableTo: null,
    customers: null,
    pricing: { kind: 'tariff', tariffId: `fonasa-${tramo.toLowerCase()}` },
    score: null,
    scoreParts: [],
    summary,
    clinics: [],
    clinicsAreComplete: false,
    featureNames:
      care === publicCare
        ? ['has_inpatient_coverage', 'has_outpatient_coverage', 'has_maternity_coverage', 'urgencia', 'cubre_preexistencias']
        : ['has_outpatient_coverage', 'cubre_preexistencias'],
    regionCodes: null,
    previsions: { isapre: false, fonasa: true },
    requirement: [],
    minimumEmployees: null,
    coverages: coveragesOf({ line: care, level: 0 }, source),
    topsAndDeductibles: [],
    texts: lineTexts(
      { ...care, texts: { ...care.texts, consider: [[`Tramo ${tramo}`, `${who}.`], ...care.texts.consider] } },
      0,
      { displayName, seller: fonasa.displayName, summary, edition: chile },
    ),
    offers: [],
    metadata: {
      ...noMetadata,
      priceDetail: '7 % de tu ingreso imponible',
      priceTooltip:
        'Es la cotización legal de salud. Tu ingreso imponible lo estimamos como tu renta líquida dividida por 0,8. Tus cargas no pagan aparte.',
    },
    source,
  };
}

/**
 * The reference layer 'fonasa' of Chile: tramos A to D by income and dependants, in the public network and in free
 * choice. A layer of its own, so that publishing insurances leaves it in place. Nobody sells it.
 */
export function chileFonasa(): CatalogueContent {
  const tramos: readonly Tramo[] = ['A', 'B', 'C', 'D'];
  return {
    edition: 'chile',
    layer: 'fonasa',
    source: demonstrationSource,
    isDemonstration: true,
    organizations: [fonasa],
    clinics: [],
    features,
    comparators: [fonasaComparator],
    tariffs: tramos.map(tariffOfTramo),
    products: tramos.flatMap((tramo) =>
      cares.flatMap((care) => (care === publicCare || tramoFacts[tramo].choosesFreely ? [productOf(tramo, care)] : [])),
    ),
  };
}
