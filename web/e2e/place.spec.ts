/** People who come together: the open tables, a clock, a move taken back; two browsers each. */
import { person, tableOf } from './people';
import { expect, test, type Browser, type Page } from './test';

type Update = { seq: number; turn: { acting: number[] }; moves: { type: string }[] };

/** Makes a seat's first legal move by the API, as its person; answers which kind it was. */
async function playFirst(page: Page, seat: number, id: string): Promise<string> {
  const feed = await page.request.get(`/api/tables/${id}/feed?seat=${seat}`);
  const { updates } = (await feed.json()) as { updates: Update[] };
  const { seq, moves } = updates[0] as Update;
  const move = moves[0] as { type: string };
  const played = await page.request.post(`/api/tables/${id}/moves`, {
    data: { seat, seq, id: `e2e-${seq}-${seat}`, move },
  });
  expect(played.ok()).toBe(true);
  return move.type;
}

async function asked(page: Page, seat: number, id: string): Promise<number[]> {
  const feed = await page.request.get(`/api/tables/${id}/feed?seat=${seat}`);
  return ((await feed.json()) as { updates: Update[] }).updates[0]?.turn.acting ?? [];
}

/** Two people at a table of a game, set up by hand at a pace. */
async function twoAt(browser: Browser, game: string, pace: string): Promise<[Page, Page, string]> {
  const lea = await person(browser, 'Léa');
  const tom = await person(browser, 'Tom');
  await lea.goto(`/g/${game}`);
  await lea.getByRole('radio', { name: '2 joueurs' }).check({ force: true });
  await lea.getByLabel('Place 2').first().selectOption('open');
  await lea.getByLabel('Temps de réflexion').selectOption(pace);
  await lea.getByRole('button', { name: 'Ouvrir la table' }).click();
  await expect(lea.getByRole('img', { name: /Code QR/ })).toBeVisible();
  const id = tableOf(lea);
  await tom.goto(`/t/${id}`);
  await tom.getByRole('button', { name: 'S’asseoir à cette table' }).click();
  await expect(lea.getByRole('button', { name: 'Retirer Tom de la table' })).toBeVisible();
  await lea.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect(lea.getByRole('region', { name: 'Les joueurs' })).toBeVisible();
  await expect(tom.getByRole('region', { name: 'Les joueurs' })).toBeVisible();
  return [lea, tom, id];
}

test('a game against bots is found by somebody else, who takes over a bot’s seat', async ({ browser }) => {
  const lea = await person(browser, 'Léa');
  const tom = await person(browser, 'Tom');
  await lea.goto('/');
  await lea.getByRole('link', { name: 'Jouer avec qui est là' }).click();
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

test('everybody sees the clocks, and the one that runs goes down', async ({ browser }) => {
  const [lea, tom] = await twoAt(browser, 'hattari', 'lively');
  for (const page of [lea, tom]) {
    const clocks = page.getByRole('list', { name: 'Pendules' });
    await expect(clocks).toBeVisible();
    await expect(clocks).toContainText(/[01]:\d\d/);
    await expect(clocks.locator('.running')).toHaveCount(1);
  }
  const running = lea.getByRole('list', { name: 'Pendules' }).locator('.running');
  const left = async () => {
    const [, minutes, seconds] = /(\d):(\d\d)/.exec((await running.textContent()) ?? '') ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  const before = await left();
  await expect.poll(left, { timeout: 20_000 }).toBeLessThan(before);
});

test('a move is taken back when the other agrees', async ({ browser }) => {
  const [lea, tom, id] = await twoAt(browser, 'hattari', 'none');
  const people = [lea, tom];
  let last = -1;
  for (let i = 0; i < 40; i++) {
    const seat = (await asked(lea, 0, id))[0] ?? 0;
    const kind = await playFirst(people[seat] as Page, seat, id);
    const next = (await asked(lea, 0, id))[0];
    if (kind === 'accuse' && next !== seat) {
      last = seat;
      break;
    }
  }
  const [asking, answering] = last === 0 ? [lea, tom] : [tom, lea];
  await asking.getByRole('button', { name: 'Reprendre mon coup' }).click();
  await expect(answering.getByRole('alert')).toContainText('voudrait reprendre son coup');
  await answering.getByRole('button', { name: 'D’accord' }).click();
  await expect(asking.getByRole('log', { name: 'Journal' })).toContainText('Vous reprenez votre coup.');
  await expect(answering.getByRole('log', { name: 'Journal' })).toContainText('reprend son coup.');
  expect(await asked(lea, 0, id)).toEqual([last]);
  // What may be taken back is written below the rules.
  await answering.getByRole('button', { name: 'Règles', exact: true }).click();
  const rules = answering.getByRole('dialog', { name: 'Règles de Hattari' });
  await expect(rules.getByRole('heading', { name: 'Reprendre un coup' })).toBeVisible();
  await expect(rules).toContainText('ni tirage, ni décision d’un autre');
});

test('who thinks long is nudged, and who is gone is waited for, stood in for and comes back', async ({
  browser,
}) => {
  const pair = await twoAt(browser, 'hattari', 'lively');
  const [, , id] = pair;
  const slow = (await asked(pair[0], 0, id))[0] ?? 0;
  const [here, gone] = slow === 0 ? [pair[1], pair[0]] : [pair[0], pair[1]];
  const name = slow === 0 ? 'Léa' : 'Tom';
  await here.getByRole('button', { name: `Faire signe à ${name}` }).click({ timeout: 60_000 });
  await expect(gone.getByRole('log', { name: 'Discussion' })).toContainText(/On vous attend/);

  await gone.close();
  await expect(
    here.getByText(new RegExp(`${name} n’est pas là. On attend encore \\d+\\sseconde`)),
  ).toBeVisible();
  await expect(here.getByRole('button', { name: /Laisser un bot/ })).toBeHidden();
  // Time runs out: a bot makes this one move, and the seat stays whose it was.
  await expect(here.getByRole('log', { name: 'Journal' })).toContainText(
    `Temps écoulé : un bot a joué ce coup pour ${name}.`.replace(' :', '\u00a0:'),
    { timeout: 120_000 },
  );
  await here.getByRole('button', { name: `Laisser un bot jouer pour ${name}` }).click();
  await here.getByRole('button', { name: 'Attendre' }).click();
  await here.getByRole('button', { name: `Laisser un bot jouer pour ${name}` }).click();
  await here.getByRole('button', { name: 'Oui, un bot' }).click();
  await expect(here.getByText(`${name} n’est plus là.`)).toBeHidden();

  const back = await gone.context().newPage();
  await back.goto(`/t/${id}`);
  await back.getByRole('button', { name: 'Reprendre ma place' }).click();
  await expect(back.getByRole('button', { name: 'Reprendre ma place' })).toBeHidden();
  await expect(here.getByRole('list', { name: 'Pendules' }).getByRole('listitem')).toHaveCount(2);
});

test('open tables are found by game, language and pace, and the host decides who stays', async ({
  browser,
}) => {
  const lea = await person(browser, 'Léa');
  const tom = await person(browser, 'Tom', 'en-GB');
  await lea.goto('/g/hattari');
  await lea.getByRole('radio', { name: '2 joueurs' }).check({ force: true });
  await lea.getByLabel('Place 2').first().selectOption('open');
  await lea.getByLabel('Temps de réflexion').selectOption('threeDays');
  await lea.getByRole('checkbox', { name: 'Table ouverte à tous' }).check();
  await lea.getByRole('button', { name: 'Ouvrir la table' }).click();
  await expect(lea.getByRole('img', { name: /Code QR/ })).toBeVisible();
  const id = tableOf(lea);

  await tom.goto('/tables');
  const row = tom.getByRole('listitem').filter({ has: tom.locator(`a[href="/t/${id}"]`) });
  await expect(row).toContainText('3 days a move · French · 1\u00a0free seat');
  const pick = (by: string, what: string) => tom.getByLabel(by).selectOption(what);
  for (const [by, right, wrong] of [
    ['Game', 'Hattari', 'Hunch'],
    ['Language', 'French', 'English'],
    ['Pace', '3 days a move', 'lively'],
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
  await lea.getByRole('checkbox', { name: 'Table ouverte à tous' }).uncheck();
  await expect(row).toBeHidden();
});
