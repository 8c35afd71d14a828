import { createHash } from 'node:crypto';
import { endpoints } from '@cotejo/contract/endpoints';
import type { Page, Route } from '@playwright/test';
import { isapres, openerOf } from './family.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { open } from './walks.ts';

const scripts = /[/]validation[/]/;
const forms = /[/]api[/]profile-form[/]form/;
const young = 'Para contratar, quien paga debe tener 18 años o más.';

const editorOf = (page: Page) => page.getByRole('dialog', { name: 'Quiénes se asegurarán?' });

/** Sends the profile's form with one person of an age. */
async function sendAge(page: Page, age: string): Promise<void> {
  const editor = editorOf(page);
  if (!(await editor.isVisible())) await openerOf(page).click();
  await editor.getByLabel('Tu edad').fill(age);
  await editor.getByRole('button', { name: 'Comparar' }).click();
}

/** Lines of the page's log about a script. */
function logOf(page: Page): readonly string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().includes('validation script')) lines.push(message.text());
  });
  return lines;
}

/** The form works, whatever became of its script: the profile that it would have refused is saved. */
async function expectTaken(page: Page, age: string): Promise<void> {
  await expect(editorOf(page)).toBeHidden();
  await expect(page.locator('#perfil')).toContainText(age);
}

test('B5-31, B5-32, B7-21, B7-23, B8-07, C5-06 the sentence of the script stands under the form, until the profile is valid', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^[/](validation|api[/]profile-form)[/]/.test(pathname)) asked.push(pathname);
  });
  await open(page, isapres);
  expect(asked, 'nobody who opens no form loads anything of it').toEqual([]);
  await sendAge(page, '17');
  const editor = editorOf(page);
  await expect(editor.getByRole('alert').filter({ hasText: young })).toBeVisible();
  await expect(editor.getByText('Perfil inválido')).toHaveCount(0);
  expect(new Set(asked)).toEqual(new Set(['/api/profile-form/form', '/validation/valid-ages.js']));
  expect(await page.evaluate(() => Object.keys(window.validationScripts ?? {}))).toEqual(['valid-ages']);
  await expectNoAxeViolations(page, 'dialog[open]');
  await sendAge(page, '34');
  await expectTaken(page, '34');
});

test('C5-07 a spouse of 17 is refused by the script, and not one of 18', async ({ page }) => {
  await open(page, isapres);
  await openerOf(page).click();
  const editor = editorOf(page);
  await editor.getByLabel('Tu edad').fill('34');
  await editor.getByRole('button', { name: 'Agregar carga' }).click();
  await editor.locator('[name="cargas.0.parentesco"]').selectOption({ label: 'Cónyuge' });
  await editor.locator('[name="cargas.0.edad"]').fill('17');
  await editor.getByRole('button', { name: 'Comparar' }).click();
  await expect(editor.getByText('Tu cónyuge debe tener 18 años o más: revisa su edad o su parentesco.')).toBeVisible();
  await editor.locator('[name="cargas.0.edad"]').fill('18');
  await editor.getByRole('button', { name: 'Comparar' }).click();
  await expect(editor).toBeHidden();
});

test('B7-22 the script is read from the registry by the base name of its file', async ({ page }) => {
  await open(page, isapres);
  await openerOf(page).click();
  await page.waitForFunction(() => window.validationScripts !== undefined);
  await page.evaluate(() => {
    window.validationScripts = { ...window.validationScripts, other: () => 'de otro' };
  });
  await sendAge(page, '17');
  await expect(editorOf(page).getByText(young)).toBeVisible();
});

/** The form names a script otherwise than the server does. */
async function naming(page: Page, change: Readonly<Record<string, string | null>>): Promise<void> {
  await page.route(forms, async (route) => {
    const response = await route.fetch();
    const { data } = endpoints.getProfileForm.responses[200].parse(await response.json());
    await route.fulfill({ response, json: { data: { profileForm: { ...data.profileForm, ...change } } } });
  });
}

/** A script of the test's own in place of ours, with its own hash. */
async function replacing(page: Page, text: string): Promise<void> {
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  await naming(page, { validationScriptIntegrity: integrity });
  await page.route(scripts, (route) => route.fulfill({ contentType: 'text/javascript', body: text }));
}

const registering = (name: string, validate: string): string => `window.validationScripts = { '${name}': ${validate} };`;
const answering = (answer: Parameters<Route['fulfill']>[0]) => (page: Page) =>
  page.route(scripts, (route) => route.fulfill(answer));

/** What becomes of the script, and how the log tells of it. */
const faults: readonly (readonly [name: string, bring: (page: Page) => Promise<unknown>, logged: string])[] = [
  ['B5-33, B8-11 is missing', answering({ status: 404 }), 'is missing (404)'],
  ['is blocked', (page) => page.route(scripts, (route) => route.abort()), 'cannot be reached'],
  ['never comes', (page) => page.route(scripts, () => undefined), 'did not come in time'],
  [
    'is altered',
    answering({ contentType: 'text/javascript', body: registering('valid-ages', "() => 'de otro'") }),
    'is not what its hash says, or is no script',
  ],
  ['is too large', answering({ contentType: 'text/javascript', body: '/'.repeat(20_001) }), 'is too large'],
  [
    'is from elsewhere',
    (page) => naming(page, { validationScriptUrl: 'https://otro.example/validation/valid-ages.js' }),
    'is none of our own',
  ],
  ['is another file of ours', (page) => naming(page, { validationScriptUrl: '/sw.js' }), 'is none of our own'],
  ['has no hash', (page) => naming(page, { validationScriptIntegrity: null }), 'has no hash'],
  [
    'registers another name',
    (page) => replacing(page, registering('other', "() => 'de otro'")),
    'is not registered as valid-ages',
  ],
  ['fails', (page) => replacing(page, registering('valid-ages', "() => { throw new Error('roto'); }")), 'failed: roto'],
  [
    'answers something else',
    (page) => replacing(page, registering('valid-ages', '() => ({})')),
    'answered neither a sentence nor null',
  ],
];

test.describe('a script that', () => {
  // The browser writes a line of its own for what is not there, was refused, or is not what its hash says.
  // What no script refused the server does, where it is counted.
  test.use({ allowedConsoleErrors: [/status of (?:404|422)|ERR_FAILED|digest/] });

  for (const [name, bring, logged] of faults) {
    test(`${name} is not run and logged once, and the form works`, async ({ page }) => {
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('otro.example')) elsewhere.push(request.url());
      });
      const lines = logOf(page);
      await bring(page);
      await open(page, isapres);
      for (const age of ['17', '16']) {
        await sendAge(page, age);
        await expectTaken(page, age);
      }
      expect(lines).toEqual([expect.stringContaining(logged)]);
      expect(elsewhere).toEqual([]);
    });
  }
});

test("B8-07 a script that says only that a profile is invalid shows 'Perfil inválido'", async ({ page }) => {
  await replacing(page, registering('valid-ages', "() => ''"));
  await open(page, isapres);
  await sendAge(page, '34');
  await expect(editorOf(page).getByRole('alert').filter({ hasText: 'Perfil inválido' })).toBeVisible();
});

test("B5-28, B5-29, B5-30 Colombia's scripts ask for ten employees and for an EPS", async ({ page, baseURL }) => {
  const origin = `http://colombia.localhost:${new URL(baseURL ?? '').port}`;
  await open(page, `${origin}/Comparar/Medicina-Prepagada`);
  await openerOf(page).click();
  // The form itself asks for the EPS first.
  await editorOf(page).getByLabel('Tu EPS').selectOption({ label: 'EPS Sanitas' });
  await sendAge(page, '17');
  await expect(editorOf(page).getByText(young)).toBeVisible();
  const said = await page.evaluate(async () => {
    const script = Object.assign(document.createElement('script'), { type: 'module', src: '/validation/colombian-company.js' });
    const loaded = new Promise((done) => script.addEventListener('load', done));
    document.head.append(script);
    await loaded;
    const { 'colombian-health': health, 'colombian-company': company } = window.validationScripts ?? {};
    return [
      ...['notengo', null, 'EPS005'].map((epsActual) => health?.({ cotizante: [{ edad: 34, epsActual }] })),
      ...[9, 10].map((cantidadempleados) => company?.({ cantidadempleados })),
    ];
  });
  expect(said).toEqual([
    'Este plan se suma a tu EPS y no la reemplaza: para contratarlo necesitas tener una.',
    'Elige tu EPS.',
    null,
    'En Colombia, los planes para empresas son desde 10 empleados.',
    null,
  ]);
});

test('an edit while a profile is checked is what counts: the older answers are not saved, and the next press sends these', async ({
  page,
}) => {
  const held: (() => void)[] = [];
  await page.route(forms, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await open(page, isapres);
  await sendAge(page, '34');
  const editor = editorOf(page);
  const button = editor.getByRole('button', { name: 'Comparar' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await editor.getByLabel('Tu edad').fill('35');
  await expect(button).toHaveAttribute('aria-busy', 'false');
  held.forEach((letGo) => letGo());
  await page.waitForFunction(() => window.validationScripts !== undefined);
  await expect(editor).toBeVisible();
  await sendAge(page, '17');
  const refusal = editor.getByRole('alert').filter({ hasText: young });
  await expect(refusal).toBeVisible();
  await editor.getByLabel('Tu edad').fill('35');
  await expect(refusal).toHaveCount(0);
  await button.click();
  await expectTaken(page, '35');
});
