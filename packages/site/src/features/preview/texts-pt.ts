import { translationOf } from '../../texts/translations.ts';
import { previewTexts } from './texts.ts';

export const translations = [
  translationOf(previewTexts, {
    title: 'Pré-visualização',
    open: 'Abra o link de pré-visualização que você recebeu.',
    refused: 'Este link venceu ou não é válido.',
    refusedNext: 'Peça um novo a quem o enviou: eles valem por sete dias.',
    failed: 'Não conseguimos carregar a pré-visualização. Tente de novo em instantes.',
    unpublished: 'Isto ainda não foi publicado.',
    published: 'Isto já foi publicado.',
    until: 'O link vale até {{day}}.',
  }),
];
