/** What a server needs of a form that was posted without script. */
export { attemptOfPost } from './posted-attempt.ts';
export { originInCookies } from './request-origin.ts';
