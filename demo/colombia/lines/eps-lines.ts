import { benefitsIn, type CountryLine, countryLine, priceByTable } from '../../country-line.ts';
import { contributionPrice, contributionRates } from '../contribution.ts';
import { familyPrice, colombiaFamilyTariff } from '../tariffs.ts';

const benefit = benefitsIn('COP');

export const contributive: CountryLine = countryLine('COP', {
  key: 'eps',
  upperType: 'EPS',
  upperTypeDisplayName: 'EPS',
  type: {
    typeName: 'EPS_CONTRIBUTIVO',
    typeDisplayName: 'EPS',
    typeDescription: 'El plan de beneficios que la ley da a quien aporta. Sirve de referencia: no se vende aquí.',
  },
  word: 'EPS',
  levels: ['Empleado', 'Independiente'],
  prices: contributionRates,
  price: contributionPrice,
  summary: { hospital: [100, 100], ambulatory: [100, 100] },
  benefits: [
    benefit(['hospitalaria', 'Hospital y cirugía', 'hospital'], { percentage: [100, 100] }),
    benefit(['ambulatoria', 'Consulta médica', 'consulta'], { percentage: [100, 100] }),
    benefit(['urgencia', 'Urgencia', 'urgencia'], { percentage: [100, 100] }),
    benefit(['maternidad', 'Parto', 'parto'], { percentage: [100, 100] }),
    benefit(['medicamentos', 'Medicamentos del plan', 'medicamentos-ambulatorios'], { percentage: [100, 100] }),
  ],
  features: [
    [
      'has_inpatient_coverage',
      'has_outpatient_coverage',
      'has_maternity_coverage',
      'urgencia',
      'medicamentos',
      'cubre_preexistencias',
    ],
  ],
  isSold: false,
  sellers: ['EPS001', 'EPS002', 'EPS005', 'EPS008', 'EPS010', 'EPS017', 'EPS037', 'EPS042', 'EPS048'],
  texts: {
    general: 'Te da el plan de beneficios en salud a cambio de una parte de tu ingreso.',
    covers: [
      ['Todo el plan de beneficios', 'Desde la consulta general hasta los tratamientos más complejos.'],
      ['Tu familia', 'Cónyuge e hijos menores de 25 años, sin pagar más.'],
      ['Enfermedades anteriores', 'Nadie puede rechazarte por lo que ya tienes.'],
    ],
    excludes: [
      ['Estética', 'Las cirugías y los tratamientos con fines de belleza.'],
      ['Elegir especialista', 'El especialista y la clínica son los de la red de la EPS.'],
      ['Fuera del país', 'La atención en el extranjero.'],
    ],
    consider: [['Cuota moderadora', 'Por cada consulta pagas una cuota, según tu ingreso. Aquí no está sumada.']],
    requires: [['Ingreso', 'Ser empleado, pensionado o independiente con capacidad de pago.']],
    questions: [
      ['¿Cuánto paga mi empleador?', 'El 8,5 % de tu sueldo. Tú pagas el 4 %.'],
      ['¿Y si soy independiente?', 'Pagas el 12,5 % de tu ingreso base.'],
      ['¿Puedo cambiar de EPS?', 'Sí, después de un año en la misma.'],
    ],
  },
});

export const complementaryPlan: CountryLine = countryLine('COP', {
  key: 'complementario',
  upperType: 'PLAN COMPLEMENTARIO',
  upperTypeDisplayName: 'Plan complementario',
  type: {
    typeName: 'PLAN_COMPLEMENTARIO',
    typeDisplayName: 'Complementario de EPS',
    typeDescription: 'Mejora tu EPS: más clínicas, especialistas directos y habitación individual.',
  },
  word: 'Plan Complementario',
  levels: ['Cercano', 'Preferente'],
  prices: [118_000, 186_000],
  price: priceByTable({ ...colombiaFamilyTariff, entry: [18, 64], staysUntil: 84, steepness: 0.8 }, familyPrice),
  summary: { hospital: [100, 100], ambulatory: [100, 100] },
  benefits: [
    benefit(['hospitalaria', 'Habitación individual', 'hospital'], { percentage: [100, 100] }),
    benefit(['ambulatoria', 'Especialista sin remisión', 'consulta'], { copay: [32_000, 24_000] }),
    benefit(['ambulatoria', 'Exámenes', 'examenes'], { percentage: [90, 100] }),
    benefit(['urgencia', 'Urgencia en clínicas de la red', 'urgencia'], { copay: [48_000, 38_000] }),
    benefit(['maternidad', 'Parto en la clínica que elijas', 'parto'], { percentage: [null, 100] }),
    benefit(['dental', 'Urgencia dental', 'urgencia-dental'], { percentage: [null, 100] }),
  ],
  features: [
    ['has_inpatient_coverage', 'has_outpatient_coverage', 'urgencia'],
    ['has_maternity_coverage', 'urgencia_dental'],
  ],
  centres: 'closed',
  modality: 'Cerrado',
  sellers: ['EPS001', 'EPS002', 'EPS005', 'EPS008', 'EPS010', 'EPS017'],
  texts: {
    general: 'Suma comodidad a tu EPS: mejores clínicas y especialistas sin pasar por el médico general.',
    covers: [
      ['Especialistas directos', 'Pides la cita tú, sin remisión.'],
      ['Habitación individual', 'En las clínicas de la red del plan.'],
      ['Parto', 'En la clínica de la red que elijas.', 1],
    ],
    excludes: [
      ['Otra EPS', 'Sólo sirve si estás afiliado a la EPS que lo vende.'],
      ['Estética', 'Las cirugías y los tratamientos con fines de belleza.'],
      ['Fuera de la red', 'Las clínicas que el plan no nombra.'],
    ],
    consider: [
      ['Esperas', 'Las cirugías programadas se cubren desde el cuarto mes. El parto, desde el mes diez.'],
      ['Hasta qué edad', 'Entras hasta los 64 años. Si ya estás, sigues hasta los 84.'],
    ],
    requires: [['EPS', 'Estar afiliado a la EPS que lo vende, con los aportes al día.']],
    questions: [
      ['¿Reemplaza a mi EPS?', 'No. La completa: sigues aportando lo mismo.'],
      ['¿Los beneficiarios entran solos?', 'No. Cada persona paga su cuota.'],
      ['¿Qué pasa si cambio de EPS?', 'El plan termina. Puedes pedir el de la nueva.'],
    ],
  },
});
