import { translationOf } from '../../texts/translations.ts';
import { homeTexts } from './texts.ts';

export const translations = [
  translationOf(homeTexts, {
    title: 'Compare isapres e seguros de saúde pelo preço real',
    description:
      'Compare isapres e seguros com o preço para a sua família e o que cada um cobre na sua clínica. Sem deixar seu telefone.',
    'description.noClinics':
      'Compare isapres e seguros com o preço para a sua família e o que cada um cobre. Sem deixar seu telefone.',
    'title.insurance': 'Compare seguros e planos de saúde pelo preço real',
    'description.insurance':
      'Compare seguros e planos de saúde com o preço para a sua família e o que cada um cobre. Sem deixar seu telefone.',
    heading: 'Escolha seu plano de saúde vendo o que você pagaria de verdade',
    products: 'planos e seguros',
    isapres: 'isapres abertas',
    someOf: '{{compared}} de {{known}}',
    ufOfDay: 'UF de {{day}}',
  }),
];
