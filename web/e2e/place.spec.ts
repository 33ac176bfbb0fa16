/** People who come together: the open tables, a clock, a move taken back; two browsers each. */
import { person, tableOf, untilSettled } from './people';
import { expect, test, type Browser, type Lay, type Page, type Wish } from './test';

/** Returns the seat that has the turn. */
async function acting(page: Page, id: string): Promise<number> {
  const feed = await page.request.get(`/api/tables/${id}/feed?seat=0`);
  const { updates } = (await feed.json()) as { updates: { turn: { acting: number[] } }[] };
  return updates[0]?.turn.acting[0] ?? -1;
}

/** Sets a table for two people and opens it in two pages. */
async function twoAt(browser: Browser, lay: Lay, wish: Wish): Promise<[Page, Page, string]> {
  const lea = await person(browser, 'Léa');
  const tom = await person(browser, 'Tom');
  const id = await lay([lea, tom], 'hattari', wish);
  for (const page of [lea, tom]) {
    await page.clock.install();
    await page.goto(`/t/${id}`);
    await expect(page.getByRole('region', { name: 'Les joueurs' })).toBeVisible();
    await untilSettled(page);
  }
  return [lea, tom, id];
}

test('a game against bots is found by somebody else, who takes over a bot’s seat', async ({ browser }) => {
  const lea = await person(browser, 'Léa');
  const tom = await person(browser, 'Tom');
  await lea.goto('/');
  await lea.getByRole('link', { name: 'Trouver une table ouverte' }).click();
  await expect(lea.getByRole('status').filter({ hasText: /ici|là/ })).toBeVisible();
  await lea.getByRole('button', { name: 'Jouer à Top Hat contre des bots' }).click();
  await expect(lea).toHaveURL(/\/t\//);
  const id = tableOf(lea);

  await tom.goto('/tables');
  const row = tom.getByRole('listitem').filter({ has: tom.locator(`a[href="/t/${id}"]`) });
  await expect(row).toContainText('Léa');
  await row.getByRole('button', { name: /S’asseoir/ }).click();
  await expect(tom).toHaveURL(new RegExp(id));
  await expect(lea.getByRole('region', { name: 'Les joueurs' })).toContainText('Tom');
  await expect(tom.getByRole('region', { name: 'Les joueurs' })).toContainText('Vous');

  // A third who watches talks to nobody who plays.
  const zoe = await person(browser, 'Zoé');
  await zoe.goto(`/t/${id}`);
  await zoe.getByRole('button', { name: 'Spectateurs' }).click();
  await zoe.getByRole('textbox', { name: 'Écrire un message…' }).fill('Joli chapeau');
  await zoe.getByRole('button', { name: 'Envoyer' }).click();
  await expect(zoe.getByRole('log', { name: 'Discussion' })).toContainText('Joli chapeau');
  await expect(lea.getByRole('log', { name: 'Discussion' })).not.toContainText('Joli chapeau');
});

test('a friend who follows the link late takes over a bot’s seat at a private table', async ({
  browser,
  lay,
}) => {
  const lea = await person(browser, 'Léa');
  const tom = await person(browser, 'Tom');
  const id = await lay(lea, 'hattari', { bots: 3, offers: /"look"/ });
  await lea.goto(`/t/${id}`);
  await tom.goto(`/t/${id}`);
  await tom.getByRole('button', { name: /^Prendre la place de / }).click();
  await expect(tom.getByRole('region', { name: 'Les joueurs' })).toContainText('Vous');
  await expect(lea.getByRole('region', { name: 'Les joueurs' })).toContainText('Tom');
  await expect(lea.getByRole('log', { name: 'Journal' })).toContainText(/Tom prend la place de .* \(bot\)\./);
});

test('a table for two is set up with a pace, and everybody sees its clocks', async ({ browser }) => {
  const lea = await person(browser, 'Léa');
  const tom = await person(browser, 'Tom');
  await lea.goto('/g/hattari');
  await lea.getByRole('radio', { name: '2 joueurs' }).check({ force: true });
  await lea.getByLabel('Place 2').first().selectOption('open');
  await lea.getByText('Plus d’options').click();
  await lea.getByLabel('Temps de réflexion').selectOption('lively');
  await lea.getByRole('button', { name: 'Ouvrir la table' }).click();
  await expect(lea.getByRole('img', { name: /Code QR/ })).toBeVisible();
  await tom.goto(`/t/${tableOf(lea)}`);
  await tom.getByRole('button', { name: 'S’asseoir à cette table' }).click();
  await expect(lea.getByRole('button', { name: 'Retirer Tom de la table' })).toBeVisible();
  await lea.getByRole('button', { name: 'Commencer la partie' }).click();
  for (const page of [lea, tom]) {
    const plates = page.getByRole('region', { name: 'Les joueurs' });
    await expect(plates.locator('.clock')).toHaveText([/[01]:\d\d/, /[01]:\d\d/]);
    await expect(plates.locator('.clock.running')).toHaveCount(1);
  }
});

test('the clock that runs goes down', async ({ browser, lay }) => {
  const [lea] = await twoAt(browser, lay, { pace: 'relaxed' });
  // The test controls the clock from here on.
  await lea.clock.pauseAt(Date.now() + 60_000);
  const running = lea.locator('.players .clock.running');
  const left = async () => {
    const [, minutes, seconds] = /(\d):(\d\d)/.exec((await running.textContent()) ?? '') ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  const before = await left();
  await lea.clock.fastForward(20_000);
  const passed = before - (await left());
  expect(passed).toBeGreaterThan(15);
  expect(passed).toBeLessThan(25);
});

test('a move is taken back when the other agrees', async ({ browser, lay }) => {
  const [lea, tom, id] = await twoAt(browser, lay, { options: { first: '0' }, offers: /"accuse"/ });
  await accuse(lea);
  await expect(lea.getByRole('button', { name: 'Reprendre mon coup' })).toBeVisible();
  await lea.getByRole('button', { name: 'Reprendre mon coup' }).click();
  await expect(tom.getByRole('alert')).toContainText('voudrait reprendre son coup');
  await tom.getByRole('button', { name: 'D’accord' }).click();
  await expect(lea.getByRole('log', { name: 'Journal' })).toContainText('Vous reprenez votre coup.');
  await expect(tom.getByRole('log', { name: 'Journal' })).toContainText('reprend son coup.');
  expect(await acting(lea, id)).toBe(0);
  // What may be taken back is written below the rules.
  await tom.getByRole('button', { name: 'Règles', exact: true }).click();
  const rules = tom.getByRole('dialog', { name: 'Règles de Hattari' });
  await expect(rules.getByRole('heading', { name: 'Reprendre un coup' })).toBeVisible();
  await expect(rules).toContainText('si le coup n’a rien montré à personne');
});

test('a move that showed something is never offered to be taken back', async ({ browser, lay }) => {
  const [lea] = await twoAt(browser, lay, { options: { first: '0' }, offers: /"look"/ });
  const offer = lea.getByRole('button', { name: 'Reprendre mon coup' });
  for (let look = 0; look < 2; look++) {
    await lea.locator('.suspect.glow').first().click();
    await untilSettled(lea);
    await expect(offer).toBeHidden();
  }
  await lea.getByRole('button', { name: 'Laisser tout en place' }).click();
  await expect(offer).toBeVisible();
});

test('everybody is told who leaves the table and who is back', async ({ browser, lay }) => {
  const [lea, tom, id] = await twoAt(browser, lay, { bots: 1 });
  const log = lea.getByRole('log', { name: 'Journal' });
  const plate = lea.locator('.players li').filter({ hasText: 'Tom' });
  await tom.getByRole('button', { name: 'Réglages' }).click();
  await tom.getByRole('button', { name: 'Quitter la table' }).click();
  await expect(tom).toHaveURL(/\/$/);
  const left = 'Tom quitte la table : un bot joue à sa place.'.replace(' :', '\u00a0:');
  await expect(lea.getByRole('status').filter({ hasText: left })).toBeVisible();
  await expect(log).toContainText(left);
  await expect(plate).toContainText('bot pour');
  await tom.goto(`/t/${id}`);
  await tom.getByRole('button', { name: 'Reprendre ma place' }).click();
  await expect(lea.getByRole('status').filter({ hasText: 'Tom est de retour.' })).toBeVisible();
  await expect(log).toContainText('Tom est de retour.');
  await expect(plate).not.toContainText('bot pour');
});

async function accuse(page: Page): Promise<void> {
  await page.locator('.suspect.glow').first().click();
  await page.locator('.asking').getByRole('button').first().click();
}

test.describe('with a clock that is moved on', () => {
  test.use({ alone: true });

  test('who thinks long is nudged, and who is gone is waited for, stood in for and comes back', async ({
    browser,
    lay,
  }) => {
    // It is Tom's turn.
    const [lea, tom, id] = await twoAt(browser, lay, { pace: 'lively', seat: 1, offers: /"look"/ });
    const pass = async (seconds: number) => {
      await lea.request.post('/test/clock', { data: { seconds } });
      await lea.clock.fastForward(seconds * 1000);
    };
    await lea.clock.fastForward(31_000);
    await lea.getByRole('button', { name: 'Faire signe à Tom' }).click();
    await expect(tom.getByRole('log', { name: 'Discussion' })).toContainText(/On vous attend/);

    await tom.close();
    await expect(lea.getByText(/Tom n’est pas là. On attend encore \d+\sseconde/)).toBeVisible();
    await expect(lea.getByRole('button', { name: /Laisser un bot/ })).toBeHidden();
    // The clock expires. A bot makes this one move, and Tom keeps the seat.
    await pass(95);
    await expect(lea.getByRole('log', { name: 'Journal' })).toContainText(
      'Temps écoulé : un bot a joué ce coup pour Tom.'.replace(' :', '\u00a0:'),
    );
    await lea.getByRole('button', { name: 'Laisser un bot jouer pour Tom' }).click();
    await lea.getByRole('button', { name: 'Attendre' }).click();
    await lea.getByRole('button', { name: 'Laisser un bot jouer pour Tom' }).click();
    await lea.getByRole('button', { name: 'Oui, un bot' }).click();
    await expect(lea.getByText('Tom n’est plus là.')).toBeHidden();

    const back = await tom.context().newPage();
    await back.goto(`/t/${id}`);
    await back.getByRole('button', { name: 'Reprendre ma place' }).click();
    await expect(back.getByRole('button', { name: 'Reprendre ma place' })).toBeHidden();
    await expect(lea.locator('.players .clock')).toHaveCount(2);
    await expect(lea.getByRole('log', { name: 'Journal' })).toContainText('Tom est de retour.');
  });
});

test('open tables are found by game, language and pace, and the host decides who stays', async ({
  browser,
}) => {
  const lea = await person(browser, 'Léa');
  const tom = await person(browser, 'Tom', 'en-GB');
  await lea.goto('/g/hattari');
  await lea.getByRole('radio', { name: '2 joueurs' }).check({ force: true });
  await lea.getByLabel('Place 2').first().selectOption('open');
  await lea.getByText('Plus d’options').click();
  await lea.getByLabel('Temps de réflexion').selectOption('threeDays');
  await lea.getByRole('checkbox', { name: 'Table ouverte à tous' }).check();
  await lea.getByRole('button', { name: 'Ouvrir la table' }).click();
  await expect(lea.getByRole('img', { name: /Code QR/ })).toBeVisible();
  const id = tableOf(lea);

  await tom.goto('/tables');
  const row = tom.getByRole('listitem').filter({ has: tom.locator(`a[href="/t/${id}"]`) });
  await expect(row).toContainText('3 days per move · French · 1\u00a0free seat');
  const pick = (by: string, what: string) => tom.getByLabel(by).selectOption(what);
  for (const [by, right, wrong] of [
    ['Game', 'Hattari', 'Hunch'],
    ['Language', 'French', 'English'],
    ['Pace', '3 days per move', 'lively'],
  ] as const) {
    await pick(by, wrong);
    await expect(row).toBeHidden();
    await pick(by, right);
    await expect(row).toBeVisible();
  }

  await row.getByRole('button', { name: /Sit down/ }).click();
  await expect(tom.getByRole('button', { name: 'Stand up' })).toBeVisible();
  await lea.getByRole('button', { name: 'Retirer Tom de la table' }).click();
  const sentOff = tom.getByText('You no longer have a seat at this table.');
  await expect(sentOff).toBeVisible();
  await tom.getByRole('button', { name: 'Sit down at this table' }).click();
  await expect(lea.getByRole('button', { name: 'Retirer Tom de la table' })).toBeVisible();
  await expect(sentOff).toBeHidden();
  await tom.getByRole('button', { name: 'Stand up' }).click();
  await expect(lea.getByRole('button', { name: 'Retirer Tom de la table' })).toBeHidden();
  await expect(tom.getByRole('button', { name: 'Sit down at this table' })).toBeVisible();
  await expect(sentOff).toBeHidden();

  // Anybody's program may come too, and is called a bot to everybody.
  const made = await tom.request.post('/api/bots', { data: { name: 'Robby' } });
  const { token } = (await made.json()) as { token: string };
  const seated = await tom.request.post(`/api/tables/${id}/seats`, {
    data: { name: 'Robby' },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(seated.ok()).toBe(true);
  for (const page of [lea, tom]) await expect(page.getByText('Bot Robby')).toBeVisible();

  await tom.goto('/tables');
  await expect(row).toBeVisible();
  await lea.getByText('Plus d’options').click();
  await lea.getByRole('checkbox', { name: 'Table ouverte à tous' }).uncheck();
  await expect(row).toBeHidden();
});
