import { translationOf } from '../texts/translations.ts';
import { barTexts } from './bar-texts.ts';

export const translations = [
  translationOf(barTexts, {
    bar: 'Comparação',
    emptySlot: 'Adicione a partir do produto',
    remove: 'Retirar {{product}} da comparação',
    removeThis: 'Retirar',
    chosen: 'Ver ou retirar {{product}}',
    chooseTwo: 'Escolha no mínimo 2 seguros para compará-los',
    compare: 'Comparar seguros',
    toggle: 'Comparar',
    toggleOf: 'Comparar {{product}}',
    full: 'Você já escolheu três: retire um',
  }),
];
