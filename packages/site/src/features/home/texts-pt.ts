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
    howWeCompare: 'Como comparamos',
    'price.heading': 'Preço real',
    'price.claim': 'O mesmo até o fim',
    'price.text':
      'Calculado com a sua família, a UF do dia e as regras vigentes. O que você vê na lista é o que diz a solicitação.',
    'price.text.insurance': 'Calculado com a sua família e as regras vigentes. O que você vê na lista é o que diz a solicitação.',
    'order.heading': 'Ordem honesta',
    'order.claim': 'Ninguém paga para aparecer primeiro',
    'order.text': 'Ordenamos por pontuação e mostramos do que ela é feita. Você também pode ordenar por preço.',
    'choice.heading': 'Você decide',
    'choice.claim': 'Contato só se você pedir',
    'choice.text': 'Você escolhe por onde escrevem ou ligam. Quem responde é uma pessoa, com nome e número.',
  }),
];
