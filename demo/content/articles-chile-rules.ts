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
        html: '<p>En Fonasa el 7% es todo lo que cotizas. En una isapre el plan tiene su propio precio: si vale más que tu 7%, la diferencia es tu <strong>cotización adicional</strong>; si vale menos, lo que sobra son tus <strong>excedentes</strong>.</p>',
        endpoints: [5],
      },
    ],
    sources: [
      'DL 3.500 de 1980, artículos 16, 84 y 92; DFL 1 de 2005 (Salud), artículo 188',
      'La Tercera, 10 de febrero de 2026, y Asociación de AFP, 16 de febrero de 2026: tope imponible de 2026',
    ],
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
  {
    title: 'La declaración de salud sin miedo',
    summary:
      'Antes de entrar a una isapre declaras las enfermedades que ya te diagnosticaron. Qué poner y por qué conviene ponerlo todo.',
    group: 'Reglas',
    tags: ['Isapres', 'Glosario'],
    publishedOn: '2026-11-05',
    parts: [
      {
        title: 'Qué es una preexistencia',
        html: '<p>Es una enfermedad que un médico <strong>te diagnosticó antes</strong> de firmar el contrato. Un dolor que nadie ha diagnosticado no lo es.</p>',
      },
      {
        title: 'Qué se declara y cómo',
        html: '<p>La declaración de salud es un formulario que llenas antes de entrar. Escríbela con tus exámenes a la vista y guarda una copia.</p>',
      },
      {
        title: 'Qué pasa con lo declarado',
        html: '<p>Lo declarado puede cubrirse menos durante un tiempo. Lo que se calla trae un problema mayor: la isapre puede discutir la cuenta justo cuando la necesitas. Ante la duda, decláralo.</p>',
      },
    ],
    sources: ['DFL 1 de 2005 (Salud), artículos 189 y 190'],
  },
  {
    title: 'Carencias: lo que no se usa desde el primer día',
    summary: 'Algunas atenciones se cubren menos, o nada, al comienzo de un contrato. Cómo reconocerlas antes de firmar.',
    group: 'Reglas',
    tags: ['Isapres', 'Seguros', 'Glosario'],
    publishedOn: '2026-11-01',
    parts: [
      {
        title: 'Qué es una carencia',
        html: '<p>Es un plazo que corre desde que empieza el contrato y durante el cual algo <strong>no se cubre, o se cubre menos</strong>.</p>',
      },
      {
        title: 'Dónde aparece',
        html: '<p>En una isapre la regula la ley y está en el contrato. En un seguro está en las condiciones de la póliza, y cada producto tiene las suyas: búscala como «carencia» o «período de espera».</p>',
      },
      {
        title: 'Qué hacer antes de cambiarte',
        html: '<ul><li>Si esperas un parto o una cirugía, pregunta por escrito desde cuándo se cubre.</li><li>No dejes un contrato antes de que el otro esté vigente.</li><li>Anota la fecha en que termina cada plazo.</li></ul>',
      },
    ],
    sources: ['DFL 1 de 2005 (Salud), artículo 189'],
  },
  {
    title: 'La Ley de Urgencia',
    summary:
      'Si tu vida corre peligro, cualquier centro tiene que atenderte sin pedir un cheque ni otra garantía por adelantado.',
    group: 'Reglas',
    tags: ['Isapres', 'Fonasa', 'Coberturas'],
    publishedOn: '2026-10-28',
    parts: [
      {
        title: 'Qué te garantiza',
        html: '<p>Con <strong>riesgo de muerte</strong>, el centro al que llegas debe atenderte aunque no esté en tu plan, y no puede pedir antes una garantía.</p>',
      },
      {
        title: 'No toda urgencia es vital',
        html: '<p>La garantía es para el peligro de muerte. Una urgencia común se paga como diga tu plan: antes de necesitarla, mira en qué centros te conviene y cuánto pagas en cada uno.</p>',
      },
      {
        title: 'Qué hacer después',
        html: '<ul><li>Que alguien avise a tu isapre o a Fonasa.</li><li>Pide por escrito que fue una urgencia vital y guárdalo.</li><li>Cuando estés estable, pregunta a dónde te van a trasladar y cuánto cuesta seguir ahí.</li></ul>',
        endpoints: [6],
      },
    ],
    sources: ['Ley 19.650'],
  },
  {
    title: 'La Ley Corta de Isapres en tres cambios',
    summary: 'La Ley 21.674, de mayo de 2024, cambió cómo se cobran los contratos. Lo que te toca si ya tenías uno.',
    group: 'Reglas',
    tags: ['Isapres', 'Precios'],
    publishedOn: '2026-10-23',
    parts: [
      {
        title: 'Una tabla para todos los contratos',
        html: '<p>Los contratos antiguos tenían tablas propias. Ahora todos usan la <strong>tabla única de factores</strong>, la misma para mujeres y hombres.</p>',
      },
      {
        title: 'Devoluciones y una prima extraordinaria',
        html: '<p>La ley ordena devolver lo cobrado de más y permite una prima extraordinaria de <strong>10% como máximo</strong>. Si tienes un contrato antiguo, mírala en tu estado de cuenta.</p>',
      },
      {
        title: 'Control del precio del GES',
        html: '<p>La Superintendencia de Salud puede revisar el precio del GES que fija cada isapre y bajarlo.</p>',
        endpoints: [5],
      },
    ],
    sources: [shortLaw, 'La Nación y Diario Financiero, 2024; Publimetro, 29 de diciembre de 2025'],
  },
];
