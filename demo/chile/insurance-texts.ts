import type { TextContent } from '@cotejo/core/catalogue-content';
import type { CoverageSummary } from '@cotejo/core/coverage';
import { type Money, toNumber } from '@cotejo/core/money';
import { plainDate } from '@cotejo/core/dates';
import { sheetDay } from '../demonstration.ts';
import type { InsuranceLine } from './insurance-line.ts';
import { description, document, type Point, question, thousands } from '../text-content.ts';

function amountInWords(amount: Money): string {
  const value = String(toNumber(amount)).replace('.', ',');
  return `${amount.currency === 'USD' ? 'US$' : amount.currency} ${value.includes(',') ? value : thousands(toNumber(amount))}`;
}

/** Sentences with the product's own figures; what is not stated gives none. */
function figures({ hospitalPercentage, ambulatoryPercentage, annualCap, deductible }: CoverageSummary): readonly string[] {
  return [
    ...(hospitalPercentage === null ? [] : [`Paga hasta el ${hospitalPercentage} % en hospital.`]),
    ...(ambulatoryPercentage === null ? [] : [`Fuera del hospital paga hasta el ${ambulatoryPercentage} %.`]),
    ...(annualCap === null ? [] : [`El tope es de ${amountInWords(annualCap)} por persona al año.`]),
    ...(deductible === null ? [] : [`Cada año pagas tú primero ${amountInWords(deductible)} por persona.`]),
  ];
}

function points(type: TextContent['type'], icon: string, list: readonly Point[]): readonly TextContent[] {
  return list.map((point) => description(type, point, icon));
}

/** What dearer levels of the line have and this one does not: said here, so that nobody has to compare to find out. */
function leftOut(line: InsuranceLine, level: number): readonly Point[] {
  const missing = line.benefits
    .filter((benefit) => Object.values(benefit.amounts).every((amounts) => (amounts[level] ?? null) === null))
    .map((benefit) => benefit.name);
  return missing.length === 0 ? [] : [['Fuera de este nivel', `Lo que sólo trae un nivel más alto: ${missing.join('; ')}.`]];
}

interface InsuranceFacts {
  readonly displayName: string;
  /** Name of the insurer as visitors know it. */
  readonly insurer: string;
  readonly summary: CoverageSummary;
}

/** Texts of one insurance: its line's, opened with its own figures, and two documents without file. */
export function insuranceTexts(
  line: InsuranceLine,
  level: number,
  { displayName, insurer, summary }: InsuranceFacts,
): readonly TextContent[] {
  const { texts } = line;
  const opening = [`${displayName} es de ${insurer}.`, texts.general, ...figures(summary)].join(' ');
  return [
    description('general', [displayName, opening]),
    ...points(
      'cubre',
      'si',
      texts.covers.filter(([, , from = 0]) => level >= from).map(([title, body]) => [title, body]),
    ),
    ...points('no-cubre', 'no', [...leftOut(line, level), ...texts.excludes]),
    ...points('considerar', 'aviso', texts.consider),
    ...points('requisitos', 'documento', texts.requires),
    ...texts.questions.map(question),
    document('Ficha del producto (demostración)', 'Resumen de coberturas, exclusiones y precios por edad.', sheetDay),
    document(
      'Condiciones generales (demostración)',
      'Texto de la póliza que es igual para todas las personas.',
      plainDate('2026-06-15'),
    ),
  ];
}
