import { translationOf } from '../../texts/translations.ts';
import { compareProductsTexts } from './compare-products-texts.ts';

export const translations = [
  translationOf(compareProductsTexts, {
    title: 'Comparar planos e seguros',
    lead: 'Escolha dois ou três em uma lista ou nos seus detalhes e veja-os lado a lado, com o preço e o que cobrem.',
    chosen: 'O que você já escolheu',
    goOn_one: 'Comparar {{count}} de {{comparator}}',
    goOn_other: 'Comparar {{count}} de {{comparator}}',
    where: 'O que você quer comparar?',
  }),
];
