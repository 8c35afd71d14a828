import type { Page, Request } from '@playwright/test';
import { answerWithAgenda } from './answer-with-agenda.ts';
import { askFirst } from './ask-first.ts';
import { isapres } from './family.ts';
import { fillContact } from './fill-contact.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { ownEmail } from './own-email.ts';

const sent = 'Solicitud enviada. En los próximos segundos recibirás un email.';

interface Typed {
  readonly phone: string;
  readonly email: string;
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Enviar solicitud' });

async function type(page: Page, { phone, email }: Typed): Promise<void> {
  await page.getByLabel('Nombre').fill('María José Soto');
  await page.getByLabel('Teléfono').fill(phone);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
}

/** Keys that the page sends its requests under, from now on. */
function keysOf(page: Page): readonly (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/leads')) keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

const keptKeys = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('_ATTEMPT_')));

const typed = (): Typed => ({ phone: `+56 9 ${String(Date.now()).slice(-8)}`, email: ownEmail() });

test('who means to send the same words once more is told that they were received, and no mail is promised', async ({ page }) => {
  await answerWithAgenda(page, null);
  await askFirst(page, isapres);
  const keys = keysOf(page);
  const who = typed();
  await type(page, who);
  await sendButton(page).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(await keptKeys(page)).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Pedir de nuevo' }).click();
  await type(page, who);
  await sendButton(page).click();
  await expect(page.getByText('Ya la habíamos recibido')).toBeVisible();
  await expect(page.getByText(sent)).toHaveCount(0);
  await expectNoAxeViolations(page);
  expect(keys).toHaveLength(2);
  expect(keys[1]).not.toBe(keys[0]);
});

test.describe('an answer that is lost', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED/] });

  /** Lets the next request reach the server, and its answer nobody. */
  async function loseAnswer(page: Page): Promise<void> {
    await page.route(
      '**/api/leads',
      async (route) => {
        await route.fetch();
        await route.abort('failed');
      },
      { times: 1 },
    );
  }

  /** Sends what is typed twice, with the first answer lost; tells the keys. */
  async function sendTwice(page: Page, between: () => Promise<void> = async () => undefined): Promise<readonly unknown[]> {
    const keys = keysOf(page);
    await loseAnswer(page);
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Ha ocurrido un error');
    await between();
    await sendButton(page).click();
    await expect(page.getByText(sent)).toBeVisible();
    return keys;
  }

  test('leaves the request its key, also through a reload', async ({ page }) => {
    await askFirst(page, isapres);
    await fillContact(page);
    const keys = await sendTwice(page, async () => {
      await page.reload();
      // What was typed comes back with the script, which the press is meant for.
      await expect(page.getByLabel('Nombre')).not.toHaveValue('');
    });
    expect(keys[1]).toBe(keys[0]);
    expect(await keptKeys(page)).toEqual([]);
  });

  test('leaves it its key where the browser keeps nothing, and on a page without https', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
      Object.defineProperty(crypto, 'subtle', { value: undefined });
      Object.defineProperty(crypto, 'randomUUID', { value: undefined });
    });
    await askFirst(page, isapres);
    await fillContact(page);
    const keys = await sendTwice(page);
    expect(keys[1]).toBe(keys[0]);
  });
});
