import type { DemoArticle } from './article-library.ts';

const law = 'Ley 100 de 1993';

/** Articles of Colombia: the EPS, what goes on top of it, and how to choose. */
export const colombiaArticles: readonly DemoArticle[] = [
  {
    title: 'Cuánto aportas a salud en Colombia',
    summary: 'El aporte a la EPS es un porcentaje de tu ingreso base. Cuánto pones tú, cuánto tu empleador y desde qué ingreso.',
    group: 'Cuanto-cuesta',
    tags: ['EPS', 'Precios'],
    publishedOn: '2026-11-17',
    parts: [
      {
        title: 'Los porcentajes',
        html: '<p>El total es <strong>12,5%</strong>: 4% lo aporta el trabajador y 8,5% el empleador. Quien cotiza por su cuenta paga el 12,5%.</p>',
      },
      {
        title: 'El ingreso base',
        html: '<p>Se calcula sobre el Ingreso Base de Cotización (IBC), que va de <strong>1 a 25 salarios mínimos</strong>. En 2025 el salario mínimo fue de $1.423.500 al mes.</p>',
      },
      {
        title: 'Un ejemplo',
        html: '<p>Con un IBC de $3.000.000, el trabajador aporta $120.000 y su empleador $255.000. El aporte es el mismo en todas las EPS: entre ellas se compara otra cosa, no el precio.</p>',
        endpoints: [2],
      },
    ],
    sources: [law, 'Porcentajes y salario mínimo de 2025, como los usan los programas públicos de nómina'],
  },
  {
    title: 'Cómo elegir EPS',
    summary: 'Todas cuestan lo mismo y cubren el mismo plan. Lo que cambia es dónde y qué tan pronto te atienden.',
    group: 'Como-elegir',
    tags: ['EPS', 'Coberturas'],
    publishedOn: '2026-11-12',
    parts: [
      {
        title: 'Qué hace una EPS',
        html: '<p>Te afilia y <strong>administra el plan obligatorio</strong>. No es lo mismo que la EPS del Perú, que comparte la atención con el seguro social.</p>',
      },
      {
        title: 'Qué mirar',
        html: '<ul><li>Qué clínicas y laboratorios tiene en tu departamento.</li><li>Dónde se piden las citas y las autorizaciones.</li><li>Qué tan lejos queda su urgencia.</li></ul>',
        endpoints: [1],
      },
      {
        title: 'Cuota moderadora',
        html: '<p>Es un monto fijo que se paga al usar un servicio, como una consulta. Pregunta cuánto es la tuya antes de comparar con un plan voluntario.</p>',
      },
    ],
    sources: ['Ley 100 de 1993, artículos 177 y 187'],
  },
  {
    title: 'Prepagada, complementario o póliza',
    summary: 'Tres formas de tener más que la EPS. En qué se parecen, en qué no y cuántas personas eligen cada una.',
    group: 'Como-elegir',
    tags: ['EPS', 'Seguros', 'Coberturas', 'Glosario'],
    publishedOn: '2026-11-08',
    parts: [
      {
        title: 'Las tres opciones',
        html: '<ul><li><strong>Medicina prepagada</strong>: un plan voluntario, con su propia red, que se paga aparte.</li><li><strong>Plan complementario</strong>: lo ofrece tu propia EPS y suma comodidad y red.</li><li><strong>Póliza de salud</strong>: la emite una aseguradora.</li></ul>',
      },
      {
        title: 'Cómo se reparten',
        html: '<p>En 2023, de cada 100 planes voluntarios, <strong>57 eran de medicina prepagada, 27 pólizas y 16 planes complementarios</strong>.</p>',
      },
      {
        title: 'La EPS sigue siendo necesaria',
        html: '<p>Todos van <strong>encima de la EPS</strong>: la sigues pagando. Compara lo que agregan, no lo que repiten.</p>',
        endpoints: [2],
      },
    ],
    sources: ['Ley 100 de 1993, artículo 169', 'La República, 31 de mayo de 2024 (Fasecolda, Acemi y Proesa)'],
  },
  {
    title: 'Médico y ambulancia en casa',
    summary: 'La medicina domiciliaria cobra una cuota mensual por ir a tu casa. Cuándo vale la pena.',
    group: 'Que-cubre',
    tags: ['Familia', 'Coberturas'],
    publishedOn: '2026-11-03',
    parts: [
      {
        title: 'Qué es',
        html: '<p>Un servicio de <strong>médico y ambulancia a domicilio</strong> por una cuota mensual. No reemplaza a la EPS ni a una hospitalización.</p>',
      },
      {
        title: 'A quién le sirve',
        html: '<ul><li>A hogares con niños pequeños o con personas mayores.</li><li>A quien vive lejos de una urgencia.</li><li>A quien no puede moverse con facilidad.</li></ul>',
      },
      {
        title: 'Qué preguntar',
        html: '<p>Si llega a tu barrio, cuántas visitas incluye al año, cuánto cuesta cada una y qué pasa si hay que trasladarte.</p>',
        endpoints: [2],
      },
    ],
    sources: ['Glosario de Cotejo'],
  },
  {
    title: 'Riesgos laborales: las cinco clases',
    summary: 'La ARL cubre accidentes y enfermedades del trabajo. Su precio depende de la clase de riesgo, de la I a la V.',
    group: 'Cuanto-cuesta',
    tags: ['Empresas', 'Precios'],
    publishedOn: '2026-10-27',
    parts: [
      {
        title: 'Las tarifas por clase',
        html: '<table><thead><tr><th scope="col">Clase</th><th scope="col">Tarifa</th></tr></thead><tbody><tr><td>I</td><td>0,522%</td></tr><tr><td>II</td><td>1,044%</td></tr><tr><td>III</td><td>2,436%</td></tr><tr><td>IV</td><td>4,35%</td></tr><tr><td>V</td><td>6,96%</td></tr></tbody></table>',
      },
      {
        title: 'Sobre qué se calcula',
        html: '<p>Sobre el ingreso base de cada trabajador. Con $2.000.000, la clase I son $10.440 al mes y la clase V, $139.200.</p>',
      },
      {
        title: 'No es lo mismo que la EPS',
        html: '<p>La EPS cubre la enfermedad común; la ARL, la del trabajo. Un plan voluntario no reemplaza a ninguna de las dos.</p>',
      },
    ],
    sources: ['Decreto 1772 de 1994'],
  },
  {
    title: 'Un plan de salud para tu familia en Colombia',
    summary: 'Antes de sumar un plan voluntario a la EPS, revisa estas tres cuentas con tu familia.',
    group: 'Como-elegir',
    tags: ['Familia', 'Precios'],
    publishedOn: '2026-10-20',
    parts: [
      {
        title: 'Qué usan de verdad',
        html: '<p>Cuenten las consultas, los exámenes y las urgencias del último año. Si casi todo lo resolvió la EPS, un plan de precio bajo puede bastar.</p>',
      },
      {
        title: 'El precio por persona',
        html: '<p>Los planes voluntarios se cobran <strong>por persona y por edad</strong>, y pueden cambiar con el departamento. Si no dices el tuyo, aquí suponemos el precio más alto.</p>',
        endpoints: [1],
      },
      {
        title: 'Lo que dejan fuera',
        html: '<p>Lee primero las exclusiones y los tiempos de espera. Un plan que no cubre lo que tu familia ya tiene sirve poco.</p>',
        endpoints: [2],
      },
    ],
    sources: ['Cómo calcula precios Cotejo; los productos y precios de esta demostración son inventados'],
  },
];
