import { insurances, isapres } from '../family.ts';
import { expect, test } from '../fixtures.ts';
import { expectWordsToBeRead } from '../read-words.ts';

const journeys = '/Comparar/Seguros-de-Viaje';

for (const width of [320, 390]) {
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the form of the profile is as wide as its card, and nothing of it is cut', async ({ page }) => {
      for (const path of [isapres, journeys]) {
        await page.goto(path);
        const card = page.locator('#perfil');
        await card.locator('summary').first().click();
        const [outer, form] = [await card.boundingBox(), await card.locator('form').boundingBox()];
        const [left, right] = [
          (form?.x ?? 0) - (outer?.x ?? 0),
          (outer?.x ?? 0) + (outer?.width ?? 0) - (form?.x ?? 0) - (form?.width ?? 0),
        ];
        expect(Math.abs(left - right), path).toBeLessThanOrEqual(1);
        expect(left, path).toBeLessThanOrEqual(20);
        const [sex, age] = [card.getByRole('group', { name: 'Tu sexo' }), card.getByLabel('Tu edad')];
        // In one line: there is room for both.
        expect((await age.boundingBox())?.y, path).toBeLessThan(((await sex.boundingBox())?.y ?? 0) + 60);
        await expectWordsToBeRead(page, path);
      }
    });

    test('filters, order and the button that sends it share the bar at the thumb', async ({ page }) => {
      for (const path of [isapres, insurances]) {
        await page.goto(path);
        const bar = page.locator('[data-bar-bottom=phone]');
        const [order, send] = [bar.getByRole('combobox'), bar.getByRole('button').last()];
        const [orderBox, sendBox] = [await order.boundingBox(), await send.boundingBox()];
        expect((sendBox?.x ?? width) + (sendBox?.width ?? 0), path).toBeLessThanOrEqual(width - 15);
        // The name of the first order is read whole: its letters, their room at both ends and the arrow.
        expect(orderBox?.width ?? 0, path).toBeGreaterThanOrEqual(145);
        await order.selectOption({ index: 1 });
        const chosen = await order.inputValue();
        await send.click();
        await expect(page).toHaveURL(new RegExp(`sort=${chosen}`));
      }
    });
  });
}
