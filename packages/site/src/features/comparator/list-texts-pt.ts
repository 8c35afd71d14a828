import { translationOf } from '../../texts/translations.ts';
import { listTexts } from './list-texts.ts';

export const translations = [
  translationOf(listTexts, {
    results: 'Resultados',
    refresh: 'Atualizar resultados',
    updated: 'Resultados atualizados',
    'ordered.masculine_one': '{{results}}, ordenado {{order}}',
    'ordered.masculine_other': '{{results}}, ordenados {{order}}',
    'ordered.feminine_one': '{{results}}, ordenada {{order}}',
    'ordered.feminine_other': '{{results}}, ordenadas {{order}}',
    ofAll: 'De {{all}} no total; o restante não se ajusta a este perfil.',
    ofAllFiltered: 'De {{all}} no total; o restante não se ajusta a este perfil ou aos seus filtros.',
    sort: 'Ordenar por',
    goToSort: 'Ir',
    goToSortLong: 'Ir para esta ordem',
    'sort.recomendados': 'Melhor pontuação',
    'sort.precio-asc': 'Menor preço',
    'sort.precio-desc': 'Maior preço',
    'sort.puntaje': 'Só pontuação',
    'sort.afinidad': 'Mais afins a você',
    'sort.costo-anual': 'Custo anual estimado',
    'order.recomendados': 'por pontuação',
    'order.precio-asc': 'do mais barato ao mais caro',
    'order.precio-desc': 'do mais caro ao mais barato',
    'order.puntaje': 'só por pontuação',
    'order.afinidad': 'por afinidade com você',
    'order.costo-anual': 'por custo anual estimado, do mais baixo ao mais alto',
    currency: 'Moeda',
    pesos: 'Pesos',
    view: 'Visualização',
    'view.lista': 'Lista',
    'view.tarjetas': 'Cartões',
    pages: 'Páginas de resultados',
    page: 'Página {{page}} de {{pages}}',
    previousPage: 'Anterior',
    nextPage: 'Próxima',
    more: 'Ver mais resultados',
    moreFailed: 'Não foi possível carregar os resultados...',
    inPriceRange: '{{results}} na sua faixa de preço.',
    cheaper: '{{results}} abaixo dela',
    dearer: '{{results}} acima dela',
    howWeOrder: 'Como ordenamos',
    howScore:
      'A pontuação vai de 0 a 100. Ela soma o que cada {{noun}} cobre e quanto custa, cada parte com seu peso. O detalhe de cada {{noun}} mostra essas partes.',
    'howScore.clinics':
      'A pontuação vai de 0 a 100. Ela soma o que cada {{noun}} cobre no hospital e nas consultas, suas clínicas e quanto custa, cada parte com seu peso. O detalhe de cada {{noun}} mostra essas partes.',
    howTie: 'Em caso de empate, vem primeiro o que custa menos para você.',
    howPrice: 'Vem primeiro o mais barato para você: estes dados não trazem com que calcular uma pontuação.',
    howClinics: 'Suas clínicas não mudam a ordem: cada resultado responde por cada uma.',
    howPromotion: 'Promoções e comissões nunca mudam um resultado de lugar. O que está em promoção traz a palavra Destaque.',
    'howMarket.isapre-plan':
      'Comparamos {{compared}} de {{known}} isapres abertas. Com elas estão {{coverage}}% de quem tem isapre.',
    'howMarket.insurance':
      'Comparamos {{compared}} de {{known}} companhias. Com elas estão {{coverage}}% dos segurados do mercado.',
    howCommission: 'Por venda, recebemos de {{from}}% a {{to}}% do que você paga em um ano.',
    howCommissionOne: 'Por venda, recebemos {{from}}% do que você paga em um ano.',
    howYearlyCost:
      'O custo anual estimado soma doze meses do preço e o que você pagaria por seu atendimento em um ano de uso médio. O que não se pode calcular fica no fim.',
    howAffinity:
      'A afinidade mostra o que escolheram pessoas parecidas com você em idade, gênero, renda e dependentes. Só ordena a lista se você pedir.',
  }),
];
