import type { DemoArticle } from './article-library.ts';

const law = 'DFL 1 de 2005 (Salud), Libro III';

/** Articles of Chile about what is covered, and how to choose. */
export const chileCoverArticles: readonly DemoArticle[] = [
  {
    title: 'Los tramos de Fonasa',
    summary: 'Fonasa te ubica en un tramo por tus ingresos y tus cargas. Cuál es el tuyo y qué cambia con él.',
    group: 'Que-cubre',
    tags: ['Fonasa', 'Precios'],
    publishedOn: '2026-11-14',
    parts: [
      {
        title: 'A, B, C y D',
        html: '<ul><li><strong>A</strong>: sin ingresos.</li><li><strong>B</strong>: hasta $539.000 al mes.</li><li><strong>C</strong>: hasta $786.940.</li><li><strong>D</strong>: más que eso.</li></ul><p>Con tres cargas o más, quien está en C pasa a B y quien está en D pasa a C. Los montos siguen el ingreso mínimo de enero de 2026: confirma tu tramo con Fonasa.</p>',
      },
      {
        title: 'Red pública y libre elección',
        html: '<p>En la red pública (MAI) te atiendes en consultorios y hospitales. Los tramos B, C y D pueden además comprar bonos de libre elección (MLE) en centros privados con convenio, en tres niveles.</p>',
      },
      {
        title: 'Tus cargas no pagan aparte',
        html: '<p>Tu 7% cubre a tus cargas: con más hijos, el precio de Fonasa no sube. En una isapre cada carga suma; lo que se compara es la red que usarías.</p>',
        endpoints: [2],
      },
    ],
    sources: ['DFL 1 de 2005 (Salud), artículo 160', 'Ley 21.751: ingreso mínimo desde el 1 de enero de 2026'],
  },
  {
    title: 'Libre elección, preferente o cerrado',
    summary: 'Las tres formas de un plan de isapre dicen dónde te atiendes y cuánto pagas según el lugar.',
    group: 'Que-cubre',
    tags: ['Isapres', 'Coberturas', 'Glosario'],
    publishedOn: '2026-11-10',
    parts: [
      {
        title: 'Libre elección',
        html: '<p>Paga en <strong>cualquier centro</strong>, hasta un tope por atención. Da libertad; la parte de la cuenta que pasa del tope es tuya.</p>',
      },
      {
        title: 'Preferente',
        html: '<p>Paga más en <strong>los centros que nombra</strong>, y menos, por libre elección, en los demás. Conviene si esos centros son los que ya usas.</p>',
        endpoints: [6],
      },
      {
        title: 'Cerrado',
        html: '<p>Cubre <strong>solo en sus centros</strong>. Suele ser más barato y exige revisar con calma que estén cerca y tengan lo que necesitas.</p>',
      },
    ],
    sources: ['Superintendencia de Salud: modalidades de los planes'],
  },
  {
    title: 'Topes, copagos y deducibles',
    summary: 'El porcentaje de cobertura no cuenta toda la historia. Las tres palabras que deciden lo que pagas de verdad.',
    group: 'Que-cubre',
    tags: ['Isapres', 'Seguros', 'Coberturas', 'Glosario'],
    publishedOn: '2026-11-06',
    parts: [
      {
        title: 'Tope: lo más que pagan',
        html: '<p>Un 80% con tope de 1 UF paga como mucho 1 UF, aunque la cuenta sea de 10. Hay topes <strong>por atención</strong> y un <strong>tope anual</strong> por persona.</p>',
      },
      {
        title: 'Copago: lo que te toca a ti',
        html: '<p>Es la parte de la cuenta que queda para ti después de la bonificación. Si pasas el tope, tu copago crece peso por peso.</p>',
      },
      {
        title: 'Deducible: lo que pagas primero',
        html: '<p>En los seguros, es el monto que cubres tú antes de que la aseguradora empiece a pagar. Con tres consultas de 1,2 UF, 60% de cobertura y un deducible de 1 UF, lo primero que se gasta es el deducible.</p>',
      },
    ],
    sources: [law, 'Ejemplo propio de Cotejo'],
  },
  {
    title: 'Qué es la CAEC',
    summary: 'Las isapres tienen una cobertura adicional para enfermedades muy caras. Cuándo se activa y qué exige.',
    group: 'Que-cubre',
    tags: ['Isapres', 'Coberturas', 'Glosario'],
    publishedOn: '2026-10-30',
    parts: [
      {
        title: 'Para qué existe',
        html: '<p>La Cobertura Adicional para Enfermedades Catastróficas paga las cuentas <strong>por encima de un deducible</strong>, cuando una enfermedad grave supera lo que cubre el plan.</p>',
      },
      {
        title: 'La condición que más se olvida',
        html: '<p>Vale en <strong>los centros que la isapre indica</strong>. Si te atiendes en otro por tu cuenta, esos gastos no entran.</p>',
        endpoints: [5],
      },
      {
        title: 'Cómo prepararte',
        html: '<ul><li>Pregunta a tu isapre cómo se pide y en qué plazo.</li><li>Averigua cuál sería tu deducible.</li><li>Compáralo con un seguro catastrófico antes de pagar por los dos.</li></ul>',
      },
    ],
    sources: ['Superintendencia de Salud, Circular IF/N° 7 de 2005'],
  },
  {
    title: '¿Seguro complementario o catastrófico?',
    summary: 'Uno paga parte de las cuentas de todos los días; el otro, las que podrían arruinarte. Cuál te falta.',
    group: 'Como-elegir',
    tags: ['Seguros', 'Coberturas'],
    publishedOn: '2026-10-24',
    parts: [
      {
        title: 'Complementario',
        html: '<p>Paga <strong>parte de lo que tu isapre o Fonasa deja sin cubrir</strong>: consultas, exámenes, farmacia. Mira los topes por atención y el deducible.</p>',
      },
      {
        title: 'Catastrófico',
        html: '<p>Tiene un <strong>deducible alto</strong> y topes muy grandes. No sirve para lo cotidiano: existe para una hospitalización larga o una enfermedad grave.</p>',
      },
      {
        title: 'Cómo decidir',
        html: '<ol><li>¿Podrías pagar hoy tu copago de una operación? Si no, empieza por el catastrófico.</li><li>¿Usas mucha consulta y farmacia? Mira el complementario.</li><li>Revisa qué previsión exige: algunos pagan menos si no tienes isapre o Fonasa.</li></ol>',
        endpoints: [2],
      },
    ],
    sources: ['Código de Comercio, artículos 512 y siguientes', 'Glosario de Cotejo'],
  },
  {
    title: 'Agregar a tu pareja y a tus hijos',
    summary: 'Dos cotizantes, o un cotizante con cargas: el precio cambia. Cómo probar las combinaciones antes de firmar.',
    group: 'Como-elegir',
    tags: ['Isapres', 'Familia', 'Precios'],
    publishedOn: '2026-10-19',
    parts: [
      {
        title: 'Cotizante o carga',
        html: '<p>Quien trabaja y cotiza aporta su 7% y lleva factor de cotizante. Una carga no cotiza y lleva <strong>factor de carga</strong>, que es menor desde los 20 años.</p>',
      },
      {
        title: 'Lo que suma cada uno',
        html: '<p>Entre 35 y 44 años el factor es 1,3 como cotizante y 0,9 como carga; bajo los 20 años es 0,6. Por cada persona se paga además un GES.</p>',
        endpoints: [5],
      },
      {
        title: 'Antes de decidir',
        html: '<ul><li>Compara un plan para todos con planes separados.</li><li>Si cada uno usa una red distinta, separarse puede salir mejor.</li><li>Si esperan un hijo, mira primero el parto y su copago.</li></ul>',
      },
    ],
    sources: ['Superintendencia de Salud, Circular IF/N° 343', law],
  },
];
