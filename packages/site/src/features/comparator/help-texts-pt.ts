import { translationOf } from '../../texts/translations.ts';
import { helpTexts } from './help-texts.ts';

export const translations = [translationOf(helpTexts, { help: 'Precisa de ajuda?', call: 'Ligue para {{phone}}' })];
