import { href, requestTab } from '../paths.ts';
import { fragmentFolder } from './fragment-paths.ts';

/**
 * Ways to somewhere else, forms, and what is one person's alone: search engines are told to leave them, and browsers keep none
 * of them. Written as robots.txt does: `*` is anything, `$` ends a path that others begin with.
 */
export const closedPaths = [
  '/api/',
  '/url/',
  fragmentFolder,
  '/Compra-Online/',
  '/planSI/',
  '/comparar/',
  '/ref$',
  '/ref?',
  '/ref/',
  '/v1$',
  '/v1?',
  href('travelAssistance', {}),
  '/preview$',
  '/preview?',
  '/preview/',
  '/chatbot/',
  '/buscar$',
  '/buscar?',
  '/Feedback$',
  '/Feedback?',
  '/reunion/',
  '/atender/',
  '/Consentimientos$',
  '/Consentimientos?',
  '/Retirar-solicitud$',
  '/Retirar-solicitud?',
  href('login', {}),
  `/*/${requestTab}$`,
  `/*/${requestTab}?`,
] as const;
