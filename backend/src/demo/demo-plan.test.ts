import { REVIEW_STATUSES } from '@sternklar/contracts/reviews/review-status';
import { describe, expect, it } from 'vitest';
import { statusAfter } from './case-moves.ts';
import { DEMO_CHATS } from './demo-chats.ts';
import { planDemo } from './demo-plan.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const plan = planDemo(now);
const of = <Kind extends (typeof plan)[number]['kind']>(kind: Kind) =>
  plan.filter((step): step is Extract<(typeof plan)[number], { kind: Kind }> => step.kind === kind);

describe('the plan of the demonstration', () => {
  it('is in order of time and ends before now', () => {
    const times = plan.map((step) => step.at.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(now.getTime());
  });

  it('holds 200 reviews over a year that end in all states', () => {
    const last = new Map<string, string>(of('submit-review').map(({ reviewId }) => [reviewId, 'eingereicht']));
    for (const { reviewId, move } of of('move-case')) {
      const status = statusAfter(move);
      if (status !== null) last.set(reviewId, status);
    }
    expect(last.size).toBe(200);
    for (const status of REVIEW_STATUSES) {
      expect([...last.values()].filter((value) => value === status).length, status).toBeGreaterThan(10);
    }
    const months = new Set(of('submit-review').map(({ at }) => at.toISOString().slice(0, 7)));
    expect(months.size).toBeGreaterThanOrEqual(12);
  });

  it('ends with a review that is handed in, by which a start tells that all of it is there', () => {
    expect(plan.at(-1)?.kind).toBe('submit-review');
  });

  it('repeats no text of a review, and no reviewer of a business', () => {
    const texts = of('submit-review').flatMap(({ reviewText }) => (reviewText === '' ? [] : [reviewText]));
    expect(texts.length).toBeGreaterThan(150);
    expect(new Set(texts).size).toBe(texts.length);
    const reviewers = of('submit-review').map(({ businessId, reviewerName }) => `${businessId} ${reviewerName}`);
    expect(new Set(reviewers).size).toBe(reviewers.length);
  });

  it('takes the steps of a case in order, whatever the day is on which it is made', () => {
    for (const day of ['2026-01-01', '2026-04-06', '2026-05-17', '2026-12-28', '2028-02-29']) {
      const last = new Map<string, number>();
      for (const step of planDemo(new Date(`${day}T03:30:00.000Z`))) {
        if (step.kind === 'submit-review') last.set(step.reviewId, 0);
        if (step.kind !== 'move-case') continue;
        expect(step.after, `${step.move.does} on ${day}`).toBeGreaterThan(last.get(step.reviewId) ?? Infinity);
        last.set(step.reviewId, step.after);
      }
    }
  });

  it('uses customers, businesses and reviews only after they came to be', () => {
    const known = new Set<string>();
    for (const step of plan) {
      if (step.kind === 'register') known.add(step.email);
      else expect(known, step.kind).toContain(step.email);
      if (step.kind === 'add-business') known.add(step.businessId);
      if (step.kind === 'submit-review') {
        expect(known).toContain(step.businessId);
        known.add(step.reviewId);
      }
      if (step.kind === 'move-case') expect(known).toContain(step.reviewId);
    }
  });

  it('bills each month of a subscription when it begins', () => {
    const started = of('subscribe');
    expect(started).toHaveLength(7);
    for (const { email, at } of started) {
      const billed = of('bill-month').filter((step) => step.email === email);
      expect(billed.map(({ month }) => month)).toEqual(billed.map((_, index) => index + 1));
      expect(billed[0]?.at).toEqual(at);
      expect(billed.length).toBeGreaterThan((now.getTime() - at.getTime()) / (31 * 86_400_000));
    }
  });

  it('has conversations that were written before now, each in order and begun by its customer', () => {
    const lines = of('write-in-chat');
    const begun = new Set<string>();
    for (const { email, from } of lines) {
      if (!begun.has(email)) expect(from).toBe('customer');
      begun.add(email);
    }
    expect(begun.size).toBeGreaterThanOrEqual(3);
    expect(begun).toContain('inhaber@baeckerei-sonnenschein.example');
    for (const email of begun) {
      const own = lines.filter((line) => line.email === email).map(({ lineId }) => lineId);
      const planned = DEMO_CHATS.find((chat) => chat.email === email)?.lines ?? [];
      expect(own).toHaveLength(planned.length);
      expect(planned.map(({ hoursAgo }) => hoursAgo)).toEqual(
        [...planned.map(({ hoursAgo }) => hoursAgo)].sort((a, b) => b - a),
      );
    }
  });

  it('names the same things whenever it is made', () => {
    const ids = (steps: typeof plan) => steps.flatMap((step) => ('reviewId' in step ? [step.reviewId] : [])).sort();
    const later = planDemo(new Date(now.getTime() + 60_000));
    expect(ids(later.filter(({ kind }) => kind === 'submit-review'))).toEqual(ids(of('submit-review')));
  });
});
