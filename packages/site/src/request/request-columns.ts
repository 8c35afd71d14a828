/** What is to be done, and on a wide screen beside it what helps with it; on a narrow one that comes after. */
export const requestColumns = 'mx-auto grid max-w-text items-start gap-6 *:min-w-0 lg:max-w-none lg:grid-cols-2 lg:gap-7';
