import type { Feature } from '@cotejo/core/catalogue';

/** Main features (type 1, B §9) and others (type 2), in the order of the icons. */
export const features = [
  { name: 'has_inpatient_coverage', displayName: 'Hospitalización', typeId: 1 },
  { name: 'has_outpatient_coverage', displayName: 'Atención ambulatoria', typeId: 1 },
  { name: 'has_dental_coverage', displayName: 'Dental', typeId: 1 },
  { name: 'has_maternity_coverage', displayName: 'Maternidad', typeId: 1 },
  { name: 'has_vision_coverage', displayName: 'Visión', typeId: 1 },
  { name: 'has_oncological_coverage', displayName: 'Oncología', typeId: 1 },
  { name: 'has_evacuation_coverage', displayName: 'Traslado y evacuación', typeId: 1 },
  { name: 'cubre_preexistencias', displayName: 'Cubre preexistencias', typeId: 2 },
  { name: 'telemedicina', displayName: 'Telemedicina', typeId: 2 },
  { name: 'urgencia_dental', displayName: 'Urgencia dental', typeId: 2 },
  { name: 'salud_mental', displayName: 'Salud mental', typeId: 2 },
  { name: 'medicamentos', displayName: 'Medicamentos', typeId: 2 },
  { name: 'ambulancia', displayName: 'Ambulancia', typeId: 2 },
  { name: 'urgencia', displayName: 'Urgencia', typeId: 2 },
  { name: 'sin_carencia', displayName: 'Sin carencia', typeId: 2 },
  { name: 'sin_deducible', displayName: 'Sin deducible', typeId: 2 },
  { name: 'reembolso_en_linea', displayName: 'Reembolso en línea', typeId: 2 },
  { name: 'muerte_accidental', displayName: 'Muerte accidental', typeId: 2 },
] as const satisfies readonly Omit<Feature, 'id'>[];

export type FeatureName = (typeof features)[number]['name'];
