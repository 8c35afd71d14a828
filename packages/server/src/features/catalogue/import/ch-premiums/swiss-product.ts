import type { Product } from '@cotejo/core/catalogue';
import { noMetadata, type ProductContent, type Source, type TextContent } from '@cotejo/core/catalogue-content';
import { Money } from '@cotejo/core/money';
import { urlSegment } from '../url-segment.ts';
import { deductibleSteps, type DeductibleStep } from './deductible-steps.ts';
import type { OfferPrices } from './offer-prices.ts';
import type { Model, Offer } from './premium-rows.ts';
import { premiumYearStart } from './swiss-tariff.ts';

export const swissUpperType = 'SEGURO BASICO SUIZA 2026';

/** What regions of a product have in common, as its texts and the report tell it. */
export interface ProductShape {
  readonly hasAdults: boolean;
  readonly hasChildren: boolean;
  /** Regions with two or three premiums per child. */
  readonly regionsWithChildGroups: number;
}

export function shapeOf(product: OfferPrices): ProductShape {
  const prices = product.regionCodes.map((code) => product.prices(code));
  return {
    hasAdults: prices.some(({ adult, youngAdult }) => adult !== null || youngAdult !== null),
    hasChildren: prices.some(({ children }) => children.length > 0),
    regionsWithChildGroups: prices.filter(({ children }) => children.length > 1).length,
  };
}

/** The insurer's number at the federal office. */
export function insurerCode({ insurerId }: Pick<Offer, 'insurerId'>): string {
  return `CH ${insurerId}`;
}

export function stepOfProduct({ stepKey }: Pick<OfferPrices, 'stepKey'>): DeductibleStep {
  const step = deductibleSteps.find(({ key }) => key === stepKey);
  if (!step) throw new Error(`no deductible step '${stepKey}'`);
  return step;
}

/** 'CH-1542-telmed-Callmed-con-300': the same in every import, so that a product keeps its number and page. */
export function productCode({ offer, stepKey }: Pick<OfferPrices, 'offer' | 'stepKey'>): string {
  const { insurerId, model, tariff, withAccident } = offer;
  return ['CH', insurerId, model, urlSegment(tariff, new Set()), withAccident ? 'con' : 'sin', stepKey].join('-');
}

type ModelType = Pick<Product, 'typeName' | 'typeDisplayName' | 'typeDescription' | 'modality'>;

const modelTypes = {
  standard: {
    typeName: 'SUIZA ESTANDAR',
    typeDisplayName: 'Modelo estándar',
    typeDescription: 'Eliges médico libremente.',
    modality: 'Libre Elección',
  },
  hausarzt: {
    typeName: 'SUIZA MEDICO DE CABECERA',
    typeDisplayName: 'Médico de cabecera',
    typeDescription: 'Vas primero a tu médico de cabecera, que te deriva.',
    modality: 'Preferente',
  },
  telmed: {
    typeName: 'SUIZA TELEMEDICINA',
    typeDisplayName: 'Telemedicina',
    typeDescription: 'Llamas primero a un servicio médico por teléfono.',
    modality: 'Preferente',
  },
  hmo: {
    typeName: 'SUIZA HMO',
    typeDisplayName: 'Centro de salud (HMO)',
    typeDescription: 'Vas primero a un centro de salud de la aseguradora.',
    modality: 'Cerrado',
  },
} as const satisfies Record<Model, ModelType>;

const accidentTexts = {
  with: 'Incluye accidentes.',
  without: 'No incluye accidentes: es para quien trabaja ocho horas a la semana o más y los tiene cubiertos por su empleador.',
} as const;

/** Accident cover is part of the type, so that visitors can choose by it. */
function typeOf({ model, withAccident }: Pick<Offer, 'model' | 'withAccident'>): ModelType {
  const { typeName, typeDisplayName, typeDescription, modality } = modelTypes[model];
  const cover = `${withAccident ? 'con' : 'sin'} accidentes`;
  return {
    typeName: `${typeName} ${cover.toUpperCase()}`,
    typeDisplayName: `${typeDisplayName}, ${cover}`,
    typeDescription: `${typeDescription} ${accidentTexts[withAccident ? 'with' : 'without']}`,
    modality,
  };
}

function francs(amount: number): string {
  return `CHF ${amount}`;
}

function nameOf({ tariff, withAccident }: Offer, { adults, children }: DeductibleStep, { hasAdults }: ProductShape): string {
  const deductible =
    adults !== null && hasAdults ? `franquicia ${francs(adults)}` : `sólo niños, franquicia ${francs(children ?? 0)}`;
  return `${tariff}, ${deductible}, ${withAccident ? 'con' : 'sin'} accidentes`;
}

function text(type: TextContent['type'], title: string, body: string): TextContent {
  return { kind: 'description', type, title, body, icon: null, url: null, date: null };
}

function deductibleText({ adults, children }: DeductibleStep, { hasAdults, hasChildren }: ProductShape): string {
  const parts = [
    ...(hasAdults && adults !== null ? [`${francs(adults)} al año desde los 19 años`] : []),
    ...(hasChildren && children !== null ? [`${francs(children)} al año hasta los 18`] : []),
  ];
  return `Lo primero que pagas de tu bolsillo: ${parts.join(' y ')}.`;
}

const childGroupText =
  'La aseguradora cobra menos por algunos niños de una familia, pero la fuente no dice por cuáles. Suponemos que la prima más alta es la del primero (y del segundo, cuando hay dos primas) y que la más baja rige desde el tercero.';

function textsOf(product: OfferPrices, step: DeductibleStep, shape: ProductShape): readonly TextContent[] {
  const { insurer, tariff, model, withAccident } = product.offer;
  const about = `${tariff} es un seguro básico (KVG) de ${insurer} en Suiza. Prima de 2026 por persona y mes, de los datos públicos de la Oficina Federal de Salud Pública: sirve para comparar y no se vende aquí.`;
  return [
    text('general', tariff, `${about} ${modelTypes[model].typeDescription}`),
    text('considerar', 'Franquicia', deductibleText(step, shape)),
    text('considerar', 'Accidentes', accidentTexts[withAccident ? 'with' : 'without']),
    ...(shape.regionsWithChildGroups > 0 ? [text('considerar', 'Precio de los niños', childGroupText)] : []),
    text('cubre', 'Prestaciones', 'Las fija la ley y son las mismas en todas las aseguradoras; los datos traen sólo primas.'),
  ];
}

/** A product of the premiums as the catalogue takes it. What the premiums do not say stays null ('No informado'). */
export function swissProduct(product: OfferPrices, shape: ProductShape): ProductContent {
  const { offer, file, row } = product;
  const code = productCode(product);
  const step = stepOfProduct(product);
  const name = nameOf(offer, step, shape);
  const document = `Oficina Federal de Salud Pública de Suiza (priminfo.admin.ch), primas 2026: ${file}, fila ${row}`;
  const source: Source = { document, page: null, date: premiumYearStart };
  const own = shape.hasAdults ? step.adults : step.children;
  const deductible = (amount: number, qualifier: string) =>
    ({ name: 'Franquicia', clinicCode: null, kind: 'deductible', amount, unit: 'CHF', qualifier, source }) as const;
  return {
    code,
    kind: 'insurance',
    name,
    displayName: name,
    url: code,
    organizationCode: insurerCode(offer),
    upperType: swissUpperType,
    upperTypeDisplayName: 'Seguro básico, Suiza 2026',
    ...typeOf(offer),
    salesChannels: [],
    isPromoted: false,
    isExclusive: false,
    isPopular: false,
    availableFrom: null,
    availableTo: null,
    pricing: { kind: 'tariff', tariffId: code },
    score: null,
    scoreParts: [],
    customers: null,
    summary: {
      hospitalPercentage: null,
      ambulatoryPercentage: null,
      annualCap: null,
      deductible: own === null ? null : new Money(own * 100, 'CHF', 'year'),
    },
    clinics: [],
    clinicsAreComplete: false,
    featureNames: [],
    regionCodes: product.regionCodes,
    previsions: { isapre: false, fonasa: false },
    requirement: [],
    minimumEmployees: null,
    coverages: [],
    topsAndDeductibles: [
      ...(shape.hasAdults && step.adults !== null ? [deductible(step.adults, 'desde los 19 años, al año')] : []),
      ...(shape.hasChildren && step.children !== null ? [deductible(step.children, 'hasta los 18 años, al año')] : []),
    ],
    texts: textsOf(product, step, shape),
    offers: [],
    metadata: { ...noMetadata, priceDetail: 'por persona, según edad y región' },
    source,
  };
}
