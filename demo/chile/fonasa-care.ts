import type { Modality } from '@cotejo/core/catalogue';
import type { ProductContent } from '@cotejo/core/catalogue-content';
import type { LineParts } from '../line-parts.ts';
import { freeChoiceTexts, publicCareTexts } from './fonasa-texts.ts';
import { benefit } from './insurance-line.ts';

/** A way of being cared for in Fonasa. Percentages are general knowledge, to be verified (decision 0111). */
export interface Care extends LineParts {
  readonly key: string;
  readonly name: string;
  readonly modality: Modality | null;
  readonly type: Pick<ProductContent, 'typeName' | 'typeDisplayName' | 'typeDescription'>;
}

const nothing = { annualCap: [], deductible: [], currency: 'UF' } as const;

export const publicCare: Care = {
  key: 'MAI',
  name: 'red pública',
  modality: null,
  type: {
    typeName: 'FONASA_MAI',
    typeDisplayName: 'Atención institucional',
    typeDescription: 'Atención en consultorios y hospitales de la red pública.',
  },
  levels: ['MAI'],
  summary: { ...nothing, hospital: [100], ambulatory: [100] },
  benefits: [
    benefit(['hospitalaria', 'Hospital y cirugía en la red pública', 'hospital'], { percentage_fonasa: [100] }),
    benefit(['maternidad', 'Parto en la red pública', 'parto'], { percentage_fonasa: [100] }),
    benefit(['ambulatoria', 'Consultas y exámenes en la red pública', 'ambulatoria'], { percentage_fonasa: [100] }),
    benefit(['urgencia', 'Urgencia en la red pública', 'urgencia'], { percentage_fonasa: [100] }),
    benefit(['dental', 'Dentista en atención primaria, según programa', 'programa-dental'], { percentage_fonasa: [100] }),
  ],
  texts: publicCareTexts,
};

/** What Fonasa pays is fixed by the first level: of the dearer bono of levels 2 and 3 it is a smaller part. */
function freeChoice(level: 1 | 2 | 3, percentage: number): Care {
  return {
    key: `MLE-${level}`,
    name: `libre elección nivel ${level}`,
    modality: 'Libre Elección',
    type: {
      typeName: 'FONASA_MLE',
      typeDisplayName: 'Libre elección',
      typeDescription: 'Atención con bono en centros y profesionales privados con convenio.',
    },
    levels: [`MLE ${level}`],
    summary: { ...nothing, hospital: [null], ambulatory: [percentage] },
    benefits: [benefit(['ambulatoria', 'Consulta médica con bono', 'consulta'], { percentage_fonasa: [percentage] })],
    texts: freeChoiceTexts,
  };
}

/** The public network, and the three levels of free choice. */
export const cares: readonly Care[] = [publicCare, freeChoice(1, 60), freeChoice(2, 46), freeChoice(3, 37)];
