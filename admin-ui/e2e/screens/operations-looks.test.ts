import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { AUDITOR } from '../../../backend/src/testing/running-product.ts';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { answerWith } from '../../../infra/e2e/answers.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { openArea, openBackOffice, signInAdmin } from '../admin.ts';

const url = productUrl();
const AT = '2026-11-20T02:12:05.000Z';
const ago = (seconds: number) => new Date(Date.parse(AT) - seconds * 1_000).toISOString();
const id = (number: number) => `01980000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const browser = await sharedBrowser();
let well: OperationsStatus;

beforeAll(async () => {
  const token = await signInAdmin(url);
  const { read_models, reactors, ...rest } = await call<OperationsStatus>({
    url,
    method: 'GET',
    path: '/admin/operations',
    token,
  });
  const isUpToDate = { position: 48_112, lag_events: 0, lag_seconds: 0 };
  well = {
    ...rest,
    at: AT,
    log: { head: 48_112, newest_at: ago(3), last_hour: 214 },
    read_models: read_models.map((model) => ({ ...model, ...isUpToDate, next_type: null })),
    reactors: reactors.map((reactor) => ({ ...reactor, ...isUpToDate })),
    outbox: { waiting: 2, failed: 0, sent_last_day: 1_284, oldest_waiting_since: ago(4) },
    rebuilds: [],
  };
});

const REFUSED = '550 5.1.1 mailbox unavailable';
const stuck = {
  position: 48_001,
  type: 'ReviewNoteAdded',
  failure: 'RangeError at reviews/review-history/review-history.projection.ts:41',
  attempts: 7,
  since: ago(840),
  may_pass: false,
};

/** A bad night: a read model that fails, one that is behind, a rebuild, parked events, and a mail server that refuses. */
const inTrouble = (): OperationsStatus => ({
  ...well,
  to_do: [
    {
      id: 'a',
      about: 'read-models',
      sentence: 'Das Lesemodell review-history scheitert an Ereignis 48.001 (ReviewNoteAdded).',
    },
    { id: 'b', about: 'reactors', sentence: '2 zurückgestellte Ereignisse.' },
    { id: 'c', about: 'mails', sentence: '1 aufgegebene E-Mail.' },
  ],
  read_models: well.read_models.map((model) => {
    if (model.name === 'review-history') return { ...model, lag_events: 112, lag_seconds: 840, stuck };
    if (model.name === 'live-update') return { ...model, lag_events: 12, lag_seconds: 3.2 };
    return model;
  }),
  parked_total: 2,
  parked: [
    {
      reactor: 'when-review-status-changed-then-mail-customer',
      event_id: id(1),
      position: 47_990,
      error: 'TypeError at reviews/reactors/when-review-status-changed-then-mail-customer.ts:31',
      attempts: 8,
      parked_at: ago(760),
    },
    { reactor: 'when-a-then-b', event_id: id(2), position: 12, error: 'RangeError', attempts: 1, parked_at: ago(9e5) },
  ],
  outbox: { waiting: 3, failed: 1, sent_last_day: 1_284, oldest_waiting_since: ago(4_000) },
  mails: [
    {
      id: id(3),
      template: 'verify-email',
      state: 'failed',
      attempts: 1,
      created_at: ago(500),
      due_at: null,
      reason: REFUSED,
    },
    {
      id: id(4),
      template: 'review-status-changed',
      state: 'waiting',
      attempts: 5,
      created_at: ago(4_000),
      due_at: ago(-600),
      reason: 'SMTP: ECONNREFUSED',
    },
  ],
  rebuilds: [
    {
      id: id(5),
      state: 'running',
      read_models: ['review-list', 'review-statistics'],
      started_at: ago(20),
      finished_at: null,
      phase: 'reading',
      position: 20_500,
      head: 48_112,
      failure: null,
    },
    {
      id: id(6),
      state: 'interrupted',
      read_models: ['user-list'],
      started_at: ago(5_000),
      finished_at: null,
      phase: 'indexing',
      position: 40_000,
      head: 40_000,
      failure: null,
    },
  ],
  is_rebuilding: true,
});

type Viewport = typeof PHONE | typeof DESK;
const openWith = async (status: () => OperationsStatus, viewport: Viewport) => {
  const admin = await openBackOffice(browser, { url, viewport, path: '/users' });
  await admin.page.route('**/api/admin/operations', (route) => route.fulfill({ json: status() }));
  await openArea(admin.page, 'System', 'Betrieb');
  return admin;
};
const verdict = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Lage' }).getByRole('status').filter({ hasText: words });

describe('the page about how the product goes', () => {
  it.each([DESK, PHONE])('can be read by everybody at $width px when much is wrong', async (viewport) => {
    const { page, context } = await openWith(inTrouble, viewport);
    await verdict(page, 'Hier ist etwas zu tun: 3\u00a0Punkte').waitFor();
    await page.getByRole('progressbar', { name: 'Wird neu aufgebaut: Bewertungen, Zahlen der Übersicht' }).waitFor();
    await page.getByText(/Lesemodelle? folgen? dem Protokoll$/).click();
    await page.getByText('12\u00a0Ereignisse zurück, seit 3\u00a0s').waitFor();
    await picture(page, `admin-operations-trouble-${viewport.width}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await picture(page, `admin-operations-trouble-dark-${viewport.width}`);
    if (viewport === PHONE) expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });

  it.each([DESK, PHONE])('is calm at $width px when all is well', async (viewport) => {
    const { page, context } = await openWith(() => well, viewport);
    await verdict(page, 'Alles in Ordnung').waitFor();
    expect(await page.getByRole('button', { name: /^Neu aufbauen:/ }).count()).toBe(0);
    await picture(page, `admin-operations-${viewport.width}`);
    if (viewport === PHONE) expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });

  it('asks before it discards, so that everybody can read what follows', async () => {
    const { page, context } = await openWith(inTrouble, PHONE);
    await page.getByRole('button', { name: /^Verwerfen: E-Mail über einen geänderten Status/ }).click();
    await page
      .getByRole('dialog')
      .getByText(/„E-Mail über einen geänderten Status“ \(Ereignis 47\.990\) geschieht dann nie/)
      .waitFor();
    await picture(page, 'admin-operations-discard-390');
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });

  it('never passes off an old state as the present one', async () => {
    const { page, context } = await openWith(() => well, DESK);
    await verdict(page, 'Alles in Ordnung').waitFor();
    await page.unroute('**/api/admin/operations');
    await answerWith(page, 'GET /admin/operations', 'no answer');
    await verdict(page, 'Der Stand lässt sich nicht laden').waitFor({ timeout: 30_000 });
    await page.getByText('Was hier steht, ist von 03:12:05 Uhr.').waitFor();
    expect(await page.getByText('Alles in Ordnung').count()).toBe(0);
    await picture(page, 'admin-operations-outdated-1280');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Erneut laden' }).click();
    await verdict(page, 'Alles in Ordnung').waitFor();
    await context.close();
  });

  it('is read by auditors, who are offered nothing to press', async () => {
    const { access_token: token } = await call<{ readonly access_token: string }>({
      url,
      method: 'POST',
      path: '/auth/login',
      body: AUDITOR,
    });
    const { page, context } = await newPerson(browser, { url, viewport: DESK, token });
    await page.route('**/api/admin/operations', (route) => route.fulfill({ json: inTrouble() }));
    await page.goto('/admin/operations');
    await verdict(page, 'Hier ist etwas zu tun').waitFor();
    await page.getByText(REFUSED).waitFor();
    expect(await page.locator('main').getByRole('button').count()).toBe(0);
    await context.close();
  });
});
