import type { Page } from '@playwright/test';

/** Lets requests reach the server, whose executive has, or has no, address for meetings, and no calendar of ours. */
export async function answerWithAgenda(page: Page, url: string | null): Promise<void> {
  await page.route('**/api/leads', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({
      response,
      json: { ...answer, meetingUrl: null, dataSocio: { ...answer.dataSocio, calendly: { active: url !== null, url } } },
    });
  });
}
