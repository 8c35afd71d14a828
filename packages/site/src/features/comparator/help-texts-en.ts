import { translationOf } from '../../texts/translations.ts';
import { helpTexts } from './help-texts.ts';

export const translations = [translationOf(helpTexts, { help: 'Need help?', call: 'Call us at {{phone}}' })];
