import { listCardInformation } from './cards.ts';
import { getChatAvailability } from './chat.ts';
import { saveProfileForm } from './forms.ts';

/** Calls that a page makes once it is shown: a browser loads what it has to know of them when it makes them. */
export const laterEndpoints = { getChatAvailability, listCardInformation, saveProfileForm };
export type LaterEndpoints = typeof laterEndpoints;
