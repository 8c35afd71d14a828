import { defineTexts } from '../texts/texts.ts';

/** What another system must cover first (A5-22 to A5-28). */
export const priorCoverTexts = defineTexts('cobertura-previa', {
  name: 'Requisito de cobertura previa',
  word: 'el requisito de cobertura previa',
  'meaning.none': 'No exige que otro sistema cubra antes.',
  'meaning.previous': 'Tu isapre o Fonasa debe reembolsar al menos $1. Si no reembolsa nada, el seguro no cubre.',
  'meaning.equal':
    'Tu isapre o Fonasa debe cubrir al menos {{fonasa}} % para tener la cobertura normal. Si cubre menos, el seguro supone que cubrió {{fonasa}} %. Si no cubre nada, el seguro no cubre.',
  'meaning.different':
    'Fonasa debe cubrir al menos {{fonasa}} % y una isapre al menos {{isapre}} % para tener la cobertura normal. Si tu sistema cubre menos, el seguro supone ese porcentaje. Si no cubre nada, el seguro no cubre.',
  'meaning.fonasa': 'Fonasa debe cubrir al menos {{fonasa}} % para tener la cobertura normal; a una isapre no le exige nada.',
  'meaning.isapre': 'Una isapre debe cubrir al menos {{isapre}} % para tener la cobertura normal; a Fonasa no le exige nada.',
});
