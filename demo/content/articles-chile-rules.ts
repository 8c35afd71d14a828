import type { DemoArticle } from './article-library.ts';

const superintendence =
  'Superintendencia de Salud, Circular IF/N° 343: tabla única de factores, para contratos desde el 1 de abril de 2020';
const shortLaw = 'Ley 21.674, «Ley Corta de Isapres», mayo de 2024';
const court = 'Corte Suprema, Tercera Sala, sentencia del 30 de noviembre de 2022';

/** Articles of Chile about how its system works and what rules it has. */
export const chileRuleArticles: readonly DemoArticle[] = [
  {
    title: 'Qué cubre el 7 por ciento',
    summary: 'De tu sueldo sale un 7% para salud. A dónde va, cuánto es como máximo y qué pasa si tu plan cuesta otra cosa.',
    group: 'Cuanto-cuesta',
    tags: ['Isapres', 'Fonasa', 'Precios'],
    publishedOn: '2026-11-16',
    parts: [
      {
        title: 'De qué sueldo se calcula',
        html: '<p>La cotización de salud es el <strong>7% de tu renta imponible</strong>. La renta imponible tiene un tope en UF que cambia cada año: en 2026 es de 90 UF desde febrero. Lo que ganes por encima del tope no suma.</p>',
        endpoints: [3],
      },
      {
        title: 'Cuánto es como máximo',
        html: '<p>Con el tope de 90 UF, el 7% llega como máximo a <strong>6,3 UF al mes</strong>. En 2025, con un tope de 87,8 UF, llegaba a 6,146 UF.</p>',
        endpoints: [4],
      },
      {
        title: 'Si tu plan cuesta más o menos',
        html: '<p>En Fonasa el 7% es todo lo que cotizas. En una isapre, el plan tiene su propio precio: si vale más que tu 7%, pagas la diferencia; si vale menos, mira con la isapre qué pasa con lo que sobra antes de firmar.</p>',
        endpoints: [5],
      },
    ],
    sources: ['La Tercera, 10 de febrero de 2026, y Asociación de AFP, 16 de febrero de 2026: tope imponible de 2026'],
  },
  {
    title: 'La tabla de factores explicada',
    summary:
      'El precio de un plan de isapre se multiplica por un factor de tu edad. Todos los contratos nuevos usan la misma tabla.',
    group: 'Reglas',
    tags: ['Isapres', 'Precios'],
    publishedOn: '2026-11-13',
    parts: [
      {
        title: 'Una sola tabla para todos',
        html: '<p>Desde el 1 de abril de 2020 los contratos nuevos usan una <strong>tabla única</strong>, igual para mujeres y hombres y para todas las isapres. La Ley 21.674 la llevó después a todos los contratos.</p>',
      },
      {
        title: 'Los factores por edad',
        html: '<table><thead><tr><th scope="col">Edad</th><th scope="col">Cotizante</th><th scope="col">Carga</th></tr></thead><tbody><tr><td>0 a 19</td><td>0,6</td><td>0,6</td></tr><tr><td>20 a 24</td><td>0,9</td><td>0,7</td></tr><tr><td>25 a 34</td><td>1,0</td><td>0,7</td></tr><tr><td>35 a 44</td><td>1,3</td><td>0,9</td></tr><tr><td>45 a 54</td><td>1,4</td><td>1,0</td></tr><tr><td>55 a 64</td><td>2,0</td><td>1,4</td></tr><tr><td>65 y más</td><td>2,4</td><td>2,2</td></tr></tbody></table>',
      },
      {
        title: 'Un ejemplo',
        html: '<p>Una cotizante de 34 años con una carga de 5 suma 1,0 + 0,6 = <strong>1,6</strong>. Con un precio base de 2 UF, su plan vale 3,2 UF al mes, y a eso se agrega el GES de cada persona.</p>',
        endpoints: [3],
      },
    ],
    sources: [superintendence, shortLaw],
  },
  {
    title: 'Menores de dos años en tu plan',
    summary: 'Una carga menor de dos años no paga el precio del plan. Qué se paga por ella y desde cuándo cambia.',
    group: 'Reglas',
    tags: ['Isapres', 'Familia'],
    publishedOn: '2026-11-09',
    parts: [
      {
        title: 'Sin factor hasta los dos años',
        html: '<p>La Corte Suprema resolvió en noviembre de 2022 que a las cargas <strong>menores de dos años</strong> no se les cobra el precio del plan: su factor es cero.</p>',
      },
      {
        title: 'El GES sí se paga',
        html: '<p>Por esa carga se paga el precio del GES, que es igual para cada persona del contrato y no depende de la edad.</p>',
      },
      {
        title: 'Desde su segundo cumpleaños',
        html: '<p>Al cumplir dos años le corresponde el factor <strong>0,6</strong> de la tabla única. Cuando compares, escribe la edad en años cumplidos: así el precio sale bien desde hoy.</p>',
      },
    ],
    sources: [court, superintendence],
  },
];
