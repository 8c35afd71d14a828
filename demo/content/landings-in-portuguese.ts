import { compareAt, listOf, type ToldLandings } from './landing-words.ts';

const lookFor = '<h2>O que olhar antes de escolher</h2>';

/** The international edition's landings in Brazilian Portuguese. */
export const landingsInPortuguese: ToldLandings = {
  pages: [
    {
      url: 'Terminos-y-Condiciones',
      title: 'Termos e condições',
      description: 'O que vale do que você vê aqui, o que não vale e o que acontece com o que você informa.',
      body: [
        '<h2>Os preços</h2>',
        '<p>São calculados com o que você informa e com a tabela de cada produto na data indicada. Se o que você informa não for exato, o preço também não será.</p>',
        '<h2>Antes de contratar</h2>',
        '<p>Vale o que disser o contrato de quem vende. Confira coberturas, exclusões e requisitos antes de assinar.</p>',
        '<h2>As cotações</h2>',
        '<p>Uma cotação diz até que dia vale. Depois disso, precisa ser calculada de novo.</p>',
        '<h2>Os pedidos</h2>',
        '<p>Pedir contato não obriga você a nada. Uma pessoa escreve ou liga, pelo meio que você escolher.</p>',
        '<h2>Seus dados</h2>',
        '<p>Usamos o que você informa para calcular preços e, se você pedir contato, para responder. Não vendemos seus dados.</p>',
        '<h2>Demonstração</h2>',
        '<p>O catálogo deste site é de demonstração e não serve para contratar.</p>',
      ].join(''),
    },
    {
      url: 'IH-Empresas',
      title: 'Saúde para a sua empresa',
      description: 'Compare o que cada pessoa da sua equipe recebe e o que pagam a empresa e ela.',
      body:
        '<h2>Do que você precisa para comparar</h2>' +
        listOf([
          'Quantas pessoas são. As idades ajudam a acertar o preço.',
          'Se as famílias também entram.',
          'Que parte a empresa paga.',
        ]) +
        '<h2>O que perguntar antes de contratar</h2>' +
        listOf([
          'O que acontece quando alguém entra ou sai no meio do ano.',
          'Como o preço é reajustado na renovação.',
          'Quem cuida dos reembolsos e em quantos dias.',
        ]),
    },
    {
      url: 'Seguros-de-Viaje',
      title: 'Seguros de viagem',
      description:
        'Paga o atendimento médico e os imprevistos longe de casa. Compare pelo limite médico, pelos dias e pelo destino.',
      body:
        lookFor +
        listOf([
          'O limite de atendimento médico: é o que sai mais caro se algo acontecer.',
          'Os dias: conte o da ida e o da volta.',
          'Os destinos: alguns países exigem um valor mínimo para entrar.',
          'As doenças que você já tem, a gravidez e os esportes.',
        ]) +
        '<h2>Antes de sair</h2>' +
        listOf([
          'Guarde o número da assistência no celular e no papel.',
          'Se algo acontecer, ligue primeiro: muitos seguros pedem aviso antes do atendimento.',
        ]),
    },
    {
      url: 'Seguro-para-tu-viaje',
      title: 'Um seguro para a sua viagem',
      description: 'Escolha pelo que sai mais caro se algo acontecer longe de casa, não pela lista mais longa.',
      body:
        lookFor +
        listOf([
          'Olhe primeiro o limite de atendimento médico e se ele cobre o país para onde você vai.',
          'Conte os dias completos, com o da ida e o da volta.',
          'Confira o que acontece com as doenças que você já tem.',
        ]) +
        compareAt('Depois compare', { what: 'seguros de viagem', url: '/Comparar/Seguros-de-Viaje' }),
    },
    {
      url: 'Salud-para-tu-familia',
      title: 'Saúde para a sua família',
      description: 'Cada pessoa muda o preço: compare com as idades de todos antes de escolher.',
      body:
        lookFor +
        listOf([
          'Inclua cada pessoa com a idade dela: os preços são calculados por pessoa.',
          'Pense no que vocês usam de verdade: pediatra, emergências, exames, parto.',
          'Compare o que você pagaria em um ano normal e em um ano ruim.',
        ]),
    },
    {
      url: 'Salud-para-tu-empresa',
      title: 'Saúde na sua empresa',
      description:
        'Compare um seguro empresarial pelo que cada funcionário recebe e pelo que acontece quando alguém entra ou sai.',
      body:
        lookFor +
        listOf([
          'Tenha à mão quantas pessoas são e as idades delas.',
          'Pergunte se as famílias entram pelo mesmo preço.',
          'Veja como o preço é reajustado na renovação.',
        ]),
    },
  ],
  sellers: {
    sold: {
      insurer: {
        what: 'Coberturas',
        says: 'Compare os seguros dela com os das outras seguradoras: preço por pessoa, o que pagam e o que deixam de fora.',
      },
      assistance: {
        what: 'Assistências',
        says: 'Uma assistência resolve o imediato: uma visita, uma orientação, um transporte. Veja o que inclui e quantas vezes por ano.',
      },
    },
    title: (what, name) => `${what} da ${name}`,
    description: (title) => `${title}: preços e comparação com outras empresas.`,
    howTo: 'Como comparar',
    steps: [
      'Diga quem são e que idade têm: o preço muda com cada pessoa.',
      'Escolha os centros médicos que vocês usam e o que não pode faltar.',
      'Coloque dois ou três produtos lado a lado e veja o que pagaria no ano, não só no mês.',
    ],
    invented: 'Os produtos e preços desta demonstração são inventados.',
  },
};
