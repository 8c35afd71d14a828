import { translationOf } from '../texts/translations.ts';
import { reasonTexts } from './texts.ts';

export const translations = [translationOf(reasonTexts, { whyUs: 'Por que comparar com a {{project}}' })];
