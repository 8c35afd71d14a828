export const careServices = [
  'consulta',
  'examenes',
  'imagenes',
  'urgencia',
  'salud-mental',
  'medicamentos',
  'limpieza-dental',
  'tapadura',
  'dia-cama',
  'pabellon',
  'honorarios',
  'insumos',
  'parto',
] as const;
/** A service of the reference basket. */
export type CareService = (typeof careServices)[number];

export const careKinds = ['hospitalaria', 'ambulatoria', 'urgencia', 'farmacia', 'dental'] as const;
export type CareKind = (typeof careKinds)[number];

interface CareServiceFacts {
  readonly label: string;
  readonly kind: CareKind;
  /** Codes of the benefits that pay for it, the most particular first. */
  readonly benefitCodes: readonly string[];
  /** Code of the general benefit of its kind that pays for it under a health system, where the particular ones are not listed. */
  readonly systemBenefitCode: string | null;
}

/** What each service is called and which benefits of a product pay for it. */
export const careServiceFacts = {
  consulta: {
    label: 'Consulta médica',
    kind: 'ambulatoria',
    benefitCodes: ['consulta', 'ambulatoria'],
    systemBenefitCode: 'ambulatoria',
  },
  examenes: {
    label: 'Exámenes de laboratorio',
    kind: 'ambulatoria',
    benefitCodes: ['examenes', 'examenes-simples', 'ambulatoria'],
    systemBenefitCode: 'ambulatoria',
  },
  imagenes: {
    label: 'Imágenes',
    kind: 'ambulatoria',
    benefitCodes: ['imagenes', 'examenes', 'ambulatoria'],
    systemBenefitCode: 'ambulatoria',
  },
  urgencia: {
    label: 'Consulta de urgencia',
    kind: 'urgencia',
    benefitCodes: ['consulta-urgencia', 'urgencia'],
    systemBenefitCode: 'urgencia',
  },
  'salud-mental': {
    label: 'Consulta de salud mental',
    kind: 'ambulatoria',
    benefitCodes: ['salud-mental'],
    systemBenefitCode: 'ambulatoria',
  },
  medicamentos: {
    label: 'Medicamentos del mes',
    kind: 'farmacia',
    benefitCodes: ['medicamentos-ambulatorios'],
    systemBenefitCode: null,
  },
  'limpieza-dental': {
    label: 'Limpieza dental',
    kind: 'dental',
    benefitCodes: ['dental-preventivo', 'dental'],
    systemBenefitCode: null,
  },
  tapadura: {
    label: 'Tapadura',
    kind: 'dental',
    benefitCodes: ['obturaciones', 'dental'],
    systemBenefitCode: null,
  },
  'dia-cama': {
    label: 'Día cama',
    kind: 'hospitalaria',
    benefitCodes: ['dia-cama', 'hospital'],
    systemBenefitCode: 'hospital',
  },
  pabellon: {
    label: 'Pabellón',
    kind: 'hospitalaria',
    benefitCodes: ['pabellon', 'hospital'],
    systemBenefitCode: 'hospital',
  },
  honorarios: {
    label: 'Honorarios del equipo médico',
    kind: 'hospitalaria',
    benefitCodes: ['honorarios-hospital', 'pabellon', 'hospital'],
    systemBenefitCode: 'hospital',
  },
  insumos: {
    label: 'Medicamentos e insumos en hospital',
    kind: 'hospitalaria',
    benefitCodes: ['medicamentos-hospital', 'hospital'],
    systemBenefitCode: 'hospital',
  },
  parto: {
    label: 'Parto normal, con equipo médico y tres días de hospital',
    kind: 'hospitalaria',
    benefitCodes: ['parto'],
    systemBenefitCode: 'hospital',
  },
} as const satisfies Record<CareService, CareServiceFacts>;
