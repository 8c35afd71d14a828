import { noMetadata, type ProductMetadata } from '@cotejo/core/catalogue-content';
import type { SalesChannel } from '@cotejo/core/catalogue';
import type { Subtype } from '@cotejo/core/subtypes';
import { seededRandom } from '../seeded-random.ts';
import type { CategoryLabel } from './category-labels.ts';
import type { LineTariff } from '../line-tariff.ts';

/** What a line says beside prices and coverages. */
export interface LineFacts {
  readonly category?: CategoryLabel;
  /** What its products are for, more narrowly than its type: what each level adds. */
  readonly subtypes?: readonly (readonly Subtype[])[];
  readonly collective?: ProductMetadata['collective'];
  readonly initialContribution?: string;
  readonly taxBenefit?: string;
  readonly additionalCoverages?: NonNullable<ProductMetadata['additionalCoverages']>;
  readonly availableFunds?: NonNullable<ProductMetadata['availableFunds']>;
}

type PriceWords = Pick<ProductMetadata, 'priceDetail' | 'priceTooltip'>;

/** How the price is made, in the words of a card. */
function priceWords({ kind, steepness, dearer, rules = {}, period }: LineTariff): PriceWords {
  switch (kind) {
    case 'perPerson': {
      if (period === 'once') {
        return {
          priceDetail: 'por viaje, según días, destino y edad',
          priceTooltip: 'Es la suma de todas las personas que viajan. Se paga una vez.',
        };
      }
      const by = dearer === null ? 'edad' : 'edad y sexo';
      return steepness === 0
        ? { priceDetail: 'por persona, igual a toda edad', priceTooltip: 'Es la suma de todas las personas que se aseguran.' }
        : {
            priceDetail: `por persona, según ${by}`,
            priceTooltip: 'Es la suma de cada persona del perfil. Cambia cuando alguien pasa a otro tramo de edad.',
          };
    }
    case 'perPet':
      return {
        priceDetail: 'por mascota, según especie, raza y edad',
        priceTooltip: 'Es la suma de tus mascotas. Sube cuando pasan a otro tramo de edad.',
      };
    case 'fixed':
      return {
        priceDetail: 'por hogar',
        priceTooltip: 'Un solo precio para quienes viven contigo.',
      };
    case 'perEmployee':
      return rules.isPaidYearly
        ? { priceDetail: 'por trabajador al año, con IVA', priceTooltip: 'Son doce meses por cada trabajador presencial.' }
        : {
            priceDetail: 'por trabajador, según tamaño de la empresa',
            priceTooltip: 'Es el precio de una persona por cuántas trabajan en la empresa.',
          };
  }
}

/** How fast each way of buying ends in a contract, 0 to 100. */
const speeds: Readonly<Record<SalesChannel, readonly [from: number, to: number]>> = {
  QpOnlineSale: [88, 100],
  ExternalOnlineSale: [70, 88],
  QpMixSale: [55, 80],
  ExecutiveEmployee: [20, 50],
};

interface ProductFacts {
  readonly code: string;
  readonly level: number;
  readonly channels: readonly SalesChannel[];
  readonly hasCentres: boolean;
  readonly tariff: LineTariff;
}

/** Metadata of one product (A3-08 to A3-15). */
export function metadataOf(facts: LineFacts, { code, level, channels, hasCentres, tariff }: ProductFacts): ProductMetadata {
  const [channel] = channels;
  return {
    ...noMetadata,
    category: facts.category ?? null,
    subtypes: facts.subtypes?.slice(0, level + 1).flat() ?? [],
    ...priceWords(tariff),
    isMapEnabled: hasCentres,
    collective: facts.collective ?? [],
    initialContribution: facts.initialContribution ?? null,
    taxBenefit: facts.taxBenefit ?? null,
    additionalCoverages: facts.additionalCoverages ?? null,
    availableFunds: facts.availableFunds ?? null,
    contractingSpeed: channel === undefined ? null : seededRandom(`${code}/speed`).integer(...speeds[channel]),
  };
}
