/** Every screen as a picture, to be looked at: screenshots/, not kept in the repository. */
import { expect, test } from './test';
import { endCard, playNow, playToTheEnd, takeTurn, untilAsked } from './hattari';

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };
const kinds = [
  { size: 'phone', colorScheme: 'light', locale: 'fr-FR' },
  { size: 'phone', colorScheme: 'dark', locale: 'en-GB' },
  { size: 'desk', colorScheme: 'light', locale: 'en-GB' },
  { size: 'desk', colorScheme: 'dark', locale: 'fr-FR' },
] as const;

for (const { size, colorScheme, locale } of kinds) {
  test(`screens: ${size}, ${colorScheme}, ${locale}`, { tag: '@pictures' }, async ({ browser }) => {
    const context = await browser.newContext({ viewport: sizes[size], colorScheme, locale });
    const page = await context.newPage();
    const shoot = (name: string, fullPage = false) =>
      page.screenshot({
        path: `screenshots/${size}-${colorScheme}-${locale.slice(0, 2)}-${name}.png`,
        fullPage,
      });

    await page.goto('/');
    await expect(page.getByRole('button', { name: /Jouer à Hattari|Play now: Hattari/ })).toBeEnabled();
    await shoot('home', true);
    await page.getByRole('button', { name: /Réglages|Settings/ }).click();
    await shoot('settings');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /Règles de Hattari|Rules of Hattari/ }).click();
    await expect(page.locator('.clause').first()).toBeVisible();
    await shoot('rules', true);
    await page.goto('/g/hattari');
    await expect(page.locator('.seat').first()).toBeVisible();
    await shoot('set-up', true);
    await page.goto('/');
    await page.getByRole('button', { name: /Inviter des amis à Hattari|Invite friends to Hattari/ }).click();
    await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
    await shoot('lobby', true);

    await playNow(page);
    await untilAsked(page);
    await shoot('table-look');
    await page.locator('.suspect.glow').first().click();
    await page.waitForTimeout(800);
    await shoot('table-seen');
    await expect(async () => {
      await page
        .locator('.suspect.glow')
        .first()
        .click({ timeout: 300 })
        .catch(() => undefined);
      expect(await page.locator('.asking').isVisible()).toBe(true);
    }).toPass();
    await shoot('table-ask');
    await page.getByRole('button', { name: /^(Règles|Rules)$/ }).click();
    await page.waitForTimeout(600);
    await shoot('table-rules');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(async () => {
      if ((await page.locator('.suspect.glow').count()) > 0) await takeTurn(page);
      expect(await page.locator('.suspect.culprit').count()).toBe(1);
    }).toPass({ intervals: [60], timeout: 60_000 });
    await page.waitForTimeout(2900);
    await shoot('table-reveal');
    await playToTheEnd([page]);
    await page.waitForTimeout(700);
    await shoot('end');
    await endCard(page)
      .getByRole('link', { name: /Revoir la partie|Watch it again/ })
      .click();
    await expect(page.getByRole('slider')).toBeVisible();
    for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(700);
    await shoot('replay');
    await context.close();
  });
}
