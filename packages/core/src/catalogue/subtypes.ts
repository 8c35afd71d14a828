/** What a product is for, more narrowly than its type; a product may be for several (A3-83 to A3-93). */
export const subtypes = [
  'general',
  'oncologico',
  'cardiologico',
  'general-adicionales',
  'urgencia',
  'accidentes',
  'maternidad',
  'ambulancia',
  'telemedicina',
  'hospitalizacion',
  'ahorro',
] as const;
export type Subtype = (typeof subtypes)[number];

export function isSubtype(code: unknown): code is Subtype {
  return subtypes.some((known) => known === code);
}

/** Name of the sign that stands beside each. */
export const subtypeIcons = {
  general: 'shield',
  oncologico: 'ribbon',
  cardiologico: 'heart',
  'general-adicionales': 'shield-plus',
  urgencia: 'siren',
  accidentes: 'bandage',
  maternidad: 'baby',
  ambulancia: 'ambulance',
  telemedicina: 'video',
  hospitalizacion: 'bed',
  ahorro: 'coin',
} as const satisfies Record<Subtype, string>;
export type SubtypeIcon = (typeof subtypeIcons)[Subtype];

type SubtypePart = 'name' | 'what' | 'tooltip' | 'exclusions';

/** The names are exact; what each is, its tooltip and what it does not cover are ours (A3-94). */
export const subtypeTexts = {
  'general.name': 'General',
  'general.what': 'Cubre la atención de salud en general: hospital, consultas y exámenes, según las coberturas del producto.',
  'general.tooltip': 'No se limita a un diagnóstico ni a un tipo de atención.',
  'general.exclusions': 'No cubre lo que su póliza excluye, ni atenciones estéticas o que ningún médico indicó.',
  'oncologico.name': 'Oncológico',
  'oncologico.what': 'Paga el diagnóstico y el tratamiento del cáncer: cirugía, quimioterapia, radioterapia y controles.',
  'oncologico.tooltip': 'Se usa sólo cuando hay un diagnóstico de cáncer.',
  'oncologico.exclusions': 'No cubre otras enfermedades, ni un cáncer diagnosticado antes de contratar o durante la carencia.',
  'cardiologico.name': 'Cardiológico',
  'cardiologico.what': 'Paga la atención del corazón: infarto, cirugías, procedimientos y rehabilitación.',
  'cardiologico.tooltip': 'Se usa sólo para enfermedades del corazón.',
  'cardiologico.exclusions': 'No cubre otras enfermedades, ni las del corazón que ya tenías al contratar.',
  'general-adicionales.name': 'Gral.+Adicionales',
  'general-adicionales.what': 'Suma a la cobertura general otras que se venden aparte, como maternidad, dental o farmacia.',
  'general-adicionales.tooltip': 'Cobertura general y coberturas adicionales en un solo contrato.',
  'general-adicionales.exclusions':
    'No cubre los adicionales que no están en su lista. Cada uno tiene sus propios topes y carencias.',
  'urgencia.name': 'Urgencia',
  'urgencia.what': 'Paga la atención en un servicio de urgencia, con los exámenes y procedimientos de esa visita.',
  'urgencia.tooltip': 'Se usa cuando vas a un servicio de urgencia.',
  'urgencia.exclusions': 'No cubre consultas programadas ni controles, salvo que el producto lo diga.',
  'accidentes.name': 'Accidentes',
  'accidentes.what': 'Paga los gastos médicos que causa un accidente, y en algunos casos un capital.',
  'accidentes.tooltip': 'Se usa sólo cuando la causa es un accidente.',
  'accidentes.exclusions': 'No cubre enfermedades, ni accidentes por alcohol o en deportes de riesgo que no declaraste.',
  'maternidad.name': 'Maternidad',
  'maternidad.what': 'Paga el parto, o un monto fijo por él, y los controles que el producto incluya.',
  'maternidad.tooltip': 'Se usa por embarazo y parto, después de la carencia.',
  'maternidad.exclusions': 'No cubre un embarazo que comenzó antes de contratar, ni tratamientos de fertilidad.',
  'ambulancia.name': 'Ambulancia',
  'ambulancia.what': 'Envía una ambulancia con personal de salud cuando hay una emergencia.',
  'ambulancia.tooltip': 'Atención en el lugar y traslado, dentro de la zona del servicio.',
  'ambulancia.exclusions': 'No cubre traslados programados, lugares fuera de su zona ni la cuenta del hospital.',
  'telemedicina.name': 'Telemedicina',
  'telemedicina.what': 'Te conecta con un médico por video o teléfono, que puede darte recetas y órdenes de exámenes.',
  'telemedicina.tooltip': 'Consulta médica a distancia, sin ir a un centro.',
  'telemedicina.exclusions': 'No cubre emergencias, atención presencial ni los exámenes y remedios que te indiquen.',
  'hospitalizacion.name': 'Hospitalización',
  'hospitalizacion.what': 'Paga cuando pasas noches en un hospital: la cuenta, o un monto fijo por día.',
  'hospitalizacion.tooltip': 'Se usa cuando te hospitalizan.',
  'hospitalizacion.exclusions': 'No cubre consultas ni exámenes sin hospitalización, ni noches sólo para reposo o estudios.',
  'ahorro.name': 'Ahorro',
  'ahorro.what': 'Une un seguro de vida con una cuenta en la que se ahorra o invierte parte de lo que pagas.',
  'ahorro.tooltip': 'Parte de lo que pagas se junta en un fondo que es tuyo.',
  'ahorro.exclusions': 'No asegura una rentabilidad, y retirar antes de tiempo puede tener costos.',
} as const satisfies Record<`${Subtype}.${SubtypePart}`, string>;
