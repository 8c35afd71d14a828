/** Groups of calls in the order in which the specification tells them (C §7), as `/api/docs` shows them. */
export const endpointGroups = [
  'Versión, usuarios y sesión',
  'Pagos',
  'Datos generales',
  'Planes y comparación',
  'Detalle de un producto',
  'Formularios y contenido',
  'Organizaciones',
  'Opiniones',
  'Menú, mapas y artículos',
  'Contenido de países',
  'Chat',
  'Contacto, enlaces y operación',
  'Solicitudes',
] as const;
export type EndpointGroup = (typeof endpointGroups)[number];
