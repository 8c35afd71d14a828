/** Short names that clinics had in addresses, and the last segment of their pages (spec A 2.2, decision 37). */
export const clinicShortNames = [
  { short: 'Alemana-de-Santiago', full: 'Clinica-Alemana-de-Santiago' },
  { short: 'RedSalud-Providencia', full: 'Clinica-Red-Salud-Providencia' },
  { short: 'RedSalud-Magallanes', full: 'Clinica-Red-Salud-Magallanes' },
  { short: 'RedSalud-Elqui', full: 'Clinica-Red-Salud-Elqui' },
  { short: 'Indisa', full: 'Clinica-Indisa' },
  { short: 'Santa-Maria', full: 'Clinica-Santa-Maria' },
  { short: 'Red-de-Salud-UC-Christus', full: 'Centro-Medico-Red-de-Salud-UC-Christus' },
  { short: 'Davila', full: 'Clinica-Davila' },
  { short: 'MEDS', full: 'Clinica-MEDS' },
  { short: 'Clinica-Universitaria-De-Concepcion', full: 'Clinica-Andes-Salud-Concepcion' },
  { short: 'Las-Condes', full: 'Clinica-Las-Condes' },
  { short: 'San-Carlos-de-Apoquindo', full: 'Clinica-San-Carlos-de-Apoquindo' },
  { short: 'Universidad-de-los-Andes', full: 'Clinica-Universidad-de-Los-Andes' },
] as const;
