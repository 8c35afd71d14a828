import type { DemoArticle } from './article-library.ts';

const own = 'Cómo calcula precios Cotejo; los productos y precios de esta demostración son inventados';

/** Articles of the international edition: cover abroad, trips, and what words mean. */
export const internationalArticles: readonly DemoArticle[] = [
  {
    title: 'Seguro internacional o seguro de viaje',
    summary: 'Uno es para vivir, el otro para un trayecto. La diferencia que más se paga cuando se elige mal.',
    group: 'Como-elegir',
    tags: ['Seguros', 'Viajes'],
    publishedOn: '2026-11-15',
    parts: [
      {
        title: 'El de viaje',
        html: '<p>Cubre un trayecto con día de salida y de regreso, y aquí hasta <strong>90 días</strong>. Se paga una sola vez, por el viaje completo.</p>',
      },
      {
        title: 'El internacional',
        html: '<p>Cubre tu salud donde vives y donde viajas, mes a mes o por año, con redes en muchos países. Es para quien se queda.</p>',
      },
      {
        title: 'Cómo decidir',
        html: '<ul><li>¿Menos de tres meses y vuelves? De viaje.</li><li>¿Te mudas o no sabes cuándo vuelves? Internacional.</li><li>¿Tienes una enfermedad en tratamiento? Pregunta por escrito antes de pagar.</li></ul>',
        endpoints: [2],
      },
    ],
    sources: [own],
  },
  {
    title: 'La zona decide el precio',
    summary: 'Incluir o no Estados Unidos puede duplicar lo que pagas. Cómo elegir la zona de cobertura.',
    group: 'Cuanto-cuesta',
    tags: ['Seguros', 'Precios'],
    publishedOn: '2026-11-10',
    parts: [
      {
        title: 'Qué es una zona',
        html: '<p>Es la lista de países donde el seguro paga. En nuestro ejemplo es <strong>todo el mundo sin Estados Unidos</strong>.</p>',
      },
      {
        title: 'Por qué cambia tanto',
        html: '<p>En nuestras tarifas de demostración una zona puede costar el doble que otra. Por eso no la suponemos: sin zona no mostramos precio.</p>',
      },
      {
        title: 'Antes de elegir la más barata',
        html: '<p>Mira dónde estarás de verdad, también en escalas y visitas largas, y si hay cobertura de urgencia fuera de tu zona.</p>',
        endpoints: [2],
      },
    ],
    sources: [own],
  },
  {
    title: 'Deducible, coaseguro y tope anual',
    summary: 'Las tres cifras que explican casi cualquier seguro de salud del mundo, con un ejemplo corto.',
    group: 'Que-cubre',
    tags: ['Seguros', 'Coberturas', 'Glosario'],
    publishedOn: '2026-11-05',
    parts: [
      {
        title: 'Qué es cada una',
        html: '<ul><li><strong>Deducible</strong>: lo que pagas tú primero.</li><li><strong>Coaseguro</strong>: la parte del resto que sigue siendo tuya.</li><li><strong>Tope anual</strong>: lo más que el seguro paga en un año.</li></ul>',
      },
      {
        title: 'Un ejemplo',
        html: '<p>Cuenta de US$ 10.000, deducible de US$ 1.000 y coaseguro de 20%: pagas 1.000 y el 20% de 9.000. En total, <strong>US$ 2.800</strong>.</p>',
      },
      {
        title: 'Un deducible alto no es malo',
        html: '<p>Baja la cuota. Conviene si puedes pagar esa suma de una vez sin pedir prestado.</p>',
      },
    ],
    sources: ['Glosario de Cotejo; ejemplo propio'],
  },
  {
    title: 'Antes de viajar: lo que hay que revisar',
    summary: 'Diez minutos con tu póliza antes de salir ahorran horas al teléfono desde otro país.',
    group: 'Como-elegir',
    tags: ['Viajes', 'Coberturas'],
    publishedOn: '2026-10-31',
    parts: [
      {
        title: 'Los días y los países',
        html: '<p>Cuenta los días completos, <strong>con el de salida y el de regreso</strong>, y comprueba que todos los países del viaje están cubiertos, escalas incluidas.</p>',
      },
      {
        title: 'Lo que llevas contigo',
        html: '<ul><li>El número de emergencia, también en papel.</li><li>Tus recetas con el nombre del medicamento, no solo la marca.</li><li>Una copia de la póliza en el teléfono.</li></ul>',
      },
      {
        title: 'Lo que casi nunca entra',
        html: '<p>Busca en las exclusiones las enfermedades que ya tenías, los deportes de riesgo y los embarazos avanzados: cada póliza los trata distinto.</p>',
        endpoints: [2],
      },
    ],
    sources: [own],
  },
  {
    title: 'Si vienes de Chile, Perú o Colombia',
    summary: 'Las mismas letras nombran cosas distintas en cada país. Una traducción rápida de los tres sistemas.',
    group: 'Que-cubre',
    tags: ['EPS', 'Glosario'],
    publishedOn: '2026-10-25',
    parts: [
      {
        title: 'Chile: Fonasa o isapre',
        html: '<p>El 7% de tu ingreso, con un tope, va al seguro público, <strong>Fonasa</strong>, o a una aseguradora privada, <strong>isapre</strong>.</p>',
      },
      {
        title: 'Perú: EsSalud y EPS',
        html: '<p>El empleador aporta el 9%. La <strong>EPS</strong> es una entidad prestadora: comparte con EsSalud la atención de quien está en planilla.</p>',
      },
      {
        title: 'Colombia: otra EPS',
        html: '<p>La <strong>EPS</strong> es una entidad promotora: te afilia y administra el plan obligatorio. La medicina prepagada se paga aparte.</p>',
      },
    ],
    sources: ['Chile: DFL 1 de 2005 (Salud)', 'Perú: Ley 26790', 'Colombia: Ley 100 de 1993, artículos 169 y 177'],
  },
  {
    title: 'Comparar precios en dólares',
    summary: 'Un precio en dólares se ve quieto y tu sueldo no. Cómo comparar cuotas en monedas distintas.',
    group: 'Cuanto-cuesta',
    tags: ['Precios', 'Familia'],
    publishedOn: '2026-10-18',
    parts: [
      {
        title: 'La moneda también se elige',
        html: '<p>Si ganas en otra moneda, la cuota en dólares sube y baja con el cambio. Pregunta en qué moneda se cobra, no solo en cuál se muestra.</p>',
      },
      {
        title: 'Compara el mismo período',
        html: '<p>Lleva todo a <strong>un año</strong>: doce cuotas mensuales o una anual. Un viaje se paga una vez y no se multiplica.</p>',
      },
      {
        title: 'Cuenta a todos',
        html: '<p>El precio es por persona y por edad. Agrega a quienes viajan o viven contigo antes de mirar la lista.</p>',
        endpoints: [2],
      },
    ],
    sources: [own],
  },
];
