import type { CoverageContent, Source, TopOrDeductibleContent } from '@cotejo/core/catalogue-content';
import { costTermText } from './cost-term-text.ts';
import type { CostTerm } from './cost-terms.ts';
import type { CostSharing } from './landscape-rows.ts';
import type { LimitName, ServiceName } from './landscape-sheets.ts';
import { planYearStart } from './landscape-tariff.ts';

const ambulatory = { tag: 'ambulatoria', tagDisplayName: 'Atención ambulatoria' } as const;
const hospital = { tag: 'hospitalaria', tagDisplayName: 'Hospitalización' } as const;
const drugs = { tag: 'medicamentos', tagDisplayName: 'Medicamentos' } as const;

const services = {
  primary_care_physician: { ...ambulatory, benefit: 'Consulta con médico de cabecera', benefitCode: 'consulta' },
  specialist: { ...ambulatory, benefit: 'Consulta con especialista', benefitCode: 'consulta-especialista' },
  emergency_room: { tag: 'urgencia', tagDisplayName: 'Urgencia', benefit: 'Sala de urgencia', benefitCode: 'urgencia' },
  inpatient_facility: { ...hospital, benefit: 'Hospital', benefitCode: 'hospital' },
  inpatient_physician: { ...hospital, benefit: 'Médicos en el hospital', benefitCode: 'honorarios-hospital' },
  generic_drugs: { ...drugs, benefit: 'Genéricos', benefitCode: 'medicamentos-genericos' },
  preferred_brand_drugs: { ...drugs, benefit: 'De marca preferida', benefitCode: 'medicamentos-ambulatorios' },
  non_preferred_brand_drugs: { ...drugs, benefit: 'De marca no preferida', benefitCode: 'medicamentos-no-preferidos' },
  specialty_drugs: { ...drugs, benefit: 'De especialidad', benefitCode: 'medicamentos-de-especialidad' },
} as const satisfies Record<ServiceName, Pick<CoverageContent, 'tag' | 'tagDisplayName' | 'benefit' | 'benefitCode'>>;

/** What the plan pays of a service, in per cent; null where the insured pays an amount instead. */
export function coveredPercentage(term: CostTerm | undefined): number | null {
  switch (term?.kind) {
    case undefined:
      return null;
    case 'no-charge':
      return 100;
    case 'not-covered':
      return 0;
    case 'shared':
      return term.coinsurance === null ? null : 100 - term.coinsurance.hundredths / 100;
  }
}

type Amount = Pick<CoverageContent, 'amountKey' | 'minAmount' | 'maxAmount' | 'unit'>;

function amountsOf(term: CostTerm): readonly Amount[] {
  const percentage = coveredPercentage(term);
  const copay = term.kind === 'shared' ? term.copay : null;
  const dollars = copay === null ? 0 : copay.cents / 100;
  return [
    ...(copay === null ? [] : [{ amountKey: 'copay', minAmount: dollars, maxAmount: dollars, unit: 'USD' } as const]),
    ...(percentage === null
      ? []
      : [{ amountKey: 'percentage', minAmount: percentage, maxAmount: percentage, unit: '%' } as const]),
  ];
}

const limits = {
  medical_deductible_individual: { name: 'Deducible', qualifier: 'por persona, al año' },
  drug_deductible_individual: { name: 'Deducible de medicamentos', qualifier: 'por persona, al año' },
  medical_deductible_family: { name: 'Deducible', qualifier: 'por familia, al año' },
  drug_deductible_family: { name: 'Deducible de medicamentos', qualifier: 'por familia, al año' },
} as const satisfies Partial<Record<LimitName, { readonly name: string; readonly qualifier: string }>>;

/** The deductibles whose amount the sheet prints; 0 is one too. */
export function planDeductibles(costs: CostSharing, source: Source): readonly TopOrDeductibleContent[] {
  return Object.entries(limits).flatMap(([name, { name: shown, qualifier }]) => {
    const limit = [...costs.limits].find(([known]) => known === name)?.[1];
    if (limit?.kind !== 'amount') return [];
    const amount = limit.cents / 100;
    return [{ name: shown, clinicCode: null, kind: 'deductible', amount, unit: 'USD', qualifier, source } as const];
  });
}

const pocketNames = [
  ['medical_maximum_out_of_pocket_individual', 'Lo más que pagas en un año, por persona'],
  ['drug_maximum_out_of_pocket_individual', 'Lo más que pagas en un año por medicamentos, por persona'],
  ['medical_maximum_out_of_pocket_family', 'Lo más que paga tu familia en un año'],
  ['drug_maximum_out_of_pocket_family', 'Lo más que paga tu familia en un año por medicamentos'],
] as const satisfies readonly (readonly [LimitName, string])[];

/** What the plan pays of each service the sheet speaks of, in its words, and the most the insured pays in a year. */
export function planCoverages({ limits: own, services: terms }: CostSharing, source: Source): readonly CoverageContent[] {
  const common = { clinicCode: null, validity: { from: planYearStart, to: null }, source };
  const ofServices = [...terms].flatMap(([name, term]) => {
    const { benefit, ...place } = services[name];
    return amountsOf(term).map((amount) => ({ ...place, benefit: `${benefit}: ${costTermText(term)}`, ...amount, ...common }));
  });
  const ofPocket = pocketNames.flatMap(([name, benefit]) => {
    const limit = own.get(name);
    if (limit?.kind !== 'amount') return [];
    const amount = limit.cents / 100;
    const place = { tag: 'bolsillo', tagDisplayName: 'Gasto de tu bolsillo', benefit, benefitCode: 'gasto-maximo' };
    return [{ ...place, amountKey: 'out_of_pocket', minAmount: amount, maxAmount: amount, unit: 'USD', ...common } as const];
  });
  return [...ofServices, ...ofPocket];
}
