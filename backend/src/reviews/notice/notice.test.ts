import {
  CASE_FACTS_MAX_LENGTH,
  EVIDENCE_MAX_IN_ALL,
  LINK_MAX_LENGTH,
  REVIEW_TEXT_MAX_LENGTH,
} from '@sternklar/contracts/constants';
import { CHANNELS, type Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import { REMOVAL_REASONS } from '@sternklar/contracts/reviews/removal-reason';
import { utf8Length } from '@sternklar/contracts/utf8-length';
import { describe, expect, it } from 'vitest';
import { GROUND } from './grounds.ts';
import { noticeFor } from './notice.ts';
import type { NoticeSettings } from './notice-settings.ts';
import type { NoticeSource } from './notice-words.ts';

const LINK = 'https://maps.example/bewertung/1';
const settings: NoticeSettings = {
  reportUrl: 'https://plattform.example/melden',
  legalUrl: 'https://plattform.example/recht',
  email: 'meldung@plattform.example',
  postalAddress: ['Plattform Limited', 'Barrow Street', 'Dublin'],
  reportLimit: 1_000,
  legalLimit: null,
};
const source: NoticeSource = {
  details: {
    reviewerName: 'Max M.',
    rating: 1,
    reviewText: 'War nie dort.',
    reviewUrl: LINK,
    reason: 'kein_kundenkontakt',
    goodFaith: true,
    facts: 'An diesem Tag war geschlossen.',
  },
  detailsVersion: 3,
  declaredAt: '2026-11-18T23:30:00.000Z',
  submittedAt: '2026-11-17T10:00:00.000Z',
  businessName: 'Bäckerei Sonnenschein',
  company: 'Sonnenschein GmbH',
  address: ['Mühlenstraße 12', '55543 Bad Kreuznach'],
  email: 'inhaberin@beispiel.de',
  evidence: ['Kassenbuch.pdf'],
  followed: null,
  isAppeal: false,
};
const withDetails = (details: Partial<NoticeSource['details']>): NoticeSource => ({
  ...source,
  details: { ...source.details, ...details },
});
const empty = withDetails({ reviewUrl: null, reason: null, goodFaith: null, facts: null, reviewText: '' });
const fieldsOf = (channel: Channel, given = source) =>
  Object.fromEntries(noticeFor(channel, given, settings).fields.map(({ name, value }) => [name, value]));
const missingFields = (channel: Channel, given: NoticeSource) =>
  noticeFor(channel, given, settings)
    .fields.filter(({ missing }) => missing)
    .map(({ name }) => name);

/** Words with which a text would judge a case, or promise how it ends. */
const JUDGING =
  /rechtswidrig|unzulässig|verbot|verstö(?:ß|ss)|verletz|strafbar|anspruch|müssen|muss\b|verpflichtet|verleumd|schmäh|offensichtlich|eindeutig|zweifellos|garantier|erfolg/i;

describe.each(REMOVAL_REASONS)('the ground %s', (reason) => {
  it('is said in the first person, as far as the customer knows, and judges nothing', () => {
    expect(GROUND[reason]).toMatch(/\b(?:wir|uns|unser(?:e|er)?)\b/i);
    expect(GROUND[reason]).not.toMatch(JUDGING);
    // What is said of the world, and not of themselves, is said to be what they know.
    if (/^Die Bewertung|^Diese Person/.test(GROUND[reason])) expect(GROUND[reason]).toMatch(/nach unser(?:er|em) /);
    expect(GROUND[reason].length).toBeLessThan(400);
  });

  it.each(CHANNELS)(
    'goes by %s with the customer’s own words, first as a notice and then against a refusal',
    (channel) => {
      for (const isAppeal of [false, true]) {
        const { text, is_shortened, missing } = noticeFor(channel, { ...withDetails({ reason }), isAppeal }, settings);
        expect(text).toContain(GROUND[reason]);
        expect(text).toContain('An diesem Tag war geschlossen.');
        expect(text).not.toMatch(JUDGING);
        expect([is_shortened, missing]).toEqual([false, []]);
      }
    },
  );
});

describe('a notice', () => {
  it('to the report tool is ground and facts, since the tool knows the rest', () => {
    expect(noticeFor('report-tool', source, settings)).toEqual({
      text: `${GROUND.kein_kundenkontakt}\n\nAn diesem Tag war geschlossen.`,
      fields: [],
      missing: [],
      limit: 1_000,
      is_shortened: false,
      form_url: 'https://plattform.example/melden',
      version: 3,
    });
  });

  it('by the legal form has a field for each thing that Art. 16 DSA asks for', () => {
    expect(fieldsOf('legal-form')).toEqual({
      company: 'Sonnenschein GmbH',
      address: 'Mühlenstraße 12\n55543 Bad Kreuznach',
      email: 'inhaberin@beispiel.de',
      business: 'Bäckerei Sonnenschein',
      review_url: LINK,
      review: 'Von Max M., 1 Stern, uns bekannt seit 17. November 2026\nWortlaut: „War nie dort.“',
      explanation: `${GROUND.kein_kundenkontakt}\n\nAn diesem Tag war geschlossen.`,
      evidence: '– Kassenbuch.pdf',
      declaration:
        'Wir erklären, dass wir in gutem Glauben davon ausgehen, dass die Angaben in dieser Meldung richtig und vollständig sind. (Erklärung vom 19. November 2026)',
    });
    expect(noticeFor('legal-form', source, settings)).toMatchObject({
      text: expect.stringMatching(/^Unternehmen, das meldet:\nSonnenschein GmbH\n\nAnschrift:\n/),
      form_url: 'https://plattform.example/recht',
    });
  });

  it.each(['email', 'post'] as const)(
    'by %s says all of it in a letter, with subject and recipient beside it',
    (channel) => {
      const { text, form_url } = noticeFor(channel, source, settings);
      expect(text).toMatch(/^Sehr geehrte.*Bäckerei Sonnenschein.*Max M\., 1 Stern.*War nie dort.*bewertung\/1/s);
      expect(text).toMatch(
        /geschlossen.*gutem Glauben.*19\. November 2026.*Kassenbuch\.pdf.*Sonnenschein GmbH.*inhaberin@/s,
      );
      expect(fieldsOf(channel)).toMatchObject({
        recipient: expect.stringMatching(/plattform/i),
        subject: 'Meldung einer Bewertung über Bäckerei Sonnenschein',
      });
      expect(form_url).toBeNull();
    },
  );

  it('names what is missing before it goes', () => {
    for (const channel of CHANNELS) {
      expect(noticeFor(channel, empty, settings).missing).toEqual(['review_url', 'reason', 'good_faith']);
      expect(noticeFor(channel, empty, settings).text).not.toMatch(/null|undefined|Glauben/);
    }
    expect(missingFields('legal-form', empty)).toEqual(['review_url', 'explanation', 'declaration']);
    const nobody = { ...source, company: null, address: [], email: null };
    expect(missingFields('legal-form', nobody)).toEqual(['company', 'email']);
    expect(missingFields('post', nobody)).toEqual(['company', 'address']);
    expect(fieldsOf('post', nobody)).toMatchObject({ company: 'Bäckerei Sonnenschein', address: '' });
    expect(noticeFor('post', source, { ...settings, postalAddress: [] }).fields[0]).toMatchObject({ missing: true });
  });

  it('on another ground needs the customer’s own words', () => {
    const another = withDetails({ reason: 'anderer', facts: null });
    expect(missingFields('legal-form', another)).toEqual(['explanation']);
    expect(noticeFor('legal-form', another, settings).missing).toEqual(['facts']);
    expect(
      noticeFor('legal-form', withDetails({ reason: 'anderer', facts: 'Verwechselt.' }), settings).missing,
    ).toEqual([]);
    expect(noticeFor('report-tool', another, settings).text).toBe('Wir bitten Sie, die Bewertung zu prüfen.');
  });

  it('of stars alone says that there is no text', () => {
    expect(fieldsOf('legal-form', withDetails({ reviewText: '', rating: 2 })).review).toMatch(
      /2 Sterne.*\nDie Bewertung hat keinen Text\.$/,
    );
  });

  it('that is too long for the tool loses facts, never the ground', () => {
    const long = withDetails({ facts: 'Wort '.repeat(700) });
    const { text, is_shortened } = noticeFor('report-tool', long, settings);
    expect(is_shortened).toBe(true);
    expect(text.length).toBeLessThanOrEqual(1_000);
    expect(text.length).toBeGreaterThan(990);
    expect(text).toMatch(/^Diese Person.*Wort…$/s);
  });

  it('that is too long for the form loses facts, never its address or declaration', () => {
    const long = withDetails({ facts: 'Wort '.repeat(700), reviewUrl: `https://maps.example/${'x'.repeat(1_900)}` });
    const { fields, is_shortened } = noticeFor('legal-form', long, { ...settings, legalLimit: 500 });
    const saidIn = (name: string) => fields.find((field) => field.name === name)?.value ?? '';
    expect(is_shortened).toBe(true);
    expect(saidIn('explanation').length).toBeLessThanOrEqual(500);
    expect(saidIn('explanation')).toMatch(/Wort…$/);
    expect(saidIn('review_url')).toBe(long.details.reviewUrl);
    expect(saidIn('declaration')).toMatch(/gutem Glauben/);
  });

  it.each(CHANNELS)(
    'fits by %s into what is kept of a sent text, also when every letter takes three bytes',
    (channel) => {
      const most = withDetails({
        reviewerName: '東'.repeat(200),
        reviewText: '東'.repeat(REVIEW_TEXT_MAX_LENGTH),
        facts: '東'.repeat(CASE_FACTS_MAX_LENGTH),
        reviewUrl: `https://maps.example/${'東'.repeat(LINK_MAX_LENGTH - 30)}`,
      });
      const big = {
        ...most,
        company: '東'.repeat(200),
        businessName: '東'.repeat(200),
        evidence: Array(EVIDENCE_MAX_IN_ALL).fill('東'.repeat(250)),
      };
      const { text } = noticeFor(channel, big, settings);
      expect(utf8Length(text)).toBeLessThanOrEqual(58_000);
      if (channel !== 'report-tool') expect(text).toContain(big.details.reviewUrl);
      if (channel !== 'report-tool') expect(text).toContain('gutem Glauben');
    },
  );
});

describe('an appeal', () => {
  const appeal = { ...source, isAppeal: true, followed: { at: '2026-11-18T10:00:00.000Z', reference: '1-2345' } };

  it('names what it follows, with the platform’s reference', () => {
    expect(noticeFor('report-tool', appeal, settings).text).toMatch(
      /^Wir bitten Sie, Ihre Entscheidung über unsere Meldung vom 18\. November 2026 \(Ihr Aktenzeichen 1-2345\) noch einmal/,
    );
    for (const channel of ['legal-form', 'email', 'post'] as const) {
      expect(noticeFor(channel, appeal, settings).text).toMatch(
        /unsere Meldung vom 18\. November 2026 \(Ihr Aktenzeichen 1-2345\) hin nicht entfernt\. Dagegen legen wir Beschwerde/,
      );
    }
    expect(fieldsOf('post', appeal).subject).toBe(
      'Beschwerde: Bewertung über Bäckerei Sonnenschein, Aktenzeichen 1-2345',
    );
  });

  it('goes without what is not known', () => {
    const unknown = { ...appeal, followed: null };
    expect(noticeFor('report-tool', unknown, settings).text).toMatch(
      /^Wir bitten Sie, Ihre Entscheidung über unsere Meldung noch einmal/,
    );
    expect(fieldsOf('email', unknown).subject).toBe('Beschwerde: Bewertung über Bäckerei Sonnenschein');
  });

  it('keeps what it follows when it is shortened', () => {
    const long = { ...appeal, details: { ...appeal.details, facts: 'Wort '.repeat(700) } };
    expect(noticeFor('report-tool', long, settings).text).toMatch(/1-2345.*Diese Person.*Wort…$/s);
  });
});
