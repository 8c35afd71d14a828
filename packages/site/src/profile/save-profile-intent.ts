/** Field that tells the action what a posted form asks for. */
export const saveProfileIntent = { name: 'intent', value: 'profile' } as const;
