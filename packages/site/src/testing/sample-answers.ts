import type { ProductDetail } from '@cotejo/contract/catalogue';
import type { Amount, CompareAnswer, Item } from '@cotejo/contract/compare';
import type { QuotedPrice } from '@cotejo/contract/quote';

const pesos = (value: number): Amount => ({ value, unit: { code: 'CLP' } });
const uf = (value: number): Amount => ({ value, unit: { code: 'UF' } });

/** An isapre plan as the list answers it. */
export const sampleItem: Item = {
  id: 7,
  productCode: 'MSP-9026',
  codigoplan: 'MSP-9026',
  name: 'Max Salud 90',
  displayName: 'Max Salud 90',
  url: '/Isapre/Cruz-Blanca/Planes/MSP-9026',
  newWindowUrl: null,
  exclusive: false,
  isNew: true,
  isPromoted: false,
  isBest: true,
  price: { minPrice: 412_380, unit: { code: 'CLP' }, arePricesDefined: true },
  priceRange: null,
  priceSuffix: '/mes',
  priceLabel: null,
  insures: 'people',
  profilePrice: {
    total: { profilesWithPrice: 1, profilesEvaluated: 1, arePricesDefined: true },
    price: pesos(412_380),
    unitPrice: uf(10.1),
    perPerson: null,
    planPart: uf(9.1),
    gesPart: uf(1),
    contribution: pesos(144_375),
    profiles: [
      {
        role: 'contributor',
        index: 0,
        edad: 27,
        method: 'factor',
        factor: 1,
        percentage: null,
        salary: null,
        amount: uf(10.1),
        reasons: [],
      },
    ],
    yearlyCost: {
      amounts: { low: pesos(5_078_000), medium: pesos(5_384_000), high: pesos(6_722_000) },
      system: null,
      reason: null,
    },
    tariffVersion: 'sample',
    ufDate: '2026-11-20',
  },
  insuranceType: {
    name: 'PLAN_PREFERENTE',
    displayName: 'Plan preferente',
    description: 'Paga más en su red.',
    color: null,
    upperType: { name: 'ISAPRE', displayName: 'Isapre' },
  },
  organization: {
    organizationCode: 'CB',
    acronym: 'CB',
    displayName: 'Cruz Blanca',
    metadata: { image: null, url: 'Cruz-Blanca', typeAlias: 'isapre', mark: 'CB', hue: 212 },
  },
  insuranceMetadata: {
    modality: 'Preferente',
    salesChannel: ['ExecutiveEmployee'],
    isPopular: false,
    isMapEnabled: false,
    hasOffer: false,
    product_type: 'PLAN_PREFERENTE',
    logo: null,
    category: 'Plan preferente',
    price_detail: null,
    price_tooltip: null,
    metadata_colectivo: [],
    aporte_inicial: null,
    beneficio_tributario: null,
    coberturas_adicionales: null,
    fondos_disponibles: null,
    contractingSpeed: null,
    minEmployeeQuantity: null,
  },
  score: 92,
  distance: 8.74,
  summary: { hospitalPercentage: 100, ambulatoryPercentage: 80, annualCap: uf(6000), deductible: null },
  clinicAnswers: [],
  careCentreCount: 16,
  requirementText: 'Sin exigencias',
  features: [{ id: 1, name: 'HOSPITALIZACION', displayName: 'Hospitalización' }],
};

/** A list of one plan. */
export const sampleCompareAnswer: CompareAnswer = {
  data: [sampleItem],
  metaData: {
    total: 1,
    belowPriceLimit: 0,
    abovePriceLimit: 0,
    facets: {
      insuranceTypes: [],
      organizations: [{ value: 'CB', label: 'Cruz Blanca', count: 1 }],
      coverageOrganizations: [],
      categoryTypes: [],
      previsiones: [],
      modalities: [],
      features: [],
      salesChannel: [],
      annualCapFrom: [],
      organizationType: [],
      deductibleTo: [],
    },
    ranges: { price: { lowest: 412_380, highest: 412_380, bins: [1], steps: [412_380] } },
    ufDate: '2026-11-20',
    uf: { valor: 40_829.15, fecha: '2026-11-20', status: 'of-the-day' },
    organizationsCompared: 7,
    organizationsKnown: 7,
    relaxations: [],
    page: 1,
    pageSize: 20,
    catalogueVersion: 'sample',
    isDemonstration: true,
  },
  error: null,
};

/** The plan's own page. */
export const sampleDetail: ProductDetail = {
  item: sampleItem,
  care: {
    examples: [
      {
        name: 'parto',
        label: 'Parto',
        result: {
          steps: [
            {
              label: 'Parto normal, con equipo médico y tres días de hospital',
              units: 1,
              price: pesos(3_266_332),
              system: pesos(0),
              covered: pesos(2_613_066),
              paid: pesos(653_266),
              limits: ['tope anual del producto'],
            },
          ],
          price: pesos(3_266_332),
          system: pesos(0),
          covered: pesos(2_613_066),
          paid: pesos(653_266),
          paidOutside: pesos(1_306_533),
        },
        reason: null,
      },
      {
        name: 'consulta',
        label: 'Consulta con exámenes',
        result: null,
        reason: 'la ficha no dice hasta cuánto paga de consultas',
      },
    ],
    system: null,
    uses: [
      { use: 'low', visits: [{ label: 'Consulta médica', times: 2 }] },
      { use: 'medium', visits: [{ label: 'Consulta médica', times: 4 }] },
      { use: 'high', visits: [{ label: 'Hospitalización de 3 días', times: 1 }] },
    ],
    basket: { source: 'Supuesto de Cotejo', validFrom: '2026-01-01' },
  },
  comparator: '/Comparar/Isapres',
  scoreParts: [{ category: 'Hospitalaria', peso_item: 60, puntaje_plan: 55 }],
  coverages: {
    commonCoverage: [],
    tags: [
      {
        name: 'hospital',
        displayName: 'Hospital',
        icon: 'hospital',
        coverages: [
          {
            insuranceBenefit: 'Día cama',
            code: 'DIA_CAMA',
            clinic: null,
            amounts: { percentage: { minAmount: 100, maxAmount: 100, unit: { currencyCode: '%' } } },
            source: null,
          },
        ],
      },
    ],
  },
  coverageOrganizations: [
    {
      organizationCode: 'ALEMANA',
      displayName: 'Clínica Alemana',
      regionCode: '13',
      hospitalaria: 90,
      ambulatoria: null,
      urgencia: null,
    },
  ],
  clinicsAreComplete: true,
  featuresAll: [
    { id: 1, name: 'HOSPITALIZACION', displayName: 'Hospitalización', feature_type_id: 1, description: null, included: true },
  ],
  coverageRequirement: [],
  subtypes: [],
  descriptions: [{ name: 'General', text: 'Un plan de ejemplo.', icon: null, type: { name: 'general', displayName: 'General' } }],
  presentation: { video: null, image: null },
  documents: [{ name: 'contrato', displayName: 'Contrato', url: null, date: null }],
  offers: [],
  waitingPeriods: [],
  faq: [{ question: '¿Desde cuándo cubre?', answer: 'Desde el mes siguiente.' }],
  source: null,
  basePrice: uf(3.5),
  fixedPrice: null,
  isDemonstration: true,
};

/** The price of that plan with its quote, as the price call answers it. */
export const sampleQuotedPrice: QuotedPrice = {
  ...sampleItem.profilePrice,
  quote: {
    id: '5d4f1f3a-7c1e-8b52-9d0a-2f6c3b1a9e77',
    product: { id: 7, code: 'MSP-9026', displayName: 'Max Salud 90', organizationDisplayName: 'Cruz Blanca' },
    inputs: { profile: { cotizante: [{ edad: 27 }], cargas: [], ingresodatos: true }, quotedOn: '2026-11-20' },
    assumptions: [],
    expires: '2026-12-09',
    noPromise: null,
    tariffVersion: 'sample',
    uf: { valor: 40_829.15, fecha: '2026-11-20', status: 'of-the-day' },
  },
};
