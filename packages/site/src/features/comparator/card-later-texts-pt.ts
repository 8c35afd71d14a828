import { translationOf } from '../../texts/translations.ts';
import { cardLaterTexts } from './card-later-texts.ts';

export const translations = [
  translationOf(cardLaterTexts, {
    coverages: 'Coberturas',
    range: '{{low}} a {{high}}%',
    daily: '{{text}} por dia',
    loading: 'Buscando coberturas...',
    failed: 'Erro ao carregar resultados...',
    failedConnection: 'Verifique a sua conexão com a internet.',
    failedCards: 'As coberturas de alguns resultados não chegaram. Cada um tem como tentar de novo.',
    retry: 'Tentar de novo',
    retryOf: 'Carregar de novo as coberturas de {{product}}',
    absent: 'Não há informação de coberturas.',
    offerWord: 'a oferta “{{offer}}”',
    'state.new': 'Produto novo',
    'state.new.meaning': 'está à venda há menos de dois meses.',
    'state.exclusive': 'Exclusivo',
    'state.exclusive.meaning': 'vende-se só por este site.',
    'state.popular': 'Popular',
    'state.popular.meaning': 'está entre os mais pedidos da sua linha.',
    aboutPrice: 'como se forma este preço',
    detailLost: 'Não foi possível abrir o detalhe',
    detailLostWhy: 'Verifique a sua conexão com a internet. A sua lista continua aqui.',
    detailLostClose: 'Fechar o aviso',
    moreBenefits_one: 'Outro benefício',
    moreBenefits_other: 'Outros {{count}} benefícios',
    moreOffersSign_one: '+{{count}} oferta',
    moreOffersSign_other: '+{{count}} ofertas',
    moreOffers_one: 'Outra oferta',
    moreOffers_other: 'Outras {{count}} ofertas',
  }),
];
