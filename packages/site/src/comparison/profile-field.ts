/** Name of the family in the form that asks for a file: the body says it, never the address. */
export const profileField = 'perfil';
