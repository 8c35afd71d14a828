import type { TextContent } from '@cotejo/core/catalogue-content';
import type { CoverageSummary } from '@cotejo/core/coverage';
import type { Edition } from '@cotejo/core/editions';
import type { Money } from '@cotejo/core/money';
import { formatMoney } from '@cotejo/core/money-format';
import { plainDate } from '@cotejo/core/dates';
import { sheetDay } from './demonstration.ts';
import type { LineParts } from './line-parts.ts';
import { description, document, media, type Point, question } from './text-content.ts';

/** As the edition writes it, without decimals that are nothing. */
function amountInWords(amount: Money, edition: Edition): string {
  return formatMoney(amount, edition).replace(/[.,]00$/, '');
}

/** Sentences with the product's own figures; what is not stated gives none. */
function figures(summary: CoverageSummary, edition: Edition): readonly string[] {
  const { hospitalPercentage, ambulatoryPercentage, annualCap, deductible } = summary;
  return [
    ...(hospitalPercentage === null ? [] : [`Paga hasta el ${hospitalPercentage} % en hospital.`]),
    ...(ambulatoryPercentage === null ? [] : [`Fuera del hospital paga hasta el ${ambulatoryPercentage} %.`]),
    ...(annualCap === null ? [] : [`El tope es de ${amountInWords(annualCap, edition)} por persona al año.`]),
    ...(deductible === null ? [] : [`Cada año pagas tú primero ${amountInWords(deductible, edition)} por persona.`]),
  ];
}

function points(type: TextContent['type'], icon: string, list: readonly Point[]): readonly TextContent[] {
  return list.map((point) => description(type, point, icon));
}

/** What dearer levels of the line have and this one does not: said here, so that nobody has to compare to find out. */
function leftOut(line: LineParts, level: number): readonly Point[] {
  const missing = line.benefits
    .filter((benefit) => Object.values(benefit.amounts).every((amounts) => (amounts[level] ?? null) === null))
    .map((benefit) => benefit.name);
  return missing.length === 0 ? [] : [['Fuera de este nivel', `Lo que sólo trae un nivel más alto: ${missing.join('; ')}.`]];
}

interface ProductFacts {
  readonly displayName: string;
  /** Name of who sells it as visitors know it. */
  readonly seller: string;
  readonly summary: CoverageSummary;
  /** How amounts are written. */
  readonly edition: Edition;
}

/** Texts of one product: its line's, opened with its own figures, and two documents without file. */
export function lineTexts(
  line: LineParts,
  level: number,
  { displayName, seller, summary, edition }: ProductFacts,
): readonly TextContent[] {
  const { texts } = line;
  const opening = [`${displayName} es de ${seller}.`, texts.general, ...figures(summary, edition)].join(' ');
  return [
    description('general', [displayName, opening]),
    ...(texts.offerType ? [description('tipo-oferta', texts.offerType)] : []),
    ...points(
      'cubre',
      'si',
      texts.covers.filter(([, , from = 0]) => level >= from).map(([title, body]) => [title, body]),
    ),
    ...points('no-cubre', 'no', [...leftOut(line, level), ...texts.excludes]),
    ...points('considerar', 'aviso', texts.consider),
    ...points('requisitos', 'documento', texts.requires),
    ...texts.questions.map(question),
    ...(texts.image ? [media('image', [texts.image[0], `${texts.image[0]}.`], texts.image[1])] : []),
    ...(texts.video ? [media('video', [texts.video[0], texts.video[1]], texts.video[2])] : []),
    document('Ficha del producto (demostración)', 'Resumen de coberturas, exclusiones y precios por edad.', sheetDay),
    document(
      'Condiciones generales (demostración)',
      'Texto de la póliza que es igual para todas las personas.',
      plainDate('2026-06-15'),
    ),
  ];
}
