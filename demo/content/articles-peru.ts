import type { DemoArticle } from './article-library.ts';

const law = 'Ley 26790, Ley de Modernización de la Seguridad Social en Salud';
const credit = 'Gestión, SABSA y Con Nuestro Perú: crédito por EPS sobre el aporte de 9%';

/** Articles of Peru: EsSalud, EPS, SCTR and how to choose. */
export const peruArticles: readonly DemoArticle[] = [
  {
    title: 'EsSalud y EPS: cómo se combinan',
    summary: 'La EPS no reemplaza a EsSalud: se reparten tu atención. Quién paga cada parte y cuánto.',
    group: 'Que-cubre',
    tags: ['EPS', 'Precios'],
    publishedOn: '2026-11-17',
    parts: [
      {
        title: 'El aporte de tu empleador',
        html: '<p>Tu empleador aporta a EsSalud el <strong>9% de tu sueldo</strong>. No se descuenta de lo que recibes.</p>',
      },
      {
        title: 'Qué pasa si hay EPS',
        html: '<p>Con una EPS, una cuarta parte de ese aporte va a ella: <strong>2,25%</strong> para la EPS y <strong>6,75%</strong> para EsSalud.</p>',
      },
      {
        title: 'Lo que pagas tú',
        html: '<p>Si el plan de la EPS vale más que ese 2,25%, falta una diferencia. Pregunta en tu empresa cuánto de ella asume, porque de eso depende lo que verás en tu boleta.</p>',
        endpoints: [2],
      },
    ],
    sources: [law, credit],
  },
  {
    title: 'Cómo elige EPS una empresa',
    summary: 'La EPS de una empresa se decide entre todos. Qué puedes pedir y qué mirar antes de votar.',
    group: 'Reglas',
    tags: ['EPS', 'Empresas'],
    publishedOn: '2026-11-12',
    parts: [
      {
        title: 'Quién puede pedir la votación',
        html: '<p>Basta con que la pida el <strong>20% de los trabajadores</strong>.</p>',
      },
      {
        title: 'Qué comparar entre planes',
        html: '<ul><li>Las clínicas de la red y a qué distancia están.</li><li>El copago de una consulta y el de una hospitalización.</li><li>Qué familiares entran y a qué precio.</li></ul>',
        endpoints: [2],
      },
      {
        title: 'Después de elegir',
        html: '<p>Pide por escrito desde qué día rige el plan y qué pasa con los tratamientos que ya empezaron.</p>',
      },
    ],
    sources: [law, 'Con Nuestro Perú: solicitud de votación para elegir EPS'],
  },
  {
    title: 'Qué es el SCTR y quién lo paga',
    summary: 'El seguro complementario de trabajo de riesgo lo contrata la empresa. Para quiénes es y qué partes tiene.',
    group: 'Reglas',
    tags: ['Empresas', 'Seguros'],
    publishedOn: '2026-11-08',
    parts: [
      {
        title: 'Para qué empresas',
        html: '<p>Para las que realizan las actividades de riesgo del <strong>Anexo 5</strong> del reglamento de la Ley 26790, que se actualizó en 2022.</p>',
      },
      {
        title: 'Salud y pensión',
        html: '<p>Tiene dos partes. La de <strong>salud</strong> se contrata con EsSalud o con una EPS; la de <strong>pensión</strong>, con la ONP o con una aseguradora.</p>',
      },
      {
        title: 'De qué depende el precio',
        html: '<p>Es un porcentaje de la planilla, y cambia con el riesgo de cada trabajo. Ten a mano la planilla del mes y a qué se dedica cada grupo antes de cotizar.</p>',
        endpoints: [2],
      },
    ],
    sources: ['Ley 26790, artículo 19; DS 003-98-SA', 'DS 009-97-SA, Anexo 5, actualizado por el DS 008-2022-SA'],
  },
  {
    title: 'EPS, seguro o plan de una clínica',
    summary: 'Tres formas de atenderte en una clínica privada. En qué se distinguen y a quién le sirve cada una.',
    group: 'Como-elegir',
    tags: ['EPS', 'Seguros', 'Coberturas'],
    publishedOn: '2026-11-04',
    parts: [
      {
        title: 'EPS',
        html: '<p>Comparte tu atención con EsSalud y usa parte del aporte de tu empleador. La más conveniente si estás en planilla y tu empresa la ofrece.</p>',
      },
      {
        title: 'Seguro de salud',
        html: '<p>Es un contrato con una aseguradora, <strong>aparte de EsSalud</strong>. Lo puedes tomar sin empleador. Mira el deducible, el copago y el tope del año.</p>',
      },
      {
        title: 'Plan de una clínica',
        html: '<p>Se usa <strong>en sus propias sedes</strong>. Suele ser simple y predecible; revisa qué pasa si necesitas algo que esa clínica no tiene.</p>',
        endpoints: [2],
      },
    ],
    sources: [law, 'DL 1158: instituciones que administran fondos de salud (IAFAS)'],
  },
  {
    title: 'A quién reclamar: SUSALUD',
    summary: 'Hay una autoridad que vigila a EPS, aseguradoras y clínicas. Cómo preparar un reclamo que se entienda.',
    group: 'Reglas',
    tags: ['EPS', 'Seguros', 'Glosario'],
    publishedOn: '2026-10-29',
    parts: [
      {
        title: 'Qué es SUSALUD y qué es una IAFAS',
        html: '<p>IAFAS es toda institución que administra fondos para cubrir salud: EsSalud, las EPS, las aseguradoras. <strong>SUSALUD</strong> las supervisa, y también a quienes te atienden.</p>',
      },
      {
        title: 'Primero, donde pasó',
        html: '<p>Deja el reclamo escrito en la clínica o en tu EPS, con fecha y copia. Es el documento que te pedirán después.</p>',
      },
      {
        title: 'Qué juntar',
        html: '<ul><li>Tu póliza o plan.</li><li>Las órdenes médicas y las boletas.</li><li>La respuesta que te dieron, o la prueba de que no respondieron.</li></ul>',
      },
    ],
    sources: ['DL 1158'],
  },
  {
    title: 'Proteger a tu familia en el Perú',
    summary: 'Antes de pagar un plan para todos, ordena lo que ya tienen y lo que de verdad usan.',
    group: 'Como-elegir',
    tags: ['Familia', 'Precios'],
    publishedOn: '2026-10-22',
    parts: [
      {
        title: 'Empieza por lo que ya tienen',
        html: '<p>Anota quién está en EsSalud, quién en una EPS y quién no tiene nada. Lo primero es cubrir a quien no tiene nada.</p>',
      },
      {
        title: 'Pon las edades de todos',
        html: '<p>El precio se calcula <strong>por persona y por edad</strong>. También puede cambiar con el departamento: si no dices cuál es, aquí suponemos el precio más alto.</p>',
        endpoints: [1],
      },
      {
        title: 'Mira un año completo',
        html: '<p>Suma doce cuotas y lo que pagarías por dos o tres consultas y una emergencia. Con esa cifra se comparan planes distintos.</p>',
        endpoints: [2],
      },
    ],
    sources: ['Cómo calcula precios Cotejo; los productos y precios de esta demostración son inventados'],
  },
];
