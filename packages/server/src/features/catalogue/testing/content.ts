import { plainComparator } from '@cotejo/core/catalogue';
import { noMetadata, type CatalogueContent, type ProductContent } from '@cotejo/core/catalogue-content';
import { moneyOf } from '@cotejo/core/money';

/** A plan that says nothing beyond its name, price and percentages. */
export function planContent(code: string, changes: Partial<ProductContent> = {}): ProductContent {
  return {
    code,
    kind: 'isapre-plan',
    name: code,
    displayName: `Plan ${code}`,
    url: code,
    organizationCode: '78',
    upperType: 'ISAPRE',
    upperTypeDisplayName: 'Isapre',
    typeName: 'PLAN_ISAPRE',
    typeDisplayName: 'Plan de isapre',
    typeDescription: 'Plan de salud de una isapre',
    modality: 'Preferente',
    salesChannels: ['ExecutiveEmployee'],
    isPromoted: false,
    isExclusive: false,
    isPopular: false,
    availableFrom: null,
    pricing: { kind: 'isapre', basePrice: moneyOf('1.29', 'UF', 'month') },
    score: null,
    scoreParts: [],
    availableTo: null,
    customers: null,
    offers: [],
    metadata: noMetadata,
    summary: { hospitalPercentage: 90, ambulatoryPercentage: 70, annualCap: null, deductible: null },
    clinics: [],
    clinicsAreComplete: false,
    featureNames: [],
    regionCodes: null,
    previsions: { isapre: true, fonasa: true },
    requirement: [],
    minimumEmployees: null,
    coverages: [],
    topsAndDeductibles: [],
    texts: [],
    source: null,
    ...changes,
  };
}

/** A small content of the layer 'isapres': one isapre, two clinics, one feature, and the plans given. */
export function isapreContent(products: readonly ProductContent[], changes: Partial<CatalogueContent> = {}): CatalogueContent {
  return {
    edition: 'chile',
    layer: 'isapres',
    source: 'test',
    isDemonstration: false,
    organizations: [
      {
        code: '78',
        acronym: 'CB',
        name: 'Cruz Blanca',
        displayName: 'Cruz Blanca',
        url: 'Cruz-Blanca',
        kind: 'isapre',
        mark: 'CB',
        hue: 200,
        open: true,
      },
    ],
    clinics: ['norte', 'sur'].map((code) => ({
      code,
      displayName: `Clínica ${code}`,
      url: `Clinica-${code}`,
      regionCode: '13',
      latitude: -33.4,
      longitude: -70.6,
      address: null,
    })),
    features: [{ name: 'dental', displayName: 'Dental', typeId: 1, description: 'Paga al dentista.' }],
    comparators: [
      {
        name: 'isapres',
        url: '/Comparar/Isapres',
        displayName: 'Isapres',
        title: 'Compara planes de isapre',
        description: 'Planes de isapre',
        noun: { one: 'plan', many: 'planes' },
        productKind: 'isapre-plan',
        upperTypes: [],
        ...plainComparator,
        productType: 'ISAPRE',
        asksIncome: true,
        isComparable: true,
      },
    ],
    tariffs: [],
    products,
    ...changes,
  };
}
