import { translationOf } from '../../texts/translations.ts';
import { howOrderTexts } from './how-order-texts.ts';

export const translations = [
  translationOf(howOrderTexts, {
    title: 'Como ordenamos',
    close: 'Fechar',
    'family.people':
      'Em qualquer ordem, vem primeiro o que cobre todo o seu grupo; depois, o que cobre só alguns, e no fim o que não cobre ninguém.',
    'family.pets':
      'Em qualquer ordem, vem primeiro o que cobre todos os seus animais; depois, o que cobre só alguns, e no fim o que não cobre nenhum.',
    'family.company': 'Em qualquer ordem, o que não cobre a sua empresa vem no fim.',
    score:
      'A pontuação vai de 0 a 100. Ela soma o que cada {{noun}} cobre e quanto custa, cada parte com seu peso. O detalhe de cada {{noun}} mostra essas partes.',
    'score.clinics':
      'A pontuação vai de 0 a 100. Ela soma o que cada {{noun}} cobre no hospital e nas consultas, suas clínicas e quanto custa, cada parte com seu peso. O detalhe de cada {{noun}} mostra essas partes.',
    blend: 'Aqui conta também a sua afinidade.',
    tie: 'Em caso de empate, vem primeiro o que custa menos para você.',
    price: 'Vem primeiro o mais barato para você: estes dados não trazem com que calcular uma pontuação.',
    clinics: 'Suas clínicas não mudam a ordem: cada resultado responde por cada uma.',
    promotion: 'Promoções e comissões nunca mudam um resultado de lugar. O que está em promoção traz a palavra Destaque.',
    'market.isapre-plan':
      'Comparamos {{compared}} de {{known}} isapres abertas. Com elas estão {{coverage}}% de quem tem isapre.',
    'market.insurance': 'Comparamos {{compared}} de {{known}} companhias. Com elas estão {{coverage}}% dos segurados do mercado.',
    commission: 'Por venda, recebemos de {{from}}% a {{to}}% do que você paga em um ano.',
    commissionOne: 'Por venda, recebemos {{from}}% do que você paga em um ano.',
    yearlyCost:
      'O custo anual estimado soma doze meses do preço e o que você pagaria por seu atendimento em um ano de uso médio. O que não se pode calcular fica no fim.',
    affinity:
      'A afinidade mostra o que escolheram pessoas parecidas com você em idade, gênero, renda e dependentes. Só ordena a lista se você pedir.',
  }),
];
