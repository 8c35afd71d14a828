/** What the form says, where its section is, and what the address says once all is erased. */
export const eraseIntent = { name: 'intent', value: 'erase', place: 'borrar-mis-datos', done: 'borrado' } as const;
