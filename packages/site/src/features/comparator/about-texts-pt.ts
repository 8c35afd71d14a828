import { translationOf } from '../../texts/translations.ts';
import { aboutTexts } from './about-texts.ts';

export const translations = [translationOf(aboutTexts, { benefits: 'Por que comparar aqui', questions: 'Perguntas frequentes' })];
