/** What a request is about, by its number (C9-78); other than the lead type that the API names (C3-57). */
export const requestTypes = [
  { id: 1, name: 'Seguros' },
  { id: 2, name: 'Planes' },
  { id: 3, name: 'Contactos' },
  { id: 4, name: 'Usuario' },
  { id: 5, name: 'MovimientoyCuenta' },
  { id: 6, name: 'Colectivos' },
  { id: 7, name: 'International Health' },
] as const;
export type RequestTypeId = (typeof requestTypes)[number]['id'];

/** What happens between an executive and who asked, as a calendar names it (C9-75). */
export const eventTypes = ['LLAMADA', 'REUNION'] as const;
export type EventType = (typeof eventTypes)[number];

/** Where a task of staff stands (C3-56). */
export const taskStatuses = ['PENDING', 'COMPLETED'] as const;
export type TaskStatus = (typeof taskStatuses)[number];
