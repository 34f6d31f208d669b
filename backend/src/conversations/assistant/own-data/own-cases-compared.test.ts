import { describe, expect, it } from 'vitest';
import { ASKED_AT, accountOf, gradedFactsOf } from '../testing/asked-customers.ts';
import type { CustomerFacts, OwnReview } from './customer-facts.ts';
import { answerFromOwnData } from './own-answers.ts';
import type { OwnTool } from './own-questions.ts';

const factsOf = (asker: 'customer' | 'newcomer'): CustomerFacts => gradedFactsOf(accountOf(asker) ?? '', ASKED_AT);
const asked = (tool: OwnTool, facts = factsOf('customer'), withNames = true, message = '') =>
  answerFromOwnData({ tool, message }, { facts, now: ASKED_AT, withNames });

describe('how long own requests took', () => {
  it('is told of each that was decided, the quickest first', async () => {
    expect(await asked('durations')).toMatch(
      /das Schnellste zuerst: Jens W\.: 3 Tage \(vom 2\. März 2026 bis zum 5\. März 2026\); Sabine T\.: 4 Tage .*; Gast 17: 13 Tage /,
    );
    expect(await asked('durations', factsOf('customer'), false)).not.toMatch(/Jens|Sabine/);
  });

  it('is nothing where there is none, or none was decided', async () => {
    expect(await asked('durations', factsOf('newcomer'))).toContain('noch keine Bewertung eingereicht');
    const open = (await factsOf('customer').reviewsInBrief()).items.filter(({ status }) => status === 'eingereicht');
    const reviewsInBrief = async () => ({ items: open, total: open.length });
    expect(await asked('durations', { ...factsOf('customer'), reviewsInBrief })).toContain('bisher entschieden');
  });
});

describe('whether the one appeal is used', () => {
  it('is told of each refusal', async () => {
    expect(await asked('appeals')).toBe(
      'Sabine T.: nicht genehmigt am 3. Februar 2026, der eine Widerspruch ist noch nicht genutzt. Wünschen Sie ihn auf der Seite der ' +
        'Bewertung, mit allem, was sie dazu noch wissen soll; eingelegt wird er bei der Plattform von unserem Team.',
    );
    const used = (review: OwnReview): OwnReview => ({ ...review, appealUsed: true });
    const facts = factsOf('customer');
    const reviewsBy = async (name: string) => {
      const found = await facts.reviewsBy(name);
      return { ...found, items: found.items.map(used) };
    };
    expect(await asked('appeals', { ...facts, reviewsBy }, false)).toBe(
      'nicht genehmigt am 3. Februar 2026, der Widerspruch ist schon genutzt, und es gibt nur einen.',
    );
  });

  it('is nothing where nothing was refused', async () => {
    expect(await asked('appeals', factsOf('newcomer'))).toContain('zurzeit kein Löschantrag abgelehnt');
  });
});

describe('what was decided in a month', () => {
  it('has its days, which are not those of the requests', async () => {
    const text = await asked('review-counts', factsOf('customer'), true, 'Was haben wir im Januar erreicht?');
    expect(text).toContain('Sabine T., eingereicht am 30. Januar 2026: jetzt „nicht genehmigt“');
    expect(text).toMatch(
      /entschieden wurde über 2 \(Gast 17, „gelöscht“ am 28\. Januar 2026; Uwe, „gelöscht“ am 9\. Januar 2026\)/,
    );
  });
});

it('an open invoice says for how many days it is overdue', async () => {
  expect(await asked('open-invoices')).toContain('fällig am 17. Februar 2026, also seit 21 Tagen überfällig.');
});
