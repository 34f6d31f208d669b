import type { Review } from '@sternklar/contracts/reviews/review.api';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { toast } from '../../../infra/e2e/toasts.ts';
import { eventually } from '../admin.ts';
import {
  actions,
  current,
  type DeskBusiness,
  type DeskWorld,
  deskForEach,
  dialog,
  MAIL_DELAY_MS,
  SECOND,
} from '../desk-visit.ts';

let at: DeskWorld;
let business: DeskBusiness;
const { open } = deskForEach((there) => {
  ({ at, business } = there);
});
const note = (page: Page) => page.getByLabel('Notiz (freiwillig)');
const mailed = async () =>
  (await at.world.mails(business.customer.email))
    .map(({ subject }) => subject)
    .filter((subject) => subject.startsWith('Ihr Löschantrag'));
const countOf = async (review: Review, kind: string) => (await at.kinds(review)).filter((one) => one === kind).length;

describe('a lost connection', () => {
  it('is said at once, nothing is done twice, and the same key does it later', async () => {
    const review = await business.handIn('Anton');
    await business.handIn('Berta');
    const { page, context } = await open('Anton');
    await context.setOffline(true);
    await page.keyboard.press('1');
    await toast(page, 'Failed to update status').waitFor({ timeout: 3_000 });
    await current(page, 'Anton').waitFor();
    await context.setOffline(false);
    await page.keyboard.press('1');
    await current(page, 'Berta').waitFor();
    expect(await countOf(review, 'status-changed')).toBe(1);
    await context.close();
  });

  it('that swallows the answer alone blames nobody, and the same key goes on without doing it again', async () => {
    const review = await business.handIn('Anton');
    await business.handIn('Berta');
    const { page, context } = await open('Anton');
    await page.route(
      '**/status',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await page.keyboard.press('2');
    await toast(page, 'Failed to update status').waitFor();
    await page.getByRole('article').getByText('nicht genehmigt', { exact: true }).waitFor();
    expect(await page.getByText(/Jemand anderes/).count()).toBe(0);
    await page.keyboard.press('2');
    await current(page, 'Berta').waitFor();
    expect(await countOf(review, 'status-changed')).toBe(1);
    await page.getByText('Zuletzt: Anton – nicht genehmigt').waitFor();
    await context.close();
  });

  it('keeps a step’s words in its dialog, and sending them again asks once', async () => {
    const review = await business.handIn('Anton', {});
    const { page, context } = await open('Anton');
    await page.keyboard.press('f');
    const question = dialog(page).getByLabel('Frage');
    await question.fill('Waren Sie an dem Tag offen?');
    await page.route(
      '**/questions',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await page.keyboard.press('Control+Enter');
    await page.locator('.toasts li', { hasText: 'nicht gespeichert' }).waitFor();
    expect(await question.inputValue()).toBe('Waren Sie an dem Tag offen?');
    await page.keyboard.press('Control+Enter');
    await toast(page, 'Frage gesendet.').waitFor();
    expect(await countOf(review, 'question-asked')).toBe(1);
    await context.close();
  });
});

describe('taking back', () => {
  it('in the last moment before the mail sends none, for a status as for an answer of the platform', async () => {
    const [anton, berta] = [await business.handIn('Anton'), await business.handIn('Berta')];
    await at.forward(berta);
    const { page, context } = await open('Anton');
    for (const [review, decide] of [
      [anton, () => page.keyboard.press('1')],
      [
        berta,
        async () => {
          await page.locator(`[data-desk-row="${berta.id}"]`).click();
          await page.keyboard.press('a');
          await dialog(page).getByLabel('Antwort', { exact: true }).selectOption('removed');
          await page.keyboard.press('Control+Enter');
        },
      ],
    ] as const) {
      await decide();
      await eventually(() => at.statusOf(review)).toBe('gelöscht');
      await page.getByText(/^Zuletzt: .* – gelöscht$/).waitFor();
      at.world.advance(MAIL_DELAY_MS - 1);
      expect(await mailed()).toEqual([]);
      await page.keyboard.press('z');
      await eventually(() => at.statusOf(review)).toBe('eingereicht');
      at.world.advance(10 * MAIL_DELAY_MS);
      expect(await mailed()).toEqual([]);
    }
    await context.close();
  });

  it('leaves those where they are who have gone to another case meanwhile', async () => {
    const [anton, berta] = [
      await business.handIn('Anton'),
      await business.handIn('Berta'),
      await business.handIn('Cäsar'),
    ];
    const { page, context } = await open('Anton');
    await page.keyboard.press('1');
    await page.getByText('Zuletzt: Anton – gelöscht').waitFor();
    await page.route(`**/api/reviews/${anton.id}/status`, async (route) => {
      const response = await route.fetch();
      await page.locator('[data-desk-row]', { hasText: 'Cäsar' }).click();
      await current(page, 'Cäsar').waitFor();
      await route.fulfill({ response });
    });
    await page.keyboard.press('z');
    await page.locator(`[data-desk-row="${anton.id}"]`).waitFor();
    await current(page, 'Cäsar').waitFor();
    expect(await at.statusOf(anton)).toBe('eingereicht');
    expect(await page.locator(`[data-desk-row="${berta.id}"]`).count()).toBe(1);
    await context.close();
  });

  it('of what followed an appeal leads back to the refusal that it was made against', async () => {
    const review = await business.handIn('Anton');
    await at.forward(review);
    const admin = await at.world.admin();
    await admin.post(`/reviews/${review.id}/platform-answers`, { answer: 'refused' });
    const appeal = { channel: 'report-tool', sent_text: 'Bitte prüfen Sie noch einmal.' };
    await admin.post(`/reviews/${review.id}/appeals`, appeal);
    const { page, context } = await open('Anton');
    await page.keyboard.press('1');
    await page.getByText('Zuletzt: Anton – gelöscht').waitFor();
    await page.keyboard.press('z');
    await eventually(() => at.statusOf(review)).toBe('nicht_genehmigt');
    const { body } = await business.customer.get<{ next: unknown }>(`/reviews/${review.id}/case`);
    expect(body.next).toMatchObject({ state: 'waiting-for-platform' });
    await context.close();
  });

  it('of a refused appeal opens it again, whether a key or the dialog entered it', async () => {
    const review = await business.handIn('Anton');
    await at.forward(review);
    const admin = await at.world.admin();
    await admin.post(`/reviews/${review.id}/platform-answers`, { answer: 'refused' });
    at.world.advance(MAIL_DELAY_MS);
    expect(await mailed()).toEqual(['Ihr Löschantrag: nicht genehmigt']);
    const appeal = { channel: 'report-tool', sent_text: 'Bitte prüfen Sie noch einmal.' };
    await admin.post(`/reviews/${review.id}/appeals`, appeal);
    const stateOf = async () =>
      (await business.customer.get<{ next: { state: string } }>(`/reviews/${review.id}/case`)).body.next.state;
    const { page, context } = await open('Anton');
    for (const refuse of [
      () => page.keyboard.press('2'),
      async () => {
        await page.keyboard.press('a');
        await dialog(page).getByLabel('Antwort', { exact: true }).selectOption('refused');
        await dialog(page).getByText('Der Widerspruch ist damit abgelehnt; der Kunde bekommt eine E-Mail.').waitFor();
        await page.keyboard.press('Control+Enter');
      },
    ]) {
      await current(page, 'Anton').waitFor();
      // The case is read anew: only then is the step there.
      await actions(page).getByRole('button', { name: 'Antwort eintragen' }).first().waitFor();
      await refuse();
      await page.getByText('Zuletzt: Anton – nicht genehmigt').waitFor();
      await eventually(stateOf).toBe('decided');
      await page.keyboard.press('z');
      await eventually(stateOf).toBe('waiting-for-platform');
      await page.getByText('Zuletzt: Anton – nicht genehmigt').waitFor({ state: 'detached' });
    }
    at.world.advance(10 * MAIL_DELAY_MS);
    // That the appeal went out is told; of what was taken back nothing.
    const told = ['Ihr Löschantrag: Widerspruch eingelegt', 'Ihr Löschantrag: nicht genehmigt'];
    expect((await mailed()).toSorted()).toEqual(told);
    await current(page, 'Anton').waitFor();
    await page.keyboard.press('2');
    await eventually(stateOf).toBe('decided');
    at.world.advance(MAIL_DELAY_MS);
    expect((await mailed()).toSorted()).toEqual(['Ihr Löschantrag: Widerspruch abgelehnt', ...told]);
    await context.close();
  });

  it('after the mail tells the customer once more', async () => {
    const review = await business.handIn('Anton');
    const { page, context } = await open('Anton');
    await page.keyboard.press('2');
    await page.getByText('Zuletzt: Anton – nicht genehmigt').waitFor();
    at.world.advance(MAIL_DELAY_MS);
    expect(await mailed()).toEqual(['Ihr Löschantrag: nicht genehmigt']);
    await page.keyboard.press('z');
    await current(page, 'Anton').waitFor();
    await eventually(() => at.statusOf(review)).toBe('eingereicht');
    at.world.advance(MAIL_DELAY_MS);
    expect((await mailed()).toSorted()).toEqual(['Ihr Löschantrag: eingereicht', 'Ihr Löschantrag: nicht genehmigt']);
    await context.close();
  });
});

describe('a session that ends', () => {
  const endSession = async (page: Page) => {
    const token = await page.evaluate(() => window.localStorage.getItem('token'));
    await page.request.post(`${at.url}/api/auth/logout`, { headers: { authorization: `Bearer ${token}` } });
  };
  const signInAgain = async (page: Page) => {
    const again = page.getByRole('dialog', { name: 'Ihre Sitzung ist beendet' });
    await again.getByLabel('E-Mail-Adresse').fill(SECOND.email);
    await again.getByLabel('Passwort').fill(SECOND.password);
    await again.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await again.waitFor({ state: 'detached' });
  };

  it('in the middle of a decision is said, decides nothing and keeps what was typed', async () => {
    const review = await business.handIn('Anton');
    const { page, context } = await open('Anton');
    await note(page).fill('Die Plattform hat am Telefon zugestimmt.');
    await endSession(page);
    await page.getByRole('button', { name: 'Gelöscht', exact: true }).click();
    await signInAgain(page);
    expect(await note(page).inputValue()).toBe('Die Plattform hat am Telefon zugestimmt.');
    expect(await at.statusOf(review)).toBe('eingereicht');
    await page.getByRole('button', { name: 'Gelöscht', exact: true }).click();
    await eventually(() => at.statusOf(review)).toBe('gelöscht');
    expect(await countOf(review, 'status-changed')).toBe(1);
    await context.close();
  });

  it('in the middle of a step keeps its dialog with what was typed', async () => {
    const review = await business.handIn('Anton', {});
    const { page, context } = await open('Anton');
    await page.keyboard.press('f');
    const question = dialog(page).getByLabel('Frage');
    await question.fill('Waren Sie an dem Tag offen?');
    await endSession(page);
    await page.keyboard.press('Control+Enter');
    await signInAgain(page);
    expect(await question.inputValue()).toBe('Waren Sie an dem Tag offen?');
    expect(await countOf(review, 'question-asked')).toBe(0);
    await dialog(page).getByRole('button', { name: 'Frage senden' }).click();
    await toast(page, 'Frage gesendet.').waitFor();
    expect(await countOf(review, 'question-asked')).toBe(1);
    await context.close();
  });
});

describe('a list that changes under the cursor', () => {
  it('stays where it is, and says so', async () => {
    await business.handIn('Anton');
    const second = await business.handIn('Berta');
    await business.handIn('Cäsar');
    const { page, context } = await open('Anton');
    await page.keyboard.press('j');
    await current(page, 'Berta').waitFor();
    await at.forward(second);
    await business.handIn('Dora');
    await page.locator('.new-changes').waitFor();
    await current(page, 'Berta').waitFor();
    await page.keyboard.press('j');
    await current(page, 'Cäsar').waitFor();
    await context.close();
  });

  it('shows the case on, also when a newer list has it no longer, until one goes on', async () => {
    const [anton] = [await business.handIn('Anton'), await business.handIn('Berta')];
    const { page, context } = await open('Anton');
    const heading = current(page, 'Anton');
    await (await at.world.admin()).put(`/reviews/${anton.id}/status`, { status: 'gelöscht' });
    await page.locator('.new-changes').waitFor();
    await page.keyboard.press('.');
    await page.getByText('noch 1', { exact: true }).waitFor();
    await heading.waitFor();
    await page.locator(`[data-desk-row="${anton.id}"]`).getByText('Steht inzwischen anders').waitFor();
    await page.keyboard.press('j');
    await current(page, 'Berta').waitFor();
    expect(await page.locator(`[data-desk-row="${anton.id}"]`).count()).toBe(0);
    await context.close();
  });

  it('lets go of the last one, too', async () => {
    const anton = await business.handIn('Anton');
    const { page, context } = await open('Anton');
    await (await at.world.admin()).put(`/reviews/${anton.id}/status`, { status: 'gelöscht' });
    await page.locator('.new-changes').waitFor();
    await page.keyboard.press('.');
    await page.getByText('noch 0', { exact: true }).waitFor();
    await current(page, 'Anton').waitFor();
    await actions(page).waitFor();
    await page.getByRole('button', { name: 'Nächste' }).click();
    await page.getByRole('article').waitFor({ state: 'detached' });
    await context.close();
  });
});

describe('200 decisions in a row', () => {
  const COUNT = 200;
  /** What a page holds on to, after everything that nobody holds was thrown away. */
  const heldBy = async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    await session.detach();
    return { nodes, listeners: jsEventListeners };
  };

  /** What is held on to after 20 and 140 of them, both times with a full list. */
  const decideAll = async (page: Page) => {
    const held: Awaited<ReturnType<typeof heldBy>>[] = [];
    for (let one = 1; one <= COUNT; one += 1) {
      await current(page, `Gast ${one}`).waitFor();
      await page.keyboard.press(one % 2 === 0 ? '1' : '2');
      if (one === 20 || one === 140) held.push(await heldBy(page));
    }
    await page.getByRole('article').waitFor({ state: 'detached' });
    return held as [(typeof held)[0], (typeof held)[0]];
  };

  it('leave no case out, decide none twice, and leave nothing behind in the page', { timeout: 300_000 }, async () => {
    const reviews: Review[] = [];
    for (let one = 1; one <= COUNT; one += 1) reviews.push(await business.handIn(`Gast ${one}`));
    const { page, context, complaints } = await open('Gast 1');
    const [early, late] = await decideAll(page);
    await page.getByText(`Zuletzt: Gast ${COUNT} – gelöscht`).waitFor();
    expect(late.nodes).toBeLessThan(early.nodes * 1.2);
    expect(late.listeners).toBeLessThan(early.listeners * 1.2);
    for (const [index, review] of reviews.entries()) {
      expect(await at.statusOf(review)).toBe(index % 2 === 0 ? 'nicht_genehmigt' : 'gelöscht');
      expect(await countOf(review, 'status-changed')).toBe(1);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});
