import type { ToldContent } from './told-content.ts';

const own = 'Como o Cotejo calcula preços; os produtos e preços desta demonstração são inventados';

/** The articles of the international edition in Portuguese. */
export const articlesInPortuguese: ToldContent['articles'] = [
  {
    title: 'Seguro internacional ou seguro de viagem',
    summary: 'Um é para viver, o outro para um trajeto. A diferença que mais pesa quando se escolhe errado.',
    parts: [
      {
        title: 'O de viagem',
        html: '<p>Cobre um trajeto com dia de saída e de volta, aqui de até <strong>90 dias</strong>. É pago uma única vez, pela viagem inteira.</p>',
      },
      {
        title: 'O internacional',
        html: '<p>Cobre sua saúde onde você mora e por onde viaja, por mês ou por ano, com redes em muitos países. É para quem fica.</p>',
      },
      {
        title: 'Como decidir',
        html: '<ul><li>Menos de três meses e você volta? De viagem.</li><li>Vai se mudar ou não sabe quando volta? Internacional.</li><li>Está em tratamento de alguma doença? Pergunte por escrito antes de pagar.</li></ul>',
        endpoints: [2],
      },
    ],
    sources: [own],
  },
  {
    title: 'A área decide o preço',
    summary: 'Incluir ou não os Estados Unidos pode dobrar o que você paga. Como escolher a área de cobertura.',
    parts: [
      {
        title: 'O que é uma área',
        html: '<p>É a lista de países onde o seguro paga. No nosso exemplo é <strong>todo o mundo, sem os Estados Unidos</strong>.</p>',
      },
      {
        title: 'Por que muda tanto',
        html: '<p>Nas nossas tarifas de demonstração, uma área pode custar o dobro de outra. Por isso não presumimos nenhuma: sem área, não mostramos preço.</p>',
      },
      {
        title: 'Antes de escolher a mais barata',
        html: '<p>Pense onde você estará de verdade, também em escalas e visitas longas, e se há cobertura de emergência fora da sua área.</p>',
        endpoints: [2],
      },
    ],
    sources: [own],
  },
  {
    title: 'Franquia, coparticipação e limite anual',
    summary: 'Os três números que explicam quase qualquer seguro de saúde do mundo, com um exemplo curto.',
    parts: [
      {
        title: 'O que é cada um',
        html: '<ul><li><strong>Franquia</strong>: o que você paga primeiro.</li><li><strong>Coparticipação</strong>: a parte do restante que continua sendo sua.</li><li><strong>Limite anual</strong>: o máximo que o seguro paga em um ano.</li></ul>',
      },
      {
        title: 'Um exemplo',
        html: '<p>Conta de US$ 10.000, franquia de US$ 1.000 e coparticipação de 20%: você paga 1.000 mais 20% de 9.000. No total, <strong>US$ 2.800</strong>.</p>',
      },
      {
        title: 'Uma franquia alta não é ruim',
        html: '<p>Ela reduz a mensalidade. Vale a pena se você consegue pagar esse valor de uma vez sem pedir emprestado.</p>',
      },
    ],
    sources: ['Glossário do Cotejo; exemplo próprio'],
  },
  {
    title: 'Antes de viajar: o que conferir',
    summary: 'Dez minutos com a sua apólice antes de sair poupam horas ao telefone em outro país.',
    parts: [
      {
        title: 'Os dias e os países',
        html: '<p>Conte os dias inteiros, <strong>com o de saída e o de volta</strong>, e confira se todos os países da viagem estão cobertos, inclusive as escalas.</p>',
      },
      {
        title: 'O que levar com você',
        html: '<ul><li>O número de emergência, também em papel.</li><li>Suas receitas com o nome do medicamento, não só a marca.</li><li>Uma cópia da apólice no telefone.</li></ul>',
      },
      {
        title: 'O que quase nunca entra',
        html: '<p>Procure nas exclusões as doenças que você já tinha, os esportes de risco e a gravidez avançada: cada apólice trata disso de um jeito.</p>',
        endpoints: [2],
      },
    ],
    sources: [own],
  },
  {
    title: 'Se você vem do Chile, do Peru ou da Colômbia',
    summary: 'As mesmas letras dão nome a coisas diferentes em cada país. Uma tradução rápida dos três sistemas.',
    parts: [
      {
        title: 'Chile: Fonasa ou isapre',
        html: '<p>7% da sua renda, até um teto, vão para o seguro público, o <strong>Fonasa</strong>, ou para uma seguradora privada, a <strong>isapre</strong>.</p>',
      },
      {
        title: 'Peru: EsSalud e EPS',
        html: '<p>O empregador contribui com 9%. A <strong>EPS</strong> é uma entidade prestadora: divide com o EsSalud o atendimento de quem está na folha de pagamento.</p>',
      },
      {
        title: 'Colômbia: outra EPS',
        html: '<p>A <strong>EPS</strong> é uma entidade promotora: inscreve você e administra o plano obrigatório. A medicina pré-paga é paga à parte.</p>',
      },
    ],
    sources: ['Chile: DFL 1 de 2005 (Saúde)', 'Peru: Lei 26790', 'Colômbia: Lei 100 de 1993, artigos 169 e 177'],
  },
  {
    title: 'Comparar preços em dólares',
    summary: 'Um preço em dólares parece parado, e o seu salário não. Como comparar mensalidades em moedas diferentes.',
    parts: [
      {
        title: 'A moeda também se escolhe',
        html: '<p>Se você ganha em outra moeda, a mensalidade em dólares sobe e desce com o câmbio. Pergunte em que moeda é cobrada, não só em qual é mostrada.</p>',
      },
      {
        title: 'Compare o mesmo período',
        html: '<p>Leve tudo para <strong>um ano</strong>: doze mensalidades ou uma anuidade. Uma viagem é paga uma vez e não se multiplica.</p>',
      },
      {
        title: 'Conte todo mundo',
        html: '<p>O preço é por pessoa e por idade. Inclua quem viaja ou mora com você antes de olhar a lista.</p>',
        endpoints: [2],
      },
    ],
    sources: [own],
  },
];
