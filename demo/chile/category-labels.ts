/**
 * Category labels of types of products (A3-63 to A3-81), exact, each with its description; the wording is ours (A3-82).
 * 'Producto-nuevo', 'Exclusivo' and 'Popular' are of any type: cards explain them.
 */
export const categoryLabels = {
  Catastrófico: 'Paga los gastos muy altos de una enfermedad o un accidente, después de un deducible.',
  Complementario: 'Devuelve una parte de lo que tu isapre o Fonasa no paga en consultas, exámenes y hospital.',
  'Escolar/Universitario': 'Cubre accidentes del estudiante y sigue pagando sus estudios si falta quien los paga.',
  'Convenio Escolar/Universitario':
    'Seguro del estudiante con precio de convenio entre el colegio o la universidad y la aseguradora.',
  'Complementario + Catastrófico': 'Une dos coberturas: lo que no paga tu sistema de salud y los gastos muy altos.',
  Dental: 'Paga una parte de los tratamientos del dentista, desde la limpieza hasta las prótesis.',
  Indemnización: 'Te entrega un monto fijo por cada día o evento, sin pedir boletas de la clínica.',
  Internacional: 'Cubre tu atención dentro y fuera de Chile, según los países del plan.',
  'Servicio/Asistencia': 'No devuelve gastos: te da el servicio cuando lo necesitas, como ambulancia o médico por video.',
  Vida: 'Entrega un capital a las personas que elijas si falleces.',
  Integral: 'Reúne hospital, consultas, dentista y farmacia en un solo contrato.',
  Oncológico: 'Paga el diagnóstico y el tratamiento del cáncer, en centros de su red o con libre elección.',
  'Accidente y Urgencia': 'Paga la atención de urgencia y los gastos médicos que causa un accidente.',
  Cardiológico: 'Paga la atención y las cirugías del corazón, desde el infarto hasta la rehabilitación.',
  Primario: 'Cubre lo de cada día: consultas, exámenes simples y medicina general.',
  Farmacia: 'Devuelve una parte de los medicamentos que compras con receta.',
} as const;
export type CategoryLabel = keyof typeof categoryLabels;
