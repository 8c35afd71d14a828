import { translationOf } from '../texts/translations.ts';
import { pageNamesTexts } from './page-names-texts.ts';

export const translations = [
  translationOf(pageNamesTexts, {
    home: 'Início',
    insuranceList: 'Todos os seguros',
    bestPlan: 'Seu melhor plano',
    productSitemap: 'Todos os produtos',
    blog: 'Blog',
    isapres: 'Isapres',
    insurers: 'Seguradoras',
    clinics: 'Clínicas e hospitais',
    epsList: 'EPS',
    prepaidList: 'Medicina pré-paga',
    accidents: 'Seguros de acidentes pessoais',
    healthInsurances: 'Seguros de saúde',
    guards: 'Seguro de vida para vigilantes',
    contact: 'Contato',
    clientPortal: 'Portal do cliente',
    quote: 'Cotar',
    about: 'Quem somos',
    partners: 'Parceiros e alianças',
    privacy: 'Privacidade',
    howWeOrder: 'Como ordenamos',
    help: 'Ajuda',
    terms: 'Termos e condições',
    lifeInsurances: 'Seguros de vida',
    travelInsurances: 'Seguros de viagem',
    metlife: 'Resgate de um seguro de vida com poupança',
    internships: 'Estágios',
    companies: 'Saúde para a sua empresa',
  }),
];
