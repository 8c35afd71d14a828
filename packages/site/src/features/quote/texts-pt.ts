import { translationOf } from '../../texts/translations.ts';
import { quoteTexts } from './texts.ts';

export const translations = [
  translationOf(quoteTexts, {
    title: 'Escolha o que você quer cotar',
    lead: 'Diga para quem é e compare. O preço aparece sem que você deixe seu nome nem telefone.',
  }),
];
