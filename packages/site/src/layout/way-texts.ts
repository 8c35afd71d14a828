import { defineTexts } from '../texts/texts.ts';

export const wayTexts = defineTexts('camino', { youAreIn: 'Estás en' });
