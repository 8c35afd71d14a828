import { translationOf } from '../../texts/translations.ts';
import { landingTexts } from './texts.ts';

export const translations = [
  translationOf(landingTexts, {
    terms: 'Termos e condições',
    lifeInsurances: 'Seguros de vida',
    travelInsurances: 'Seguros de viagem',
    metlife: 'Resgate de um seguro de vida com poupança',
    internships: 'Estágios',
    companies: 'Saúde para sua empresa',
    compare: 'Compare com o seu preço',
    otherTopics: 'Outros temas',
  }),
];
