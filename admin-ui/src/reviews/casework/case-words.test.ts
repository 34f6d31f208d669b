import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import { describe, expect, it } from 'vitest';
import { caseSentence, suggestedQuestion } from './case-words.ts';

const AT = '2026-03-02T10:00:00.000Z';
const caseOf = (change: object) =>
  ({
    next: { state: 'waiting-for-platform' },
    missing: [],
    question: null,
    answered: null,
    entered: null,
    forwarded: null,
    appeal_used: false,
    review: { status: 'eingereicht' },
    ...change,
  }) as unknown as ReviewCase;
const sentenceOf = (change: object) => caseSentence(caseOf(change));
const forwarded = { channel: 'report-tool', at: AT, is_appeal: false };

describe('what a case waits for', () => {
  it('is the platform, with what went there and when somebody asks after it', () => {
    const next = { state: 'waiting-for-platform', until: '2026-03-09T08:00:00.000Z' };
    expect(sentenceOf({ forwarded, next })).toMatch(/^Übermittelt am 02\.03\.2026, .*\. Nachfragen am 09\.03\.2026\.$/);
    expect(sentenceOf({ forwarded, appeal_open: true })).toMatch(/^Widerspruch am/);
    expect(sentenceOf({ forwarded: { ...forwarded, is_appeal: true } })).toMatch(/^Widerspruch am/);
  });

  it('is whoever looks at what somebody said, with their words', () => {
    const next = { state: 'answer-to-enter', since: AT };
    const answered = { text: 'Nie.', at: AT };
    expect(sentenceOf({ answered, next: { ...next, because: 'customer-answered' } })).toBe(
      'Der Kunde hat am 02.03.2026 geantwortet: „Nie.“',
    );
    const asked = { ...next, because: 'customer-answered', platform_asked_at: AT };
    expect(sentenceOf({ answered, next: asked })).toMatch(/^Die Plattform hat am 02\.03\.2026 zurückgefragt;/);
    expect(sentenceOf({ next: { ...next, because: 'follow-up-due' } })).toMatch(/^Nachzufragen ist seit 02\.03\.2026/);
  });

  it('is nobody once it is decided, with what is still possible', () => {
    const refused = { next: { state: 'decided' }, review: { status: 'nicht_genehmigt' } };
    expect(sentenceOf(refused)).toBe('Abgelehnt; ein Widerspruch ist möglich.');
    expect(sentenceOf({ ...refused, appeal_used: true })).toBe('Abgelehnt, auch auf den Widerspruch hin.');
    expect(sentenceOf({ ...refused, review: { status: 'gelöscht' } })).toContain('gelöscht');
  });
});

it('A question about what is missing names all of it, and there is none where nothing is', () => {
  const missing = caseOf({ next: { state: 'incomplete', missing: ['review_url', 'reason'] } });
  expect(suggestedQuestion(missing)).toMatch(/^Für die Plattform fehlt noch: .+ und .+\. Können Sie/);
  expect(suggestedQuestion(caseOf({}))).toBe('');
});
