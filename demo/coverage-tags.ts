/**
 * Groups of benefits with their headings. The name is also the name of the group's icon; the list is in the
 * order a reader wants, the heaviest costs first.
 */
export const coverageTags = {
  hospitalaria: 'Hospitalización',
  maternidad: 'Maternidad',
  ambulatoria: 'Atención ambulatoria',
  urgencia: 'Urgencia',
  oncologia: 'Oncología',
  cardiologia: 'Cardiología',
  'salud-mental': 'Salud mental',
  dental: 'Dental',
  vision: 'Visión',
  medicamentos: 'Medicamentos',
  traslados: 'Traslados',
  telemedicina: 'Telemedicina',
  capital: 'Capital asegurado',
  escolar: 'Estudios',
  mascotas: 'Veterinaria',
} as const;
export type CoverageTag = keyof typeof coverageTags;
