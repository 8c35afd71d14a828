import { translationOf } from '../../texts/translations.ts';
import { lineTexts } from './texts.ts';

export const translations = [
  translationOf(lineTexts, {
    facts: 'Comparamos {{products}} de {{compared}} das {{known}} empresas que conhecemos.',
    compareAll: 'Comparar {{products}}',
    byType: 'Por tipo',
    best: 'Os de melhor pontuação',
    why: 'Por que compará-los aqui',
    questions: 'Perguntas frequentes',
    more: 'Também pode ser útil para você',
    newTab: 'abre em outra aba',
    'best.title': 'Seu melhor plano',
    'best.lead': 'Os três com melhor pontuação, e por quê.',
    'best.whyFirst': 'Por que {{product}} vem primeiro',
    'best.score': '{{score}} de 100 pontos',
    'best.method': 'A pontuação não considera comissões nem promoções.',
    'best.howWeOrder': 'Como ordenamos',
    'best.list': 'Ver os {{products}}',
  }),
];
