import { defineTexts } from '../texts/texts.ts';

/** What the frame around every page says. */
export const layoutTexts = defineTexts('layout', {
  menu: 'Menú',
  closeMenu: 'Cerrar menú',
  seeAll: 'Ver todo',
  contact: 'Contacto',
  toHome: 'Ir al inicio',
  clientPortal: 'Portal clientes',
  menuFailed: 'Ups! algo salió mal.',
  retry: 'Reintentar',
  whatThisIs:
    '{{name}} es un comparador. No es una aseguradora ni decide por ti: muestra precios y coberturas para que elijas, sin pedirte datos de contacto.',
  order:
    'Ordenamos por puntaje, de 0 a 100, y a igual puntaje por precio. Ninguna comisión ni promoción mueve un producto; el que es destacado lo dice.',
  compare: 'Comparar',
  about: 'Qué es {{name}}',
  howWeOrder: 'Cómo ordenamos',
  help: 'Ayuda',
  privacy: 'Privacidad',
  terms: 'Términos y condiciones',
  partners: 'Partners y alianzas',
  allContact: 'Todas las formas de contacto',
  demonstration: 'Los planes y precios de demostración no sirven para contratar.',
  loading: 'Cargando…',
  notFound: 'No encontramos esta página',
  notFoundReason:
    'Puede que la dirección tenga un error o que el plan ya no se ofrezca. Si llegaste por un enlace nuestro, cuéntanos en',
  nearPages: 'Quizás buscabas',
  demoAccess: 'Ud. tiene acceso Demo a esta vista',
  notice: 'Aviso',
  notices: 'Avisos',
  unread: 'Tienes avisos sin leer',
  sectionBroken: 'Esta parte no se pudo mostrar.',
  offline: 'Estás sin conexión. Ves lo último que cargaste.',
  online: 'Volvió la conexión.',
  footer: 'Pie de página',
  footerFailed: 'Falló carga de Footer',
  recommendedBy: 'Te recomienda {{name}}',
  internalTraffic: 'Tráfico Interno',
});
