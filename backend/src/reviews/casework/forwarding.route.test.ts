import type { Notice } from '@sternklar/contracts/reviews/casework/notice.api';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person, TestWorld } from '../../testing/test-world.ts';
import { type CaseWorld, createCaseWorld, stepsOn } from './testing/case-at-hand.ts';

describe('what goes to the platform', () => {
  let world: TestWorld;
  let admin: Person;
  let customer: Person;
  let handIn: CaseWorld['handIn'];
  let review: Review;

  beforeAll(async () => {
    ({ world, admin, customer, handIn } = await createCaseWorld());
  });
  beforeEach(async () => {
    review = await handIn();
  });
  afterAll(() => world.close());

  const { path, caseOf, nextOf, history, amend, forward, answer, status } = stepsOn(() => ({
    admin,
    customer,
    review,
  }));

  it('enters what went out before the request was withdrawn, with that note, and what the platform decided', async () => {
    await amend();
    await customer.post(path('withdrawal'), {});
    expect((await forward()).status).toBe(409);
    expect((await forward({ sent_before_withdrawal: true })).status).toBe(201);
    expect((await history()).at(-1)).toMatchObject({ kind: 'forwarded', step: { before_withdrawal: true } });
    expect(await caseOf()).toMatchObject({ next: { state: 'withdrawn' }, at_platform: true });
    expect((await answer(admin, { answer: 'removed' })).status).toBe(201);
    expect([await status(), (await nextOf()).state]).toEqual(['gelöscht', 'withdrawn']);
  });

  it('keeps no text as sent that was made of words that are no longer the customer’s, unless its sender knows', async () => {
    await amend();
    const seen = (await admin.get<Notice>(path('notice?channel=report-tool'))).body;
    await amend({ facts: 'Wir hatten Betriebsferien.' });
    const late = await forward({ sent_text: seen.text, notice_version: seen.version });
    expect(late).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(/^Der Kunde hat seine Angaben geändert/) },
    });
    const { version } = (await admin.get<Notice>(path('notice?channel=report-tool'))).body;
    expect(version).toBeGreaterThan(seen.version);
    expect((await forward({ sent_text: seen.text, notice_version: version })).status).toBe(201);
    expect((await history()).at(-1)).toMatchObject({ kind: 'forwarded', note: seen.text });
  });

  it('a legal notice needs link, ground and declaration, and a follow-up a day to come', async () => {
    expect((await forward({ channel: 'legal-form' })).status).toBe(422);
    expect(await admin.put(path('follow-up'), { on: '2026-07-01' })).toMatchObject({
      body: { code: 'not-at-platform' },
    });
    await amend();
    expect((await forward({ channel: 'legal-form' })).status).toBe(201);
    expect((await admin.put(path('follow-up'), { on: '2020-01-01' })).status).toBe(422);
    expect((await admin.put(path('follow-up'), { on: '2026-07-01', reason: 'Ferien' })).status).toBe(200);
    expect(await nextOf()).toEqual({ state: 'waiting-for-platform', until: '2026-07-01T07:00:00.000Z' });
    expect((await history()).map(({ kind }) => kind)).not.toContain('follow-up-set');
    expect((await history(admin)).at(-1)).toMatchObject({ kind: 'follow-up-set', note: 'Ferien' });
  });

  it('the text for the platform is made of the customer’s words, and says what is missing', async () => {
    const notice = async (channel: string) => (await customer.get<Notice>(path(`notice?channel=${channel}`))).body;
    expect(await notice('legal-form')).toMatchObject({ missing: ['review_url', 'reason', 'good_faith'] });
    await amend();
    expect((await notice('legal-form')).text).toMatch(
      /Bäckerei Sonnenschein.*maps\.example.*geschlossen.*gutem Glauben/s,
    );
    await amend({ facts: 'Wort '.repeat(700) });
    const short = await notice('report-tool');
    expect(short).toMatchObject({ limit: 1_000, is_shortened: true });
    expect(short.text.length).toBeLessThanOrEqual(1_000);
    expect(short.text).toMatch(/Wort…$/);
  });

  it('two admins who forward at once send it once', async () => {
    const answers = await Promise.all([forward(), forward()]);
    expect(answers.map(({ status: code }) => code).sort()).toEqual([201, 409]);
    expect((await history()).filter(({ kind }) => kind === 'forwarded')).toHaveLength(1);
  });
});
