import { defineTexts } from '../../texts/texts.ts';

export const loginTexts = defineTexts('entrar', {
  title: 'Entrar',
  expired: 'Tu sesión venció. Entra de nuevo.',
  invalid: 'No pudimos comprobar tu acceso.',
  missing: 'Entra para ver esta página.',
  late: 'Tardó demasiado. Prueba otra vez.',
  failed: 'No pudimos abrir tu sesión.',
  noAccounts: 'Todavía no hay cuentas con clave.',
  people: 'Si ya pediste algo o contrataste, escríbenos o llámanos y lo vemos contigo.',
  companies: 'Si tu empresa te dio un enlace de acceso, ábrelo: te trae directo. Si no lo tienes, pídelo aquí.',
  contact: 'Ir a contacto',
  portals: 'Ver los portales',
  back: 'Volver a la página donde estabas',
});
