/** Every screen as a picture, to be looked at: screenshots/, not kept in the repository. */
import { expect, test, type Wish } from './test';
import { endCard, atRest, untilAsked } from './people';

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };
const kinds = [
  { size: 'phone', colorScheme: 'light', locale: 'fr-FR' },
  { size: 'phone', colorScheme: 'dark', locale: 'en-GB' },
  { size: 'desk', colorScheme: 'light', locale: 'en-GB' },
  { size: 'desk', colorScheme: 'dark', locale: 'fr-FR' },
] as const;

for (const { size, colorScheme, locale } of kinds) {
  test(`screens: ${size}, ${colorScheme}, ${locale}`, { tag: '@pictures' }, async ({ browser, lay }) => {
    const context = await browser.newContext({ viewport: sizes[size], colorScheme, locale });
    const page = await context.newPage();
    const shoot = async (name: string, fullPage = false) => {
      await atRest(page);
      await page.screenshot({
        path: `screenshots/${size}-${colorScheme}-${locale.slice(0, 2)}-${name}.png`,
        fullPage,
      });
    };
    const open = async (wish: Wish) => {
      await page.goto(`/t/${await lay(page, 'hattari', { bots: 3, ...wish })}`);
      await untilAsked(page);
    };

    await page.goto('/');
    await expect(page.getByRole('button', { name: /Jouer à Hattari|Play Hattari now/ })).toBeEnabled();
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

    await open({ offers: /"look".*"look".*"look"/ });
    await shoot('table-look');
    await page.locator('.suspect.glow').first().click();
    await untilAsked(page);
    await shoot('table-seen');
    await open({ offers: /"accuse"/ });
    await page.locator('.suspect.glow').first().click();
    await expect(page.locator('.asking')).toBeVisible();
    await shoot('table-ask');
    await page.getByRole('button', { name: /^(Règles|Rules)$/ }).click();
    await shoot('table-rules');
    await open({ over: true });
    await expect(endCard(page)).toBeVisible();
    await shoot('end');
    await page.keyboard.press('Escape');
    await shoot('table-reveal');
    await page.getByRole('button', { name: /Voir la fin|See the end/ }).click();
    await endCard(page)
      .getByRole('link', { name: /Revoir la partie|Watch it again/ })
      .click();
    await expect(page.getByRole('slider')).toBeVisible();
    for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowRight');
    await shoot('replay');
  });
}
