import type { NextStep } from '@sternklar/contracts/reviews/casework/case-facts';
import { describe, expect, it } from 'vitest';
import { understand } from '../answers.ts';
import { answerTo } from '../assistant.ts';
import { ASKED_AT, gradedFactsOf } from '../testing/asked-customers.ts';
import type { CustomerFacts, OwnReview } from './customer-facts.ts';
import { answerFromOwnData } from './own-answers.ts';

const AT = '2026-03-04T09:00:00.000Z';
const factsWith = (change: Partial<OwnReview>): CustomerFacts => {
  const facts = gradedFactsOf('account-of-customer', ASKED_AT);
  return {
    ...facts,
    latestReview: async () => {
      const latest = await facts.latestReview();
      return latest && { ...latest, ...change };
    },
  };
};
const toldOf = (change: Partial<OwnReview>): Promise<string> =>
  answerFromOwnData({ tool: 'latest-review' }, { facts: factsWith(change), now: ASKED_AT, withNames: true });
const refused = (next: NextStep, appealUsed: boolean) => toldOf({ status: 'nicht_genehmigt', next, appealUsed });

describe('what the assistant says of one’s own refused request', () => {
  it('offers the one appeal while it is there, where it is wished for', async () => {
    expect(await refused({ state: 'decided' }, false)).toMatch(
      /einmal Widerspruch einlegen, bisher ist keiner eingelegt; wünschen Sie ihn auf der Seite/,
    );
  });

  it('says that the wish is known', async () => {
    const next = { state: 'answer-to-enter', since: AT, because: 'appeal-wished' } as const;
    expect(await refused(next, false)).toContain('liegt uns seit dem 4. März 2026 vor');
  });

  it('offers none once it was lodged, open or refused', async () => {
    const open = await refused({ state: 'waiting-for-platform', until: AT }, true);
    expect(open).toContain('Über ihn hat die Plattform noch nicht entschieden');
    const closed = await refused({ state: 'decided' }, true);
    expect(closed).toContain('Auch auf ihn hin hat die Plattform die Löschung abgelehnt');
    for (const text of [open, closed]) expect(text).not.toMatch(/lässt sich|wünschen Sie/);
  });

  it('tells nobody of a second one, nor that we pass on what is said here', () => {
    const { text } = answerTo('Kann ich noch einmal Widerspruch einlegen?');
    expect(text).toContain('Ist er schon eingelegt, gibt es keinen zweiten');
    expect(text).not.toContain('wir geben es weiter');
  });
});

it('says that a review is back before what comes next', async () => {
  const back = await toldOf({ status: 'eingereicht', next: { state: 'ready-to-forward' }, isBack: true });
  expect(back).toMatch(/wieder da, und Ihr Antrag beginnt von vorn\. Der Antrag ist vollständig/);
  expect(await toldOf({ status: 'eingereicht', next: { state: 'ready-to-forward' } })).not.toContain('wieder da');
});

it.each([
  ['Ich habe neue Belege, an wen schicke ich die?', ['evidence']],
  ['Ich habe neue Fotos, an wen schicke ich die?', ['evidence']],
  ['Wohin gehen Rechnungen, und wo lade ich Belege hoch?', ['invoice-recipient', 'evidence']],
])('is asked of evidence, and of invoices only by name: %s', (message, about) => {
  expect(understand(message).pieces.map((piece) => piece.about)).toEqual(about);
});
