/** Name in an address that tells a page what to say first. */
export const noticeParameter = 'aviso';
/** What it may say. */
export const notices = { planNotFound: 'plan-no-encontrado' } as const;
