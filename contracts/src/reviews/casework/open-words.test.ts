import { describe, expect, it } from 'vitest';
import { isBack, type OpenCase, openWords } from './open-words.ts';

const AT = '2026-03-02T10:00:00.000Z';
const days = { day: () => 'am Tag', near: () => '2. März' };
const forwarded = { channel: 'report-tool', at: AT, is_appeal: false } as NonNullable<OpenCase['forwarded']>;
const answered = { text: 'Nie.', at: AT } as NonNullable<OpenCase['answered']>;

const caseOf = (change: Partial<OpenCase>): OpenCase => ({
  next: { state: 'waiting-for-platform' },
  missing: [],
  question: null,
  answered: null,
  entered: null,
  forwarded: null,
  at_platform: false,
  appeal_open: false,
  review: { status: 'eingereicht' },
  ...change,
});
const wordsOf = (change: Partial<OpenCase>) => openWords(caseOf(change), [], days);

describe('what lies at the platform', () => {
  it('is told with the way it went, and when somebody asks after it', () => {
    const next = { state: 'waiting-for-platform', until: AT } as const;
    expect(wordsOf({ forwarded, next })?.text).toMatch(
      /^Bei der Plattform seit 2\. März.* Wir fragen am 2\. März nach\.$/,
    );
    expect(wordsOf({ forwarded: { ...forwarded, channel: 'post' } })?.text).toBe(
      'Am 2. März per Brief an die Plattform gesendet.',
    );
  });

  it('is the appeal where the last sending was one, and where what was sent since is part of one', () => {
    const appeal = 'Ihr Widerspruch ist seit 2. März bei der Plattform.';
    expect(wordsOf({ forwarded: { ...forwarded, is_appeal: true } })?.text).toBe(appeal);
    expect(wordsOf({ forwarded, appeal_open: true })?.text).toBe(appeal);
  });
});

describe('after the customer’s answer', () => {
  const next = { state: 'answer-to-enter', because: 'customer-answered' } as const;
  const read = 'Ihre Antwort ist angekommen';

  it('the request goes out next where nothing else stands in its way', () => {
    expect(wordsOf({ next, answered })?.title).toBe('Ihr Antrag ist vollständig');
  });

  it.each<readonly [string, Partial<OpenCase>]>([
    ['something is missing', { missing: ['facts'] }],
    ['it is at the platform', { at_platform: true }],
    ['it was refused', { review: { status: 'nicht_genehmigt' } }],
    ['the platform has asked something', { next: { ...next, platform_asked_at: AT } }],
  ])('it is read first where %s', (_, change) => {
    expect(wordsOf({ next, answered, ...change })?.title).toBe(read);
  });
});

it('A request is told as begun anew until something goes out, or is decided', () => {
  const back = { kind: 'came-back', to: null } as const;
  const since = (kind: 'forwarded' | 'status-changed') =>
    ({ kind, to: kind === 'forwarded' ? null : 'gelöscht' }) as const;
  expect(isBack({ forwarded: null }, [since('forwarded'), since('status-changed'), back])).toBe(true);
  expect(isBack({ forwarded }, [back, since('forwarded')])).toBe(false);
  expect(isBack({ forwarded: null }, [back, since('status-changed')])).toBe(false);
});
