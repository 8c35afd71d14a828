import type { PathPattern } from './path-pattern.ts';

/** Ways in and out: contact, portals, search, links that lead on. */
export const entryPaths = {
  contact: '/contacto',
  clientPortal: '/portal-clientes',
  login: '/login',
  quote: '/Cotizar',
  referrer: '/ref/:id?',
  preview: '/preview/:id?',
  profileGenerator: '/v1',
  travelAssistance: '/Asistencia-en-Viaje',
  chatbot: '/chatbot/:key',
  feedback: '/Feedback',
  meeting: '/reunion/:token',
  consents: '/Consentimientos',
  withdrawal: '/Retirar-solicitud',
  assignedRequest: '/atender/:token',
  search: '/buscar',
} as const satisfies Record<string, PathPattern>;
