import type { DemoArticle } from './article-library.ts';

const method = 'Método del costo anual estimado de Cotejo: la canasta es un supuesto propio, de noviembre de 2026';

/** Articles of Chile about prices: what they are made of and how they change. */
export const chilePriceArticles: readonly DemoArticle[] = [
  {
    title: 'Cómo se calcula el precio de un plan',
    summary: 'Precio base por factores, más GES por persona, en UF: la cuenta completa de un plan de isapre, paso a paso.',
    group: 'Cuanto-cuesta',
    tags: ['Isapres', 'Precios', 'Familia'],
    publishedOn: '2026-11-18',
    parts: [
      {
        title: 'La fórmula',
        html: '<p>Precio en UF = <strong>precio base × suma de factores + GES × personas</strong>. Para verlo en pesos se multiplica por la UF del día y se redondea al peso.</p>',
        endpoints: [3],
      },
      {
        title: 'Un ejemplo con números',
        html: '<p>Plan de 2 UF con un GES de 0,778 UF, para una pareja de 34 y 36 años y una hija de 5: los factores suman 1,0 + 1,3 + 0,6 = 2,9. El plan son 5,8 UF y el GES 2,334 UF. En total, <strong>8,134 UF al mes</strong>.</p>',
      },
      {
        title: 'Qué puedes mover y qué no',
        html: '<p>La tabla de factores es la misma en todas partes. Lo que cambia entre planes es el precio base, y entre isapres el GES: ahí se compara.</p>',
        endpoints: [5],
      },
    ],
    sources: ['DFL 1 de 2005 (Salud), artículo 170', 'Superintendencia de Salud, Circular IF/N° 343', 'Ley 19.966 (GES)'],
  },
  {
    title: 'Qué es la UF y por qué cambia tu cuenta',
    summary: 'Tu plan vale lo mismo en UF todo el año, pero no en pesos. Qué es esa unidad y cómo leer precios escritos en ella.',
    group: 'Cuanto-cuesta',
    tags: ['Precios', 'Glosario'],
    publishedOn: '2026-11-11',
    parts: [
      {
        title: 'Una unidad que sigue los precios',
        html: '<p>La Unidad de Fomento tiene un valor en pesos <strong>distinto cada día</strong>, que se conoce con un mes de anticipación.</p>',
        endpoints: [3],
      },
      {
        title: 'Cuánto se movió',
        html: '<p>El 10 de junio de 2025 valía $39.214,80 y el 9 de julio de 2026, $40.844,79: un plan de 3 UF pasó de $117.644 a $122.534 sin que nadie subiera su precio.</p>',
        endpoints: [4],
      },
      {
        title: 'Cómo comparar bien',
        html: '<p>Compara dos planes con la UF del mismo día. En cada precio decimos con qué UF está hecho y de qué fecha es.</p>',
      },
    ],
    sources: ['Decreto 40 de 1967 (Hacienda)', 'Banco Central de Chile: valor diario de la UF'],
  },
  {
    title: 'Cuánto pueden subir los planes cada año',
    summary: 'El precio base no sube libremente: hay un máximo anual, el ICSA. Cuánto fue en los últimos procesos.',
    group: 'Cuanto-cuesta',
    tags: ['Isapres', 'Precios'],
    publishedOn: '2026-11-07',
    parts: [
      {
        title: 'Qué es el ICSA',
        html: '<p>Es el indicador que fija <strong>cuánto puede subir como máximo</strong> el precio base de los planes en un año.</p>',
      },
      {
        title: 'Los últimos máximos',
        html: '<table><thead><tr><th scope="col">Proceso</th><th scope="col">Máximo</th></tr></thead><tbody><tr><td>2024</td><td>7,4%</td></tr><tr><td>2025</td><td>3,7%</td></tr><tr><td>2026</td><td>3,5%</td></tr></tbody></table>',
      },
      {
        title: 'El máximo no es obligatorio',
        html: '<p>En septiembre de 2025 cuatro isapres subieron el máximo, Consalud subió 3,6%, y Vida Tres y Nueva Masvida no subieron. Mira siempre el número de la tuya.</p>',
        endpoints: [5],
      },
    ],
    sources: [
      'Ley 21.350',
      'T13 y Diario Financiero, febrero de 2024; Duna, 18 de marzo de 2025; Meganoticias, 9 de marzo de 2026',
      'ADN, 28 de agosto de 2025; BioBioChile, 17 de marzo de 2025',
    ],
  },
  {
    title: 'Qué es el GES y cuánto vale en cada isapre',
    summary: 'El GES se paga por persona, sin importar la edad, y cada isapre fija su precio. Los de 2026, de menor a mayor.',
    group: 'Cuanto-cuesta',
    tags: ['Isapres', 'Fonasa', 'Precios', 'Coberturas'],
    publishedOn: '2026-11-03',
    parts: [
      {
        title: 'Qué garantiza',
        html: '<p>Para una lista de enfermedades, la ley garantiza <strong>acceso, plazo, calidad y un tope a lo que pagas</strong>, en Fonasa y en isapre.</p>',
      },
      {
        title: 'Precios de 2026 por persona al mes',
        html: '<table><thead><tr><th scope="col">Isapre</th><th scope="col">UF</th></tr></thead><tbody><tr><td>Vida Tres</td><td>0,712</td></tr><tr><td>Consalud</td><td>0,731</td></tr><tr><td>Banmédica</td><td>0,778</td></tr><tr><td>Nueva Masvida</td><td>0,854</td></tr><tr><td>Esencial</td><td>0,91</td></tr><tr><td>Cruz Blanca</td><td>0,971</td></tr><tr><td>Colmena</td><td>1,036</td></tr></tbody></table>',
      },
      {
        title: 'Por qué importa en una familia',
        html: '<p>Se paga por cada persona del contrato, también por un recién nacido. En una familia de cuatro, una diferencia de 0,2 UF por persona son 0,8 UF más al mes.</p>',
        endpoints: [3],
      },
    ],
    sources: [
      'Ley 19.966',
      'Precios de 2026: recalculados de tablas de precios publicadas de las siete isapres abiertas, julio de 2026',
    ],
  },
  {
    title: 'El tope imponible año por año',
    summary:
      'Por encima de un ingreso ya no cotizas más para salud. Ese tope sube casi todos los años: esta es su historia reciente.',
    group: 'Cuanto-cuesta',
    tags: ['Isapres', 'Fonasa', 'Precios'],
    publishedOn: '2026-10-26',
    parts: [
      {
        title: 'Para qué sirve',
        html: '<p>La cotización se calcula sobre tu renta <strong>hasta un tope en UF</strong>. Dos personas que ganan más que el tope cotizan lo mismo.</p>',
      },
      {
        title: 'Los topes de los últimos años',
        html: '<table><thead><tr><th scope="col">Año</th><th scope="col">Tope, UF</th></tr></thead><tbody><tr><td>2020</td><td>80,2</td></tr><tr><td>2021 a 2023</td><td>81,6</td></tr><tr><td>2024</td><td>84,3</td></tr><tr><td>2025</td><td>87,8</td></tr><tr><td>2026</td><td>90,0</td></tr></tbody></table>',
      },
      {
        title: 'Qué cambia en tu sueldo',
        html: '<p>Si ganas más que el tope, cuando sube pagas un poco más de cotización: de 6,146 UF en 2025 a <strong>6,3 UF</strong> en 2026. En una isapre, esa diferencia paga parte de tu plan.</p>',
        endpoints: [3],
      },
    ],
    sources: [
      'DL 3.500 de 1980, artículo 16',
      'AFP Habitat, 3 de marzo de 2020; Banmédica, información legal de 2023; La Tercera, 10 de febrero de 2026',
    ],
  },
  {
    title: 'Excedentes y cotización adicional',
    summary: 'Tu plan casi nunca vale justo tu 7%. Qué pasa con lo que falta y con lo que sobra.',
    group: 'Cuanto-cuesta',
    tags: ['Isapres', 'Precios', 'Glosario'],
    publishedOn: '2026-10-21',
    parts: [
      {
        title: 'Cuando el plan vale más',
        html: '<p>La diferencia se llama <strong>cotización adicional</strong> y sale de tu bolsillo, además del 7%.</p>',
      },
      {
        title: 'Cuando el plan vale menos',
        html: '<p>Lo que sobra de la cotización legal son los <strong>excedentes</strong>: siguen siendo tuyos.</p>',
      },
      {
        title: 'Cómo elegir con eso a la vista',
        html: '<ul><li>Calcula tu 7% en UF, hasta el tope.</li><li>Busca primero planes cerca de ese número.</li><li>Pagar más solo conviene si la diferencia te da algo que usarás: mejores topes, una clínica, menos copago.</li></ul>',
        endpoints: [4],
      },
    ],
    sources: ['DFL 1 de 2005 (Salud), Libro III y artículo 188'],
  },
  {
    title: 'Cómo leer el costo anual estimado',
    summary: 'Un plan barato puede salir caro si te enfermas. El costo anual suma lo que pagas por el plan y por atenderte.',
    group: 'Como-elegir',
    tags: ['Isapres', 'Seguros', 'Precios'],
    publishedOn: '2026-10-16',
    parts: [
      {
        title: 'Qué suma',
        html: '<p>Doce mensualidades, <strong>más lo que pagarías de tu bolsillo</strong> por una canasta de atenciones, igual para todos los productos.</p>',
      },
      {
        title: 'Uso bajo, medio y alto',
        html: '<p>En un año de uso bajo hay dos consultas y un examen; en uno medio, cuatro consultas, exámenes, imágenes y una urgencia; en uno alto, además tres días de hospital y una operación.</p>',
        endpoints: [2],
      },
      {
        title: 'Lo que no es',
        html: '<p>No es una cuenta ni un arancel: los precios de la canasta son redondos y supuestos. Sirve para ordenar planes con la misma vara. Si a una ficha le falta una cifra, decimos cuál y no inventamos el total.</p>',
      },
    ],
    sources: [method],
  },
];
