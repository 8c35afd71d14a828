import { translationOf } from '../../texts/translations.ts';
import { detailTexts } from './detail-texts.ts';

export const translations = [
  translationOf(detailTexts, {
    detail: 'Detalhes',
    loading: 'Carregando os detalhes...',
    wholePage: 'Ver a página completa',
    retry: 'Tentar de novo',
    failed: 'Não conseguimos mostrar os detalhes aqui',
  }),
];
