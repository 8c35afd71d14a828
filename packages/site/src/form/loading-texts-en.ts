import { translationOf } from '../texts/translations.ts';
import { formLoadingTexts } from './loading-texts.ts';

export const translations = [translationOf(formLoadingTexts, { loading: 'Loading form ...' })];
