import { categoryLabels } from '../category-labels.ts';
import { benefit, insuranceLine } from '../insurance-line.ts';
import { firstDependantFree } from '../price-axes.ts';
import { familyTariff } from '../tariff-shapes.ts';
import { cosmetic, experimental, healthDeclaration, preexisting } from './shared-points.ts';

export const catastrophic = insuranceLine({
  key: 'catastrofico',
  upperType: 'SEGURO CATASTROFICO',
  upperTypeDisplayName: 'Seguro catastrófico',
  facts: { category: 'Catastrófico', subtypes: [['general']] },
  type: { typeName: 'SEGURO_CATASTROFICO', typeDisplayName: 'Catastrófico', typeDescription: categoryLabels.Catastrófico },
  word: 'Catastrófico',
  levels: ['5.000', '10.000', '20.000'],
  prices: [0.19, 0.3, 0.46],
  tariff: {
    ...familyTariff,
    entry: [18, 69],
    staysUntil: 79,
    steepness: 1.1,
    dearer: null,
    rules: { waitingPeriods: [{ benefit: 'Enfermedades', days: 60 }] },
  },
  variants: {
    BSE: { axes: [firstDependantFree] },
    LEN: { entry: [18, 59], staysUntil: 79 },
    TRM: { rules: { maximumPeople: 8, waitingPeriods: [{ benefit: 'Enfermedades', days: 60 }] } },
  },
  summary: { hospital: [80, 90, 100], ambulatory: [null, 50, 70], annualCap: [5000, 10000, 20000], deductible: [120, 100, 80] },
  benefits: [
    benefit(['hospitalaria', 'Día cama y cuidados intensivos', 'dia-cama'], {
      percentage: [80, 90, 100],
      max_coverage: [5000, 10000, 20000],
    }),
    benefit(['hospitalaria', 'Cirugía mayor', 'pabellon'], { percentage: [80, 90, 100], max_coverage: [5000, 10000, 20000] }),
    benefit(['hospitalaria', 'Honorarios médicos en hospital', 'honorarios-hospital'], {
      percentage: [80, 90, 100],
      max_coverage: [2000, 4000, 8000],
    }),
    benefit(['hospitalaria', 'Medicamentos e insumos en hospital', 'medicamentos-hospital'], {
      percentage: [80, 90, 100],
      yearly_top: [400, 800, 1600],
    }),
    benefit(['oncologia', 'Quimioterapia y radioterapia', 'quimioterapia'], {
      percentage: [80, 90, 100],
      yearly_top: [1500, 3000, 6000],
    }),
    benefit(['hospitalaria', 'Trasplantes', 'trasplantes'], { percentage: [null, 90, 100], max_coverage: [null, 4000, 8000] }),
    benefit(['medicamentos', 'Medicamentos de alto costo', 'alto-costo'], {
      percentage: [null, 50, 70],
      yearly_top: [null, 300, 700],
    }),
    benefit(['traslados', 'Ambulancia', 'ambulancia'], { percentage: [80, 90, 100], yearly_top: [10, 20, 30] }),
  ],
  features: [
    ['has_inpatient_coverage', 'has_oncological_coverage', 'ambulancia'],
    ['has_outpatient_coverage', 'medicamentos'],
    ['has_evacuation_coverage'],
  ],
  network: 'free-choice',
  modality: 'Libre Elección',
  requirement: [50, 0],
  sellers: ['RAU', 'TRM', 'QUI', 'BSE', 'LEN'],
  texts: {
    general: 'Se activa cuando una enfermedad o un accidente cuesta más que su deducible. Desde ahí paga los gastos muy altos.',
    covers: [
      ['Hospitalizaciones largas', 'Día cama, cuidados intensivos, pabellón y honorarios, desde que pasas el deducible.'],
      ['Cáncer y otras enfermedades graves', 'Tratamientos largos, con un tope propio cada año.'],
      ['Traslado', 'La ambulancia hasta el hospital cuando el médico la pide.'],
    ],
    excludes: [
      preexisting,
      cosmetic,
      experimental,
      ['Gastos bajo el deducible', 'Las consultas y cuentas que no pasan el deducible las pagas tú.'],
    ],
    consider: [
      ['El deducible', 'Se cuenta por persona y año. Lo que paga tu isapre o Fonasa también ayuda a completarlo.'],
      ['Accidentes', 'Se cubren desde el primer día, sin espera.'],
    ],
    requires: [
      healthDeclaration,
      ['Sistema de salud', 'Si estás en Fonasa, debes atenderte con un bono de al menos la mitad del arancel.'],
    ],
    questions: [
      ['¿Qué es el deducible?', 'Es lo que sumas en gastos antes de que el seguro empiece a pagar.'],
      ['¿Sirve si ya tengo CAEC?', 'Sí. La CAEC usa su red; este seguro paga también fuera de ella.'],
      ['¿Paga directo a la clínica?', 'Sí, en las cuentas que pasan el deducible y con orden previa.'],
    ],
  },
});
