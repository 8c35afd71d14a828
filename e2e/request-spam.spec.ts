import type { Page, Request } from '@playwright/test';
import { endpoints } from '@cotejo/contract/endpoints';
import { askFirst } from './ask-first.ts';
import { isapres } from './family.ts';
import { fillContact } from './fill-contact.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { visitFrom } from './robot-visitor.ts';

test.skip(process.env['COTEJO_DATA_DIR'] === undefined, 'only our own server believes who these visitors say to be');

// The request that is doubted writes a line of its own.
test.use({ allowedConsoleErrors: [/status of 428/] });

const { path } = endpoints.createLead;

function isLead(request: Request): boolean {
  return request.method() === 'POST' && new URL(request.url()).pathname === path;
}

/** Every request of the page, with what it was answered. */
function watchLeads(page: Page) {
  const [sent, statuses]: [Request[], number[]] = [[], []];
  page.on('request', (request) => void (isLead(request) && sent.push(request)));
  page.on('response', (response) => void (isLead(response.request()) && statuses.push(response.status())));
  return { sent, statuses };
}

/** Fills in the form of a request as a person does, whose browser asks for the moment of it meanwhile. */
async function fillInTime(page: Page): Promise<void> {
  await fillContact(page);
  await expect(page.locator('input[name=_momento]')).not.toHaveValue('');
}

test('a request whose unseen field a program filled in goes after some work, of which nobody sees anything', async ({ page }) => {
  await visitFrom(page);
  await askFirst(page, isapres);
  const { sent, statuses } = watchLeads(page);
  await fillInTime(page);
  await page.locator('input[name=sitio_web]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://ana.example';
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const began = Date.now();
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText('Solicitud enviada.')).toBeVisible();
  console.log(`doubted request, processor six times slower: ${Date.now() - began} ms from the press to the answer`);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(statuses).toEqual([428, 200]);
  const [first, second] = sent.map((request) => request.headers());
  expect(first).toMatchObject({ 'x-form-trap': 'lleno', 'x-form-stamp': expect.stringMatching(/^\d+\.[\w-]{43}$/) });
  expect(second?.['idempotency-key']).toBe(first?.['idempotency-key']);
  expect(second?.['x-request-work']).toMatch(/^[\w.-]+:[\w.]+$/);
  expect(sent.every((request) => !request.postData()?.includes('ana.example'))).toBe(true);
  await expect(page.getByText('Todavía no enviamos tu solicitud')).toHaveCount(0);
});

test('a person who takes their time sends once, and meets the unseen field nowhere', async ({ page }) => {
  await visitFrom(page);
  await askFirst(page, isapres);
  const { statuses } = watchLeads(page);
  await fillInTime(page);
  await expectNoAxeViolations(page);
  // From the first field to the button by key.
  await page.getByLabel('Nombre').focus();
  const met: string[] = [];
  for (let step = 0; step < 20 && !met.includes('Enviar solicitud'); step += 1) {
    await page.keyboard.press('Tab');
    met.push(
      await page.evaluate(() => {
        const field = document.activeElement;
        return field?.getAttribute('name') ?? field?.textContent ?? '';
      }),
    );
  }
  expect(met).toContain('Enviar solicitud');
  expect(met).not.toContain('sitio_web');
  expect(await page.getByRole('main').ariaSnapshot()).not.toContain('sitio_web');
  // Nobody fills in a form in less.
  await page.waitForTimeout(2_100);
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText('Solicitud enviada.')).toBeVisible();
  expect(statuses).toEqual([200]);
});
