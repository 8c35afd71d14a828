import type { LineTexts } from '../line-parts.ts';

/** Who belongs to each tramo. Facts of general knowledge, to be verified (decision 0111). */
export const tramoFacts = {
  A: { who: 'Personas sin ingresos o carentes de recursos', choosesFreely: false },
  B: { who: 'Ingreso imponible de hasta $539.000 al mes', choosesFreely: true },
  C: { who: 'Ingreso imponible sobre $539.000 y hasta $786.940 al mes', choosesFreely: true },
  D: { who: 'Ingreso imponible sobre $786.940 al mes', choosesFreely: true },
} as const;
export type Tramo = keyof typeof tramoFacts;

const excludes: LineTexts['excludes'] = [
  ['Clínicas sin convenio', 'La cuenta de un centro que no atiende por Fonasa, salvo una emergencia vital.'],
  ['Estética', 'Las cirugías y los tratamientos con fines de belleza.'],
  ['Farmacia', 'Los medicamentos que compras por tu cuenta, salvo los que entregan los programas.'],
];
const consider: LineTexts['consider'] = [
  ['Tu cotización', 'Es el 7 % de tu ingreso imponible, con un tope mensual de 90 UF en 2026.'],
  ['Tres cargas o más', 'Con tres cargas o más, quien está en C pasa a B, y quien está en D pasa a C.'],
  ['Nadie lo vende', 'Fonasa es el sistema público. Está aquí como referencia para comparar.'],
  [
    'Cifras por verificar',
    'Los límites siguen el ingreso mínimo de enero de 2026. Confirma tu tramo con Fonasa antes de decidir.',
  ],
];
const questions: LineTexts['questions'] = [
  ['¿Mis cargas pagan?', 'No. Quedan cubiertas con tu cotización.'],
  ['¿Cómo sé mi tramo?', 'Fonasa lo muestra en su sitio con tu clave. Se calcula con tus ingresos y tus cargas.'],
  ['¿Puedo tener un seguro además?', 'Sí. Un complementario paga parte de lo que Fonasa no cubre.'],
];

/** Care in the public network, without copayment. */
export const publicCareTexts: LineTexts = {
  general: 'Es la atención en consultorios y hospitales públicos. No pagas copago desde septiembre de 2022.',
  covers: [
    ['Red pública', 'Consultas, exámenes, urgencia, hospital y cirugías en la red pública.'],
    ['Garantías GES', 'Las enfermedades garantizadas, con plazos máximos de atención.'],
  ],
  excludes,
  consider: [...consider, ['Espera', 'Las consultas de especialidad y las cirugías pueden tener lista de espera.']],
  requires: [['Inscripción', 'Debes inscribirte en un centro de atención primaria cerca de donde vives.']],
  questions,
};

/** Care bought with a bono at private centres; the dearer the level, the bigger the part of the patient. */
export const freeChoiceTexts: LineTexts = {
  general: 'Con un bono te atiendes en centros y profesionales privados con convenio. Su nivel fija cuánto pagas tú.',
  covers: [
    ['Consultas con bono', 'Fonasa paga el mismo monto en los tres niveles. Tú pagas el resto.'],
    ['Bono PAD', 'Paquetes de precio fijo para algunas cirugías y el parto.'],
  ],
  excludes,
  consider,
  requires: [['Tramo', 'Sólo los tramos B, C y D. Debes comprar el bono antes de atenderte.']],
  questions,
};
