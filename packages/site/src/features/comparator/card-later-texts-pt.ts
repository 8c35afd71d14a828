import { translationOf } from '../../texts/translations.ts';
import { cardLaterTexts } from './card-later-texts.ts';

export const translations = [
  translationOf(cardLaterTexts, {
    coverages: 'Coberturas',
    range: '{{low}} a {{high}}%',
    loading: 'Buscando coberturas...',
    failed: 'Erro ao carregar resultados...',
    failedConnection: 'Verifique a sua conexão com a internet.',
    retry: 'Tentar de novo',
    retryOf: 'Carregar de novo as coberturas de {{product}}',
    absent: 'Não há informação de coberturas.',
    requirement: 'Cobertura prévia exigida',
    requirementWord: 'cobertura prévia exigida',
    'requirement.none': 'Não exige que outro sistema cubra antes.',
    'requirement.previous': 'A sua isapre ou o Fonasa deve reembolsar pelo menos $1.',
    'requirement.equal':
      'A sua isapre ou o Fonasa deve cobrir pelo menos {{fonasa}}% para a cobertura normal. Se cobrir menos, o seguro supõe {{fonasa}}%. Se não cobrir nada, o seguro não cobre.',
    'requirement.different':
      'O Fonasa deve cobrir pelo menos {{fonasa}}% e uma isapre pelo menos {{isapre}}% para a cobertura normal. Se o seu sistema cobrir menos, o seguro supõe essa porcentagem. Se não cobrir nada, o seguro não cobre.',
    'requirement.fonasa': 'O Fonasa deve cobrir pelo menos {{fonasa}}% para a cobertura normal; de uma isapre não se exige nada.',
    'requirement.isapre': 'Uma isapre deve cobrir pelo menos {{isapre}}% para a cobertura normal; do Fonasa não se exige nada.',
    offerWord: 'a oferta “{{offer}}”',
    'state.new': 'Produto novo',
    'state.new.meaning': 'está à venda há menos de dois meses.',
    'state.exclusive': 'Exclusivo',
    'state.exclusive.meaning': 'vende-se só por este site.',
    'state.popular': 'Popular',
    'state.popular.meaning': 'está entre os mais pedidos da sua linha.',
    aboutPrice: 'como se forma este preço',
    moreBenefits_one: 'Outro benefício',
    moreBenefits_other: 'Outros {{count}} benefícios',
  }),
];
