import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { connect } from '../packages/server/src/platform/database/connect.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../packages/server/src/platform/database/embedded-postgres.ts';
import { dataKeyText } from '../packages/server/src/platform/testing/data-keys-of-tests.ts';
import { openDatabaseDoor, type DatabaseDoor } from '../packages/server/src/platform/testing/database-door.ts';
import { comparisonOf } from './compared-plans.ts';
import { askFirst } from './ask-first.ts';
import { isapres, shownPrices } from './family.ts';
import { expect, test } from './fixtures.ts';
import { withoutDevice } from './list-calls.ts';
import { ownEmail } from './own-email.ts';
import { startServer, type RunningServer } from './running-server.ts';

/** How long the database is gone: what happens then takes no time, and only `npm run faults` waits the minute out. */
const awaySeconds = Number(process.env['FAULT_AWAY_SECONDS'] ?? 3);
const minute = 60_000;

test.describe.configure({ mode: 'default' });
test.skip(({ isMobile }) => isMobile === true, 'what the server answers is the same on every screen');
// What the form is answered while the database is gone, and what else the page asks for meanwhile.
test.use({ allowedConsoleErrors: [/status of 503/] });

/** A server whose database is a PostgreSQL of its own, which can be stopped under it. */
interface Place {
  readonly folder: string;
  readonly door: DatabaseDoor;
  readonly server: RunningServer;
  postgres: EmbeddedPostgres;
}

function openPostgres(folder: string): Promise<EmbeddedPostgres> {
  const dataDirectory = join(folder, 'database');
  return startEmbeddedPostgres({ dataDirectory, durable: true, onUnexpectedExit: () => undefined });
}

const opened: Place[] = [];

test.beforeAll(async ({}, { project }) => {
  if (project.use.isMobile === true) return;
  test.setTimeout(3 * minute);
  const folder = await mkdtemp(join(tmpdir(), 'cotejo-away-'));
  const postgres = await openPostgres(folder);
  const door = await openDatabaseDoor(postgres.url);
  const server = await startServer({
    dataDirectory: join(folder, 'server'),
    env: { DATABASE_URL: door.url, DATA_KEY: dataKeyText('away') },
  });
  opened.push({ folder, door, server, postgres });
});
test.afterAll(async () => {
  for (const { folder, door, server, postgres } of opened.splice(0)) {
    await server.stop();
    await door.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

/** Requests of an edition that are stored. */
async function stored({ postgres }: Place): Promise<number> {
  const { pool, close } = connect({ url: postgres.url, onError: () => undefined });
  try {
    return (await pool.query('select 1 from leads')).rowCount ?? 0;
  } finally {
    await close();
  }
}

const sendButton = 'Enviar solicitud';

/** Sends the form by its button; how it was answered, and under which key. */
async function send(page: Page): Promise<{ readonly status: number; readonly key: string | undefined }> {
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/leads'),
    { timeout: 30_000 },
  );
  await page.getByRole('button', { name: sendButton }).click();
  const response = await answer;
  return { status: response.status(), key: response.request().headers()['idempotency-key'] };
}

test('a form that is open while the database is away says so and keeps its text; lists and comparisons go on; the same button sends it once', async ({
  page,
  context,
}) => {
  test.setTimeout(3 * minute + awaySeconds * 1000);
  const [place] = opened;
  if (place === undefined) throw new Error('no server was started');
  const { door, server } = place;
  // While all is well somebody compares two plans.
  const visitor = await context.newPage();
  await visitor.goto(server.url + isapres);
  const codes = (await shownPrices(visitor)).map(({ code }) => code);
  const seen = server.url + comparisonOf(codes.slice(0, 2));
  expect((await visitor.goto(seen))?.status()).toBe(200);
  await visitor.close();
  await askFirst(page, server.url + isapres);
  const now = String(Date.now());
  const typed = [
    [page.getByLabel('Nombre'), 'María José Soto'],
    [page.getByLabel('Teléfono'), `+56 9 ${now.slice(-8, -4)} ${now.slice(-4)}`],
    [page.getByRole('textbox', { name: 'Email' }), ownEmail()],
  ] as const;
  for (const [field, text] of typed) await field.fill(text);
  const expectTyped = async (): Promise<void> => {
    for (const [field, text] of typed) await expect(field).toHaveValue(text);
  };
  await page.getByRole('checkbox', { name: /cuando cambie el precio/ }).check();

  // It goes while the form is being sent, after the product was read for the last time.
  let isStopped = false;
  // Stays for good, so that requests are handed over in one way for as long as the test goes on.
  await page.route('**/api/infoplanes/**', async (route) => {
    if (isStopped) return route.fallback();
    isStopped = true;
    const response = await route.fetch();
    await place.postgres.stop();
    return route.fulfill({ response });
  });
  const expectRefused = async (): Promise<void> => {
    await expect(page.getByRole('alert')).toContainText('Ha ocurrido un error');
    await expect(page.getByRole('alert')).toContainText('Lo que escribiste sigue aquí.');
    await expectTyped();
    await expect(page.getByRole('checkbox', { name: /cuando cambie el precio/ })).toBeChecked();
  };
  const refused = await send(page);
  const gone = Date.now();
  expect(refused.status).toBe(503);
  await expectRefused();
  // Pressed again while it is gone, not even the product is read.
  const unread = page.waitForResponse((response) => response.url().includes('/api/infoplanes/') && response.status() === 503);
  await page.getByRole('button', { name: sendButton }).click();
  await unread;
  await expectRefused();

  // Another visitor meanwhile, whose comparisons the server makes: list, first page and another order.
  const other = await context.newPage();
  await withoutDevice(other);
  expect((await other.goto(server.url + isapres))?.status()).toBe(200);
  const before = await shownPrices(other);
  expect(before.length).toBeGreaterThan(3);
  await other.getByRole('combobox', { name: /orden/i }).locator('visible=true').first().selectOption('precio-asc');
  await expect.poll(() => shownPrices(other)).not.toEqual(before);
  expect((await other.goto(`${server.url}/`))?.status()).toBe(200);
  // A comparison that was seen is there, from what pages keep; the coverages of others are the database's, and their page says so.
  expect((await other.goto(seen))?.status()).toBe(200);
  await expect(other.getByRole('heading', { level: 1, name: 'Compara tus 2 planes' })).toBeVisible();
  await expect(other.getByRole('columnheader').locator('visible=true')).toHaveCount(2);
  expect((await other.goto(server.url + comparisonOf(codes.slice(2, 4))))?.status()).toBe(503);
  await expect(other.getByText('No pudimos cargar lo que querías comparar.')).toBeVisible();
  await other.close();

  await sleep(Math.max(0, gone + awaySeconds * 1000 - Date.now()));
  await expectTyped();
  place.postgres = await openPostgres(place.folder);
  door.leadTo(place.postgres.url);
  expect(await stored(place)).toBe(0);
  await expect
    .poll(async () => (await fetch(`${server.url}/readyz`)).status, { message: 'the server found its database again' })
    .toBe(200);
  const taken = await send(page);
  expect(taken).toEqual({ status: 200, key: refused.key });
  await expect(page.getByText('Solicitud enviada. En los próximos segundos recibirás un email.')).toBeVisible();
  expect(await stored(place)).toBe(1);
});
