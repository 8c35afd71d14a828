import { defineTexts } from '../../texts/texts.ts';

export const requestTexts = defineTexts('solicitud', {
  pageTitle: 'Solicitar {{product}}, {{organization}}',
  title: 'Solicitar más información',
  lead: 'Un ejecutivo te responde por el medio que elijas. Nadie más recibe tus datos.',
  purchaseTitle: 'Contratar {{product}}',
  purchaseLead: 'La compra en línea se completa con un ejecutivo por ahora. Nadie más recibe tus datos.',
  howToPay: 'Cómo se paga',
  seeHowToPay: 'Ver cómo se paga',
  hidePayment: 'Volver sin ver el pago',
  methods: 'Puedes pagar con:',
  prepaid: '{{method}} de prepago',
  noMethods: 'Este producto no se paga en línea: el ejecutivo te dice cómo.',
  unknownMethods: 'No pudimos traer los medios de pago. Vuelve a cargar la página en un momento.',
});
