/** What a browser needs of its tab, and of how the form was filled in, once a request is sent: loaded then. */
export { takeOrigin } from './request-origin.ts';
export { createAttempts } from './tab-attempts.ts';
export { signsFromForm } from './signs-of-form.ts';
