import type { Page } from '@playwright/test';

interface Agenda {
  /** Address of a calendar elsewhere; null: there is none. */
  readonly elsewhere: string | null;
  /** Own path where a meeting is booked; null: there is none. */
  readonly ours: string | null;
}

/** Lets requests reach the server, whose executive is answered with these places for meetings. */
export async function answerWithAgendas(page: Page, { elsewhere, ours }: Agenda): Promise<void> {
  await page.route('**/api/leads', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const calendly = { active: elsewhere !== null, url: elsewhere };
    await route.fulfill({
      response,
      json: { ...answer, meetingUrl: ours, dataSocio: answer.dataSocio && { ...answer.dataSocio, calendly } },
    });
  });
}

/** The same with, or without, an address elsewhere, and no calendar of ours. */
export async function answerWithAgenda(page: Page, url: string | null): Promise<void> {
  await answerWithAgendas(page, { elsewhere: url, ours: null });
}
