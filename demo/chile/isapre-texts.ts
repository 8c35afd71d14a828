import type { Modality, Product } from '@cotejo/core/catalogue';
import type { TextContent } from '@cotejo/core/catalogue-content';
import { plainDate } from '@cotejo/core/dates';
import { sheetDay } from '../demonstration.ts';
import { coversBenefit } from './isapre-coverages.ts';
import { zones } from './isapre-lines.ts';
import type { PlanFacts } from './isapre-plan-facts.ts';
import { description, document, question, thousands } from '../text-content.ts';

type PlanType = Pick<Product, 'typeName' | 'typeDisplayName' | 'typeDescription'>;

/** Types of isapre plans, by how the care centre is chosen. */
export const modalityTypes: Readonly<Record<Modality, PlanType>> = {
  Preferente: {
    typeName: 'PLAN_PREFERENTE',
    typeDisplayName: 'Plan preferente',
    typeDescription:
      'Paga más cuando te atiendes en las clínicas de su red. Fuera de ella puedes elegir cualquier centro, con un porcentaje menor.',
  },
  'Libre Elección': {
    typeName: 'PLAN_LIBRE_ELECCION',
    typeDisplayName: 'Plan de libre elección',
    typeDescription:
      'Paga lo mismo en cualquier centro y con cualquier profesional, hasta el tope de cada prestación. Tú eliges dónde atenderte.',
  },
  Cerrado: {
    typeName: 'PLAN_CERRADO',
    typeDisplayName: 'Plan cerrado',
    typeDescription: 'Cubre sólo las atenciones en los centros de su lista, salvo una urgencia vital. A cambio cuesta menos.',
  },
  Internacional: {
    typeName: 'PLAN_INTERNACIONAL',
    typeDisplayName: 'Plan internacional',
    typeDescription: 'Cubre atenciones en Chile y en el extranjero, según los países de su lista.',
  },
};

function opening({ isapre, line, figures, displayName }: PlanFacts): string {
  const place = `Se vende en ${zones[line.zone].label}.`;
  const figuresInWords = `Paga hasta el ${figures.hospital} % en hospital y hasta el ${figures.ambulatory} % en consultas y exámenes.`;
  const cap = `Cada persona tiene un tope de UF ${thousands(figures.capUf)} al año.`;
  return `${displayName} es un plan de ${isapre}. ${figuresInWords} ${cap} ${place}`;
}

function howToChoose({ line, figures }: PlanFacts): TextContent {
  const network = figures.clinics.filter((clinic) => !clinic.clinicCode.startsWith('QPCL-')).length;
  const body: Readonly<Record<Modality, string>> = {
    Preferente: `La red tiene ${network} centros. Si te atiendes en otro, el plan paga hasta el ${figures.freeChoice?.hospital ?? 0} % en hospital.`,
    'Libre Elección':
      'Puedes elegir cualquier centro. El plan paga su porcentaje hasta el tope de cada prestación, y la diferencia es tuya.',
    Cerrado: `Sólo cubre los ${network} centros de su lista. Fuera de ella pagas todo, salvo en una urgencia vital.`,
    Internacional: 'Revisa la lista de países y el tope de cada uno antes de viajar.',
  };
  return description('considerar', ['Dónde puedes atenderte', body[line.modality]], 'hospital');
}

const exclusions: readonly TextContent[] = [
  description('no-cubre', ['Cirugía estética', 'La cirugía con fines de belleza. La reparadora sí se cubre.'], 'no'),
  description(
    'no-cubre',
    ['Atenciones fuera de Chile', 'Las atenciones en otro país, salvo que tu contrato diga lo contrario.'],
    'no',
  ),
  description(
    'no-cubre',
    ['Lo que pagan otras leyes', 'Los accidentes del trabajo y los de tránsito que paga su seguro obligatorio.'],
    'no',
  ),
  description(
    'no-cubre',
    ['Enfermería particular y reposo', 'La enfermería particular y la hospitalización sólo para reposo.'],
    'no',
  ),
  description(
    'no-cubre',
    ['Enfermedades que no declaraste', 'Una enfermedad que conocías y que no pusiste en tu declaración de salud.'],
    'no',
  ),
];

function outpatientMedicines({ figures }: PlanFacts): TextContent {
  return coversBenefit(figures, 'medicamentos-ambulatorios')
    ? description(
        'cubre',
        ['Medicamentos con receta', 'Una parte de los medicamentos que compras con receta, hasta un tope al año.'],
        'medicamentos',
      )
    : description(
        'no-cubre',
        ['Medicamentos de farmacia', 'Los medicamentos que compras fuera del hospital, salvo los que cubren el GES y la CAEC.'],
        'no',
      );
}

const questions: readonly TextContent[] = [
  question([
    '¿Cómo se calcula el precio?',
    'El precio base se multiplica por la suma de los factores de tu familia. Luego se agrega el GES de cada persona. Todo está en UF.',
  ]),
  question([
    '¿Qué pasa si mi 7 % no alcanza?',
    'Pagas la diferencia cada mes. Tu empleador descuenta el total de tu sueldo y lo entrega a la isapre.',
  ]),
  question([
    '¿Puedo cambiarme si tengo una enfermedad?',
    'Debes declararla. La isapre puede aceptarte con cobertura limitada por hasta 18 meses, o rechazar tu ingreso.',
  ]),
  question([
    '¿Qué es la CAEC?',
    'Es la cobertura adicional para enfermedades catastróficas. Se activa cuando la pides y te atiendes en su red.',
  ]),
  question([
    '¿Cuánto tiempo debo quedarme?',
    'Un año desde que empieza el contrato. Después puedes irte en cualquier mes, con aviso previo.',
  ]),
];

const requirements: readonly TextContent[] = [
  description('requisitos', ['Declaración de salud', 'Debes contestarla por ti y por cada carga antes de firmar.'], 'documento'),
  description(
    'requisitos',
    ['Renta que cotiza', 'Necesitas una renta imponible. Si trabajas por tu cuenta, cotizas por la que declares.'],
    'documento',
  ),
];

/** Texts of one plan: what it is, covers, leaves out, asks and what to think of, five questions and two documents. */
export function planTexts(facts: PlanFacts): readonly TextContent[] {
  const { figures } = facts;
  const where = facts.line.modality === 'Libre Elección' ? ' en el centro que elijas' : ' en los centros de la red';
  const sheetDate = facts.source.date ?? sheetDay;
  return [
    description('general', [facts.displayName, opening(facts)]),
    description(
      'cubre',
      ['Hospital y cirugía', `Hasta el ${figures.hospital} % del día cama, el pabellón y los honorarios médicos${where}.`],
      'hospitalaria',
    ),
    description(
      'cubre',
      ['Parto y controles', `Hasta el ${figures.hospital} % del parto o la cesárea, y los controles del embarazo.`],
      'maternidad',
    ),
    description(
      'cubre',
      ['Consultas y exámenes', `Hasta el ${figures.ambulatory} % de consultas, laboratorio e imágenes.`],
      'ambulatoria',
    ),
    description(
      'cubre',
      ['GES y CAEC', 'Los problemas de salud garantizados por ley y la cobertura para enfermedades catastróficas.'],
      'escudo',
    ),
    outpatientMedicines(facts),
    ...exclusions,
    howToChoose(facts),
    description(
      'considerar',
      ['El tope anual', `Pasadas UF ${thousands(figures.capUf)} en un año, el plan paga lo mínimo que pide la ley.`],
      'tope',
    ),
    ...requirements,
    ...questions,
    document('Ficha del plan (demostración)', 'Resumen de coberturas y red de clínicas del plan.', sheetDate),
    document(
      'Condiciones generales (demostración)',
      'Texto del contrato de salud que es igual en todos los planes.',
      plainDate('2026-07-01'),
    ),
  ];
}
