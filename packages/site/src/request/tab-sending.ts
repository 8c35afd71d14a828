/** What a browser needs of its tab once a request is sent, loaded then. */
export { takeOrigin } from './request-origin.ts';
export { createAttempts } from './tab-attempts.ts';
