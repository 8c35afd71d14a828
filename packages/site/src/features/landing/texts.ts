import { defineTexts } from '../../texts/texts.ts';

export const landingTexts = defineTexts('entrada', {
  terms: 'Términos y condiciones',
  lifeInsurances: 'Seguros de vida',
  travelInsurances: 'Seguros de viaje',
  metlife: 'Rescate de un seguro de vida con ahorro',
  internships: 'Prácticas y pasantías',
  companies: 'Salud para tu empresa',
  compare: 'Compara con tu precio',
  otherTopics: 'Otros temas',
});
