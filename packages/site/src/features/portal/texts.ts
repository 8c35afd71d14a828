import { defineTexts } from '../../texts/texts.ts';

export const portalTexts = defineTexts('portal', {
  title: 'Portal clientes',
  lead: 'Elige con qué portal quieres seguir.',
  people: 'Personas',
  peopleText: 'Tus solicitudes, tu contrato y la ayuda de tu ejecutivo.',
  companies: 'Empresas',
  companiesText: 'El seguro de tus trabajadores: altas, bajas y consultas.',
  enter: 'Entrar',
});
