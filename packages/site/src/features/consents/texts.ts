import { defineTexts } from '../../texts/texts.ts';

export const consentsTexts = defineTexts('consentimientos', {
  title: 'Lo que aceptaste',
  about: 'Con tu solicitud de {{product}}, de {{organization}}.',
  aboutSubject: 'Con tu solicitud: {{product}}.',
  request: 'Responder tu solicitud',
  requestText: 'Usamos tus datos para responderla porque la pediste. Si no quieres que te contacten, retírala.',
  takenBack: 'La retiraste: nadie te contacta por ella.',
  withdrawal: 'Retirar esta solicitud',
  'price-alerts': 'Avisos de precio',
  offers: 'Ofertas de {{recipient}}',
  insurer: 'Entregar tus datos a {{recipient}}',
  given: 'Lo aceptaste el {{day}}.',
  withdrawn: 'Lo retiraste el {{day}}.',
  never: 'No lo aceptaste.',
  withdraw: 'Retirar',
  give: 'Aceptar',
  'withdraw.label': 'Retirar: {{purpose}}',
  'give.label': 'Aceptar: {{purpose}}',
  changed: 'Listo, ya vale.',
  failed: 'No pudimos guardar el cambio. Intenta de nuevo en un momento.',
  effect: 'Retirar vale desde ahora, en todas tus solicitudes. Lo hecho antes sigue siendo válido.',
});
