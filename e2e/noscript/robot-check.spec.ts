import { expect, test } from '../fixtures.ts';
import { askTooMuch, robotBox, unkeptList, visitFrom } from '../robot-visitor.ts';

test.skip(process.env['COTEJO_DATA_DIR'] === undefined, 'only our own server believes who these visitors say to be');
test.use({ allowedConsoleErrors: [/401 \(Unauthorized\)/] });

test('without script who is taken for a robot is told how long to wait, and may ask again', async ({ page, request }) => {
  const address = await visitFrom(page);
  await askTooMuch(request, address);
  await page.goto(unkeptList('organizations=67'));
  await expect(robotBox(page)).toBeVisible();
  await expect(page.getByText(/se carga sola en \d+ minutos con lo que pediste/)).toBeVisible();
  await expect(page.locator('meta[http-equiv=refresh]')).toHaveAttribute('content', /^[1-9]\d*$/);
  await page.screenshot({ path: test.info().outputPath('noscript.png'), fullPage: true });
  await page.getByRole('button', { name: 'Soy humano!' }).click();
  await expect(page).toHaveURL(/organizations=67/);
  await expect(robotBox(page)).toBeVisible();
});
