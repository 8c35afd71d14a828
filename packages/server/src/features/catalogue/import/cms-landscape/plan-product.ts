import type { Product } from '@cotejo/core/catalogue';
import { noMetadata, type ProductContent, type Source, type TextContent } from '@cotejo/core/catalogue-content';
import { Money } from '@cotejo/core/money';
import type { AreaPremium } from './area-premium.ts';
import { dollarText } from './cost-term-text.ts';
import { adultAges } from './household-columns.ts';
import type { CostSharing, MetalLevel, NetworkType, PlanRow } from './landscape-rows.ts';
import type { LimitName, Variant } from './landscape-sheets.ts';
import { planYearStart } from './landscape-tariff.ts';
import { coveredPercentage, planCoverages, planDeductibles } from './plan-coverages.ts';

export const landscapeUpperType = 'SEGURO SALUD EEUU 2014';

/** An issuer sells under several federal numbers, one per state: its name is what visitors know it by. */
export function issuerCode({ issuer }: Pick<PlanRow, 'issuer'>): string {
  return `US ${issuer}`;
}

type PlanType = Pick<Product, 'typeName' | 'typeDisplayName' | 'typeDescription'>;

function metalType(name: string, share: number): PlanType {
  return {
    typeName: `PLAN ${name.toUpperCase()}`,
    typeDisplayName: `Plan ${name}`,
    typeDescription: `Paga en promedio el ${share} % del gasto en salud de sus asegurados.`,
  };
}

/** Shares of costs: 42 U.S.C. 18022(d). */
const metalTypes = {
  Bronze: metalType('Bronce', 60),
  Silver: metalType('Plata', 70),
  Gold: metalType('Oro', 80),
  Platinum: metalType('Platino', 90),
  Catastrophic: {
    typeName: 'PLAN CATASTROFICO',
    typeDisplayName: 'Plan catastrófico',
    typeDescription:
      'Paga después de un deducible muy alto. Es para menores de 30 años y para quien no encuentra otro que pueda pagar.',
  },
} as const satisfies Record<MetalLevel, PlanType>;

const networks = {
  HMO: { modality: 'Cerrado', text: 'HMO: atiende sólo en su red, y el médico de cabecera te deriva.' },
  EPO: { modality: 'Cerrado', text: 'EPO: atiende sólo en su red, sin derivación.' },
  POS: { modality: 'Preferente', text: 'POS: en su red pagas menos; fuera de ella también paga, con derivación.' },
  PPO: { modality: 'Preferente', text: 'PPO: en su red pagas menos; fuera de ella también paga.' },
} as const satisfies Record<NetworkType, { readonly modality: Product['modality']; readonly text: string }>;

function text(type: TextContent['type'], title: string, body: string): TextContent {
  return { kind: 'description', type, title, body, icon: null, url: null, date: null };
}

function amountText(costs: CostSharing | undefined, name: LimitName): string {
  const limit = costs?.limits.get(name);
  return limit?.kind === 'amount' ? dollarText(limit.cents) : 'no informado';
}

/** What a silver plan becomes for low incomes: the share of costs it then pays. */
function variantText(costs: CostSharing, share: Exclude<Variant, 'standard'>): string {
  const deductible = amountText(costs, 'medical_deductible_individual');
  const most = amountText(costs, 'medical_maximum_out_of_pocket_individual');
  return `Versión del ${share.slice(0, 2)} %: deducible por persona ${deductible}, y lo más que pagas en un año ${most}.`;
}

const printedAges = `${adultAges.slice(0, -1).join(', ')} y ${adultAges.at(-1) ?? ''}`;

function priceTexts(areas: readonly AreaPremium[]): readonly TextContent[] {
  const some = (test: (area: AreaPremium) => boolean) => areas.some(test);
  const notes = [
    `La fuente publica el precio de un adulto de ${printedAges} años y uno solo para niños y jóvenes de 0 a 20. Para otra edad no publica precio, y no lo calculamos.`,
    ...(some(({ childWithAdults, chargedChildren }) => childWithAdults !== null && chargedChildren > 1)
      ? ['Se cobran los tres niños mayores; desde el cuarto no se paga.']
      : []),
    ...(some(({ childWithAdults, chargedChildren }) => childWithAdults !== null && chargedChildren === 1)
      ? ['En este estado se cobra sólo el primer niño.']
      : []),
    ...(some(({ adults, childAlone }) => adults.size > 0 && childAlone === null) ? ['No asegura a un niño solo.'] : []),
    ...(some(({ adults }) => adults.size === 0) ? ['Asegura sólo a niños y jóvenes hasta los 20 años.'] : []),
  ];
  return [text('considerar', 'Cómo se forma el precio', notes.join(' '))];
}

function textsOf(plan: PlanRow, areas: readonly AreaPremium[]): readonly TextContent[] {
  const { name, issuer, network, costs, includesChildDental, brochureUrl, summaryUrl } = plan;
  const variants = (['73_percent', '87_percent', '94_percent'] as const).flatMap((variant) => {
    const own = costs.get(variant);
    return own && own.limits.size > 0 ? [variantText(own, variant)] : [];
  });
  const about = `${name} es un plan de ${issuer} del mercado de seguros de Estados Unidos de 2014. Son datos públicos de HealthCare.gov de ese año: sirven para comparar y no se venden aquí.`;
  const document = (title: string, url: string): TextContent => ({ ...text('', title, ''), kind: 'document', url });
  return [
    text('general', name, `${about} ${networks[network].text}`),
    ...priceTexts(areas),
    ...(variants.length > 0 ? [text('considerar', 'Con ingresos bajos', variants.join(' '))] : []),
    ...(includesChildDental ? [text('cubre', 'Dentista para niños', 'El plan incluye atención dental de niños.')] : []),
    ...(brochureUrl ? [document('Folleto del plan (2014)', brochureUrl)] : []),
    ...(summaryUrl ? [document('Resumen de coberturas (2014)', summaryUrl)] : []),
  ];
}

const noCosts: CostSharing = { limits: new Map(), services: new Map() };

/** A plan of the landscape as the catalogue takes it. What the sheet does not say stays null ('No informado'). */
export function planProduct(plan: PlanRow, areas: readonly AreaPremium[]): ProductContent {
  const { planId, name, metal, network, file, row } = plan;
  const costs = plan.costs.get('standard') ?? noCosts;
  const document = `HealthCare.gov, QHP Landscape, año de plan 2014: ${file}, fila ${row}`;
  const source: Source = { document, page: null, date: planYearStart };
  const deductible = costs.limits.get('medical_deductible_individual');
  const whole = (percentage: number | null) => (percentage === null ? null : Math.round(percentage));
  return {
    code: planId,
    kind: 'insurance',
    name,
    displayName: name,
    url: planId,
    organizationCode: issuerCode(plan),
    upperType: landscapeUpperType,
    upperTypeDisplayName: 'Seguro de salud, Estados Unidos 2014',
    ...metalTypes[metal],
    modality: networks[network].modality,
    salesChannels: [],
    isPromoted: false,
    isExclusive: false,
    isPopular: false,
    availableFrom: null,
    availableTo: null,
    pricing: { kind: 'tariff', tariffId: planId },
    score: null,
    scoreParts: [],
    customers: null,
    summary: {
      hospitalPercentage: whole(coveredPercentage(costs.services.get('inpatient_facility'))),
      ambulatoryPercentage: whole(coveredPercentage(costs.services.get('primary_care_physician'))),
      annualCap: null,
      deductible: deductible?.kind === 'amount' ? new Money(deductible.cents, 'USD', 'year') : null,
    },
    clinics: [],
    clinicsAreComplete: false,
    featureNames: [],
    regionCodes: areas.map(({ region }) => region),
    previsions: { isapre: false, fonasa: false },
    requirement: [],
    minimumEmployees: null,
    coverages: planCoverages(costs, source),
    topsAndDeductibles: planDeductibles(costs, source),
    texts: textsOf(plan, areas),
    offers: [],
    metadata: { ...noMetadata, priceDetail: 'por persona, según edad y zona' },
    source,
  };
}
