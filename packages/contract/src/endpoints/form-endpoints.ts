import { getProfileForm } from './forms.ts';

/** Calls that a form makes once somebody uses it: a browser loads what it has to know of them then. */
export const formEndpoints = { getProfileForm };
export type FormEndpoints = typeof formEndpoints;
