import { articlesInPortuguese } from './articles-in-portuguese.ts';
import { landingsInPortuguese } from './landings-in-portuguese.ts';
import type { ToldContent } from './told-content.ts';

/** The international edition's content in Portuguese. */
export const toldInPortuguese: ToldContent = {
  menu: {
    header: [
      ['Saúde internacional', [['Seguros de saúde internacional', 'Seguros-de-Salud']]],
      ['Viagens', [['Seguros de viagem', 'Seguros-de-Viaje']]],
    ],
    boxes: [
      [
        'Fora do seu país',
        [
          ['Saúde internacional', 'Seguros-de-Salud'],
          ['Seguros de viagem', 'Seguros-de-Viaje'],
        ],
      ],
    ],
  },
  landings: landingsInPortuguese,
  information: [
    {
      name: 'quienes-somos',
      title: 'O que é o Cotejo',
      body: () =>
        '<p>O Cotejo compara coberturas de saúde internacionais. Mostra o preço da sua família antes de pedir qualquer dado de contato.</p>' +
        '<h2>O que fazemos</h2><ul><li>Calculamos o preço com a tarifa publicada de cada produto.</li>' +
        '<li>Mostramos o que cada um cobre, o que não cobre e o que exige.</li>' +
        '<li>Se você pedir, uma pessoa ajuda na contratação.</li></ul>' +
        '<h2>O que não fazemos</h2><p>Não damos orientação médica nem decidimos por você. Não vendemos seus dados.</p>' +
        '<p><small>Este site mostra um catálogo de demonstração: as pessoas e várias empresas são inventadas.</small></p>',
    },
    {
      name: 'como-ordenamos',
      title: 'Como ordenamos',
      body: () =>
        '<p>A ordem inicial é a de “recomendados”: primeiro a pontuação mais alta, de 0 a 100.</p>' +
        '<h2>O que decide</h2><ul><li>A pontuação de cada produto, com as partes à vista na página dele.</li>' +
        '<li>Se dois têm a mesma pontuação, vem antes o de menor preço.</li>' +
        '<li>Em qualquer ordem, vem primeiro o que cobre todo o seu grupo; depois, o que cobre só alguns, e no fim o que não cobre ninguém.</li>' +
        '<li>Você pode ordenar por preço, por pontuação ou por custo anual estimado, onde ele pode ser calculado.</li></ul>' +
        '<h2>O que não decide</h2><p>Nem comissão nem promoção mudam a posição de um produto. Os destaques avisam isso no próprio cartão.</p>',
    },
    {
      name: 'privacidad',
      title: 'Sua privacidade',
      body: ({ brand }) =>
        '<p>Você pode comparar sem dizer quem é. As idades que você informa servem para calcular preços.</p>' +
        '<h2>O que guardamos</h2><ul><li>Seu perfil fica no seu navegador; você pode apagá-lo quando quiser.</li>' +
        '<li>Dos perfis contamos apenas faixas de idade e região, sem renda nem identidade.</li>' +
        '<li>Uma cotação guarda o perfil com que foi calculada, sem nome nem contato.</li>' +
        '<li>Se você pede contato, guardamos o que escreveu para poder responder.</li></ul>' +
        `<h2>Seus direitos</h2><p>Para ver, corrigir ou apagar seus dados, escreva para <a href="mailto:${brand.supportEmail}">${brand.supportEmail}</a>.</p>`,
    },
    {
      name: 'terminos',
      title: 'Termos de uso',
      body: () =>
        '<p>Os preços são calculados com o que você informa e com a tarifa de cada produto na data mostrada.</p>' +
        '<h2>Antes de contratar</h2><p>Vale o que diz o contrato de quem vende. Confira coberturas, exclusões e exigências.</p>' +
        '<h2>Cotações</h2><p>Uma cotação diz até que dia vale. Depois, é preciso calcular de novo.</p>' +
        '<h2>Demonstração</h2><p>O catálogo deste site é de demonstração e não serve para contratar.</p>',
    },
    {
      name: 'partners',
      title: 'Parceiros e alianças',
      body: () =>
        '<p>Mostre comparações de saúde aos seus associados, clientes ou funcionários, com a sua marca.</p>' +
        '<h2>O que você recebe</h2><ul><li>O mesmo comparador, com os mesmos preços e a mesma ordem, com o seu próprio nome.</li>' +
        '<li>Seu cabeçalho e seu rodapé, se quiser.</li>' +
        '<li>As seguradoras que você escolher mostrar.</li></ul>' +
        '<h2>O que não muda</h2><ul><li>Ninguém paga para aparecer primeiro, nem um parceiro.</li>' +
        '<li>Quem compara não precisa deixar seus dados.</li>' +
        '<li>Não entregamos a você os dados de quem compara.</li></ul>' +
        '<h2>Como começar</h2><ol><li>Escreva para nós com o que pedimos abaixo.</li>' +
        '<li>Combinamos o que se mostra e onde.</li><li>Você vê primeiro em uma página de teste.</li></ol>',
    },
    {
      name: 'ayuda',
      title: 'Ajuda',
      body: ({ brand, phone }) =>
        '<h2>Primeiros passos</h2><ol><li>Escolha o que quer comparar.</li><li>Informe as idades da sua família.</li>' +
        '<li>Filtre e marque até três para ver lado a lado.</li></ol>' +
        `<h2>Contato</h2><p>Ligue para <a href="tel:${brand.supportPhone.replaceAll(' ', '')}">${brand.supportPhone}</a> ou escreva para ` +
        `<a href="mailto:${brand.supportEmail}">${brand.supportEmail}</a>. ` +
        `Para receber uma ligação, informe seu número com o código do país, como ${phone.example}.</p>`,
    },
  ],
  reasons: {
    cotejo: [
      {
        icon: 'precio',
        message: '<b>Preço antes do contato.</b> Você vê o preço e compara tudo sem dar telefone nem e-mail.',
      },
      {
        icon: 'orden',
        message: '<b>Uma ordem que se explica.</b> Nenhuma comissão muda um plano de lugar; os destaques avisam isso no cartão.',
      },
      { icon: 'igual', message: '<b>Um só preço.</b> A lista, o detalhe e o seu pedido mostram o mesmo valor.' },
      { icon: 'clinica', message: '<b>Seu hospital primeiro.</b> Indique até três centros e cada plano responde por eles.' },
    ],
    colectivos: [
      { icon: 'precio', message: '<b>Preço por pessoa.</b> Informe quantas pessoas são e veja quanto custa cada uma.' },
      { icon: 'equipo', message: '<b>Feito para equipes.</b> Só aparecem seguros que aceitam uma empresa do seu tamanho.' },
      { icon: 'orden', message: '<b>Uma ordem que se explica.</b> Nenhuma comissão muda um seguro de lugar na lista.' },
      {
        icon: 'documento',
        message: '<b>Tudo por escrito.</b> Coberturas, exclusões e exigências vêm antes de qualquer pedido de contato.',
      },
    ],
  },
  comparators: [
    {
      name: 'seguros-de-salud',
      displayName: 'Saúde internacional',
      description: 'Você vê o preço da sua família conforme a área onde quer ser atendido.',
      questions: [
        {
          question: 'Do que depende o preço?',
          answer: 'Da idade de cada pessoa que você inclui e, quando a tarifa prevê, da área ou do sexo.',
        },
        {
          question: 'Quem posso incluir?',
          answer: 'Você, seu par e até oito dependentes. Se alguém não puder entrar pela idade, avisamos ao lado do preço.',
        },
        {
          question: 'Preciso dar meu telefone para ver os preços?',
          answer: 'Não. Você compara e vê os detalhes sem deixar contato. Só pedimos se quiser ajuda para contratar.',
        },
        {
          question: 'Como os seguros são ordenados?',
          answer:
            'Por pontuação e, em caso de empate, por preço. Nenhuma comissão muda a ordem. Você também pode ordenar por preço.',
        },
      ],
    },
    {
      name: 'seguros-de-viaje',
      displayName: 'Seguros de viagem',
      description: 'O preço da viagem inteira, conforme dias, destino e idade.',
      questions: [
        {
          question: 'Do que depende o preço?',
          answer: 'Dos dias, do destino e da idade de cada pessoa que viaja.',
        },
        {
          question: 'Quem posso incluir?',
          answer: 'Você, seu par e até oito dependentes. Se alguém não puder entrar pela idade, avisamos ao lado do preço.',
        },
        {
          question: 'Preciso dar meu telefone para ver os preços?',
          answer: 'Não. Você compara e vê os detalhes sem deixar contato. Só pedimos se quiser ajuda para contratar.',
        },
        {
          question: 'Como os seguros são ordenados?',
          answer:
            'Por pontuação e, em caso de empate, por preço. Nenhuma comissão muda a ordem. Você também pode ordenar por preço.',
        },
      ],
    },
  ],
  benefits: [
    {
      title: 'Preço antes do contato',
      description: 'Você vê todos os preços sem dar telefone nem e-mail.',
      icon: 'precio',
      isActive: true,
    },
    {
      title: 'O que cobre e o que não cobre',
      description: 'Cada seguro mostra suas coberturas, suas exclusões e o que exige.',
      icon: 'documento',
      isActive: true,
    },
    {
      title: 'Até três lado a lado',
      description: 'Marque três seguros e veja só o que muda entre eles.',
      icon: 'columnas',
      isActive: true,
    },
    {
      title: 'Aviso de mudança de preço',
      description: 'Avisamos quando muda o preço do que você salvou.',
      icon: 'campana',
      isActive: false,
    },
  ],
  elsewhere: 'Procura outra coisa?',
  tabs: { all: 'Todos', mostRead: 'Mais lidos', glossary: 'Palavras-chave' },
  sources: 'Fontes',
  articles: articlesInPortuguese,
};
