import { defineTexts } from '../texts/texts.ts';

/** What the frame around every page says. */
export const layoutTexts = defineTexts('layout', {
  menu: 'Menú',
  closeMenu: 'Cerrar menú',
  seeAll: 'Ver todo',
  contact: 'Contacto',
  clientPortal: 'Portal clientes',
  menuFailed: 'Ups! algo salió mal.',
  retry: 'Reintentar',
  recommendedBy: 'Te recomienda {{name}}',
  internalTraffic: 'Tráfico Interno',
});
