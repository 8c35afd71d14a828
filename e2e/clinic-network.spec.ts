import type { Route } from '@playwright/test';
import { isapres } from './family.ts';
import { expect, test } from './fixtures.ts';

test('B2.9-09 B4-44 B9-39 while what is paid at a clinic is on its way, the network says so beside a sign that turns', async ({
  page,
}) => {
  await page.goto(isapres);
  const path = await page
    .getByRole('link', { name: /^Ver detalle/ })
    .first()
    .getAttribute('href');
  await page.goto(path ?? '');
  const network = page.locator('#clinicas');
  await expect(page.getByRole('button', { name: /^Comparar / }).first()).toBeVisible();
  const held: Route[] = [];
  await page.route(/\/coverageOrganization\/[^/]+\/coverages/, (route) => {
    held.push(route);
  });
  await network.getByRole('listitem').getByRole('link').first().click();
  const loading = network.getByRole('status').filter({ hasText: 'Cargando Clínicas' });
  await expect(loading).toBeVisible();
  await expect(loading.locator('svg')).toHaveClass(/animate-spin/);
  await Promise.all(held.map((route) => route.continue()));
  await expect(network.getByRole('heading', { name: /^Tu clínica/ })).toBeVisible();
  await expect(loading).toHaveCount(0);
  // Its panels scroll within 300 pixels.
  const heights = await network
    .locator('details ul')
    .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).maxHeight));
  expect(new Set(heights)).toEqual(new Set(['300px']));
});
