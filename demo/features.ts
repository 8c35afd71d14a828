import type { Feature } from '@cotejo/core/catalogue';

/** Main features (type 1, B §9) and others (type 2), in the order of the icons. */
export const features = [
  {
    name: 'has_inpatient_coverage',
    displayName: 'Hospitalización',
    typeId: 1,
    description: 'Paga una parte de lo que cuesta estar en una clínica u hospital: cama, pabellón y médicos.',
  },
  {
    name: 'has_outpatient_coverage',
    displayName: 'Atención ambulatoria',
    typeId: 1,
    description: 'Paga una parte de consultas, exámenes y procedimientos sin hospitalizarte.',
  },
  {
    name: 'has_dental_coverage',
    displayName: 'Dental',
    typeId: 1,
    description: 'Paga una parte de tratamientos con el dentista.',
  },
  {
    name: 'has_maternity_coverage',
    displayName: 'Maternidad',
    typeId: 1,
    description: 'Paga una parte de los controles del embarazo, el parto o la cesárea.',
  },
  {
    name: 'has_vision_coverage',
    displayName: 'Visión',
    typeId: 1,
    description: 'Paga una parte de lentes o de atenciones de la vista.',
  },
  {
    name: 'has_oncological_coverage',
    displayName: 'Oncología',
    typeId: 1,
    description: 'Paga una parte del tratamiento de un cáncer.',
  },
  {
    name: 'has_evacuation_coverage',
    displayName: 'Traslado y evacuación',
    typeId: 1,
    description: 'Paga tu traslado al lugar donde pueden atenderte.',
  },
  {
    name: 'cubre_preexistencias',
    displayName: 'Cubre preexistencias',
    typeId: 2,
    description: 'Cubre también enfermedades que tenías antes de contratar.',
  },
  { name: 'telemedicina', displayName: 'Telemedicina', typeId: 2, description: 'Incluye consultas por video o teléfono.' },
  {
    name: 'urgencia_dental',
    displayName: 'Urgencia dental',
    typeId: 2,
    description: 'Paga una parte de una urgencia con el dentista, como un golpe o un dolor fuerte.',
  },
  {
    name: 'salud_mental',
    displayName: 'Salud mental',
    typeId: 2,
    description: 'Paga una parte de atenciones de psicología o psiquiatría.',
  },
  { name: 'medicamentos', displayName: 'Medicamentos', typeId: 2, description: 'Paga una parte de medicamentos con receta.' },
  { name: 'ambulancia', displayName: 'Ambulancia', typeId: 2, description: 'Incluye o paga traslados en ambulancia.' },
  { name: 'urgencia', displayName: 'Urgencia', typeId: 2, description: 'Paga una parte de la atención de urgencia.' },
  {
    name: 'sin_carencia',
    displayName: 'Sin carencia',
    typeId: 2,
    description: 'Puedes usarlo desde el primer día, sin meses de espera.',
  },
  {
    name: 'sin_deducible',
    displayName: 'Sin deducible',
    typeId: 2,
    description: 'Paga desde el primer gasto, sin un monto que debas poner antes.',
  },
  {
    name: 'reembolso_en_linea',
    displayName: 'Reembolso en línea',
    typeId: 2,
    description: 'Puedes pedir el reembolso por internet.',
  },
  {
    name: 'muerte_accidental',
    displayName: 'Muerte accidental',
    typeId: 2,
    description: 'Paga un capital a quienes designes si mueres en un accidente.',
  },
] as const satisfies readonly Omit<Feature, 'id'>[];

export type FeatureName = (typeof features)[number]['name'];
