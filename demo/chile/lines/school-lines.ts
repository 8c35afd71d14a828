import { plainDate } from '@cotejo/core/dates';
import type { LineTexts } from '../../line-parts.ts';
import { categoryLabels } from '../category-labels.ts';
import { benefit, insuranceLine } from '../insurance-line.ts';
import type { LineTariff } from '../../line-tariff.ts';
import { firstDependantFree, thirdDependantFree } from '../price-axes.ts';
import { familyTariff } from '../tariff-shapes.ts';

const texts: LineTexts = {
  general: 'Protege al estudiante en un accidente y sigue pagando sus estudios si fallece quien los paga.',
  covers: [
    ['Accidentes', 'Gastos médicos del estudiante, dentro y fuera del colegio.'],
    ['Estudios', 'La matrícula y las mensualidades que queden, si fallece quien las paga.'],
  ],
  excludes: [
    ['Enfermedades', 'Las consultas y hospitalizaciones que no vienen de un accidente.'],
    ['Deportes federados', 'Las lesiones en competencias oficiales.'],
    ['Repetición de curso', 'Los años que se agregan por repetir.'],
  ],
  consider: [['Seguro escolar', 'El seguro del Estado cubre los accidentes en hospitales públicos. Este paga en clínicas.']],
  requires: [
    ['Quién contrata', 'La persona adulta que paga los estudios, de 18 a 64 años, que también queda asegurada.'],
    ['Alumno regular', 'Debes enviar el certificado de cada año.'],
  ],
  questions: [
    ['¿Hasta qué edad sirve?', 'Los hijos, desde los 2 hasta los 24 años mientras estudien.'],
    ['¿Puedo contratar si pago mis propios estudios?', 'Sí. Desde los 18 años contratas por ti.'],
    ['¿Cubre el verano?', 'Sí, los doce meses del año.'],
    ['¿Qué clínicas puedo usar?', 'Cualquiera, con reembolso hasta el tope.'],
  ],
};

const tariff: LineTariff = { ...familyTariff, entry: [18, 64], dependants: [2, 24], steepness: 0.1, dearer: null };
const school = {
  upperType: 'SEGURO ESCOLAR',
  upperTypeDisplayName: 'Seguro escolar y universitario',
  tariff,
  summary: { hospital: [80, 100], ambulatory: [80, 100], annualCap: [150, 300], deductible: [null, null] },
  benefits: [
    benefit(['urgencia', 'Urgencia por accidente', 'consulta-urgencia'], { percentage: [80, 100], yearly_top: [40, 80] }),
    benefit(['hospitalaria', 'Hospital por accidente', 'pabellon'], { percentage: [80, 100], yearly_top: [150, 300] }),
    benefit(['escolar', 'Matrícula y mensualidades', 'escolaridad'], { yearly_top: [80, 160] }),
    benefit(['dental', 'Urgencia dental por accidente', 'urgencia-dental'], { percentage: [null, 80], yearly_top: [null, 10] }),
  ],
  network: 'free-choice',
  modality: 'Libre Elección',
  requirement: 'not-needed',
} as const;

export const studentInsurance = insuranceLine({
  ...school,
  key: 'escolar',
  facts: { category: 'Escolar/Universitario', subtypes: [['accidentes']] },
  type: {
    typeName: 'SEGURO_ESCOLAR',
    typeDisplayName: 'Escolar/Universitario',
    typeDescription: categoryLabels['Escolar/Universitario'],
  },
  word: 'Estudios',
  levels: ['Base', 'Plus'],
  prices: [0.1, 0.18],
  variants: { CAN: { axes: [thirdDependantFree] }, PEU: { axes: [firstDependantFree] } },
  features: [
    ['has_inpatient_coverage', 'has_outpatient_coverage', 'urgencia', 'sin_deducible', 'sin_carencia'],
    ['urgencia_dental', 'telemedicina'],
  ],
  sellers: ['CHI', 'CAN', 'BSE', 'PEU', 'ARR'],
  texts,
});

export const studentAgreement = insuranceLine({
  ...school,
  key: 'convenio-escolar',
  facts: { category: 'Convenio Escolar/Universitario', subtypes: [['accidentes']] },
  type: {
    typeName: 'SEGURO_CONVENIO_ESCOLAR',
    typeDisplayName: 'Convenio Escolar/Universitario',
    typeDescription: categoryLabels['Convenio Escolar/Universitario'],
  },
  word: 'Convenio Estudios',
  soldUntil: plainDate('2027-03-31'),
  levels: ['Colegio', 'Universidad'],
  prices: [0.07, 0.13],
  variants: { BSE: { axes: [thirdDependantFree] } },
  features: [['has_inpatient_coverage', 'has_outpatient_coverage', 'urgencia', 'sin_deducible'], ['urgencia_dental']],
  sellers: ['CHI', 'PEU', 'BSE', 'LEN'],
  texts: {
    ...texts,
    requires: [...texts.requires, ['Convenio', 'El colegio o la universidad debe estar en la lista de la aseguradora.']],
  },
});
