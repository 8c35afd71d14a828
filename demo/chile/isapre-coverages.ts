import type { AmountKey, CoverageContent, TopOrDeductibleContent } from '@cotejo/core/catalogue-content';
import { type CoverageTag, coverageTags } from '../coverage-tags.ts';
import type { PlanFacts } from './isapre-plan-facts.ts';

interface Benefit {
  readonly tag: CoverageTag;
  readonly benefit: string;
  readonly code: string;
  /** Which percentage of the plan applies. */
  readonly as: 'hospital' | 'ambulatory' | 'emergency';
  /** Yearly limit in UF at the best quality; a cheaper plan has less. Null: only the plan's annual cap limits it. */
  readonly yearlyUf: number | null;
  /** Least quality, 0 to 1, of a plan that has the benefit. */
  readonly from: number;
}

function benefit(
  [tag, as]: readonly [CoverageTag, Benefit['as']],
  [name, code]: readonly [string, string],
  { yearlyUf = null, from = 0 }: { readonly yearlyUf?: number | null; readonly from?: number } = {},
): Benefit {
  return { tag, benefit: name, code, as, yearlyUf, from };
}

const benefits: readonly Benefit[] = [
  benefit(['hospitalaria', 'hospital'], ['Día cama', 'dia-cama']),
  benefit(['hospitalaria', 'hospital'], ['Cirugía y pabellón', 'pabellon']),
  benefit(['hospitalaria', 'hospital'], ['Honorarios médicos en hospital', 'honorarios-hospital']),
  benefit(['hospitalaria', 'hospital'], ['Cuidados intensivos', 'cuidados-intensivos']),
  benefit(['hospitalaria', 'hospital'], ['Medicamentos e insumos en hospital', 'medicamentos-hospital'], { yearlyUf: 600 }),
  benefit(['maternidad', 'hospital'], ['Parto normal', 'parto']),
  benefit(['maternidad', 'hospital'], ['Cesárea', 'cesarea']),
  benefit(['maternidad', 'ambulatory'], ['Controles de embarazo', 'control-embarazo']),
  benefit(['ambulatoria', 'ambulatory'], ['Consulta médica', 'consulta']),
  benefit(['ambulatoria', 'ambulatory'], ['Exámenes de laboratorio', 'examenes']),
  benefit(['ambulatoria', 'ambulatory'], ['Imágenes', 'imagenes']),
  benefit(['ambulatoria', 'ambulatory'], ['Kinesiología', 'kinesiologia'], { yearlyUf: 40 }),
  benefit(['urgencia', 'emergency'], ['Consulta de urgencia', 'consulta-urgencia']),
  benefit(['oncologia', 'hospital'], ['Quimioterapia', 'quimioterapia'], { from: 0.2 }),
  benefit(['salud-mental', 'ambulatory'], ['Consulta de psiquiatría y psicología', 'salud-mental']),
  benefit(['dental', 'ambulatory'], ['Urgencia dental', 'urgencia-dental'], { yearlyUf: 8, from: 0.6 }),
  benefit(['vision', 'ambulatory'], ['Lentes ópticos', 'lentes'], { yearlyUf: 5, from: 0.45 }),
  benefit(['medicamentos', 'ambulatory'], ['Medicamentos con receta', 'medicamentos-ambulatorios'], { yearlyUf: 20, from: 0.8 }),
  benefit(['traslados', 'emergency'], ['Ambulancia', 'ambulancia'], { yearlyUf: 30, from: 0.45 }),
];

/** Whether a plan has the benefit of that code: what is said of it elsewhere follows from the same figure. */
export function coversBenefit({ quality }: Pick<PlanFacts['figures'], 'quality'>, code: string): boolean {
  return benefits.some((item) => item.code === code && quality >= item.from);
}

/**
 * Amounts of each benefit of a plan: percentage from free choice (least) to the preferred network (most), and the
 * yearly limit in UF where there is one. General rows: what each clinic pays is in the plan's network.
 */
export function planCoverages({ figures, source }: PlanFacts): readonly CoverageContent[] {
  return benefits
    .filter(({ code }) => coversBenefit(figures, code))
    .flatMap((item) => {
      const most = figures[item.as];
      const least = figures.freeChoice ? figures.freeChoice[item.as === 'ambulatory' ? 'ambulatory' : 'hospital'] : most;
      const row = (amountKey: AmountKey, [minAmount, maxAmount]: readonly [number, number], unit: string): CoverageContent => ({
        tag: item.tag,
        tagDisplayName: coverageTags[item.tag],
        benefit: item.benefit,
        benefitCode: item.code,
        clinicCode: null,
        amountKey,
        minAmount,
        maxAmount,
        unit,
        validity: null,
        source,
      });
      const percentage = row('percentage', [Math.min(least, most), most], '%');
      if (item.yearlyUf === null) return [percentage];
      const top = Math.max(1, Math.round(item.yearlyUf * (0.4 + 0.6 * figures.quality)));
      return [percentage, row('yearly_top', [top, top], 'UF/Año')];
    });
}

/** The annual cap per person, and what the CAEC leaves to pay first (its legal bounds per person and illness). */
export function planTops({ figures, source }: PlanFacts): readonly TopOrDeductibleContent[] {
  const top = (name: string, amount: number, qualifier: string): TopOrDeductibleContent => ({
    name,
    clinicCode: null,
    kind: 'top',
    amount,
    unit: 'UF/Año',
    qualifier,
    source,
  });
  return [
    top('Tope anual del plan', figures.capUf, 'por persona'),
    top('Medicamentos e insumos en hospital', Math.round(600 * (0.4 + 0.6 * figures.quality)), 'por persona'),
    {
      name: 'CAEC',
      clinicCode: null,
      kind: 'deductible',
      amount: 126,
      unit: 'UF',
      qualifier: 'máximo por persona y enfermedad',
      source,
    },
  ];
}
