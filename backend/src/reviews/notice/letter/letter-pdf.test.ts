import { inflateSync } from 'node:zlib';
import { CASE_FACTS_MAX_LENGTH, REVIEW_TEXT_MAX_LENGTH } from '@sternklar/contracts/constants';
import { describe, expect, it } from 'vitest';
import type { NoticeSource } from '../notice-words.ts';
import { letterPdf } from './letter-pdf.ts';
import { letterWordsOf, notDrawnIn } from './letter-words.ts';

const NOW = '2026-11-20T23:30:00.000Z';
const settings = {
  reportUrl: null,
  legalUrl: null,
  email: null,
  postalAddress: ['Plattform Limited', 'Barrow Street', 'Dublin 4', 'IRLAND'],
  reportLimit: 1_000,
  legalLimit: null,
};
const source: NoticeSource = {
  details: {
    reviewerName: 'Max M.',
    rating: 1,
    reviewText: 'War nie dort.',
    reviewUrl: 'https://maps.example/bewertung/1',
    reason: 'kein_kundenkontakt',
    goodFaith: true,
    facts: 'An diesem Tag war geschlossen.',
  },
  detailsVersion: 1,
  declaredAt: '2026-11-18T10:00:00.000Z',
  submittedAt: '2026-11-17T10:00:00.000Z',
  businessName: 'Bäckerei Sonnenschein',
  company: 'Stern & Klar <GmbH>',
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
const drawn = (given: NoticeSource) => letterPdf(letterWordsOf(given, settings, NOW), NOW);
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
const streamsOf = (pdf: Buffer): readonly string[] =>
  [...pdf.toString('latin1').matchAll(/<<([\s\S]*?)>>\s*stream\n([\s\S]*?)\nendstream/g)].map(
    ([, dictionary = '', content = '']) => {
      const bytes = Buffer.from(content, 'latin1');
      return (dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString();
    },
  );

describe('a letter to the platform', () => {
  it('has sender, recipient, date, subject, text, evidence and declaration', () => {
    const words = letterWordsOf(source, settings, NOW);
    expect(words).toMatchObject({
      sender: 'Stern & Klar <GmbH>',
      senderLines: ['Mühlenstraße 12', '55543 Bad Kreuznach', 'inhaberin@beispiel.de'],
      returnTo: 'Stern & Klar <GmbH> · Mühlenstraße 12 · 55543 Bad Kreuznach',
      recipient: settings.postalAddress,
      facts: [['Datum', '21. November 2026']],
      subject: 'Meldung einer Bewertung über Bäckerei Sonnenschein',
    });
    expect(words.paragraphs.join('\n')).toMatch(
      /geschlossen.*gutem Glauben.*18\. November 2026.*Belege:\n– Kassenbuch/s,
    );
  });

  it('against a refusal has the platform’s reference', () => {
    const appeal = { ...source, isAppeal: true, followed: { at: NOW, reference: '1-2345' } };
    expect(letterWordsOf(appeal, settings, NOW).facts).toContainEqual(['Ihr Zeichen', '1-2345']);
  });

  it('is the same each time it is drawn on a day, and archivable, with title, language and author', async () => {
    const [first, second] = [await drawn(source), await drawn(source)];
    expect(first.equals(second)).toBe(true);
    expect(pagesOf(first)).toBe(1);
    expect(first.toString('latin1')).toMatch(/\/Lang \(de-DE\)/);
    const metadata = streamsOf(first).find((stream) => stream.includes('xmpmeta'));
    expect(metadata).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(metadata).toContain('Meldung einer Bewertung über Bäckerei Sonnenschein');
    expect(metadata).toContain('<rdf:li>Stern &amp; Klar &lt;GmbH&gt;</rdf:li>');
    const odd = await drawn({ ...source, businessName: 'Café <Stern> & Söhne' });
    expect(streamsOf(odd).find((stream) => stream.includes('xmpmeta'))).toContain('über Café Stern und Söhne<');
  });

  it('goes on over pages however long it is', { tags: 'long' }, async () => {
    const longest = {
      ...withDetails({
        reviewText: 'Wort '.repeat(REVIEW_TEXT_MAX_LENGTH / 5),
        facts: 'x'.repeat(CASE_FACTS_MAX_LENGTH),
        reviewUrl: `https://maps.example/${'x'.repeat(1_950)}`,
      }),
      company: 'Gaststätten'.repeat(18),
      businessName: 'Ł'.repeat(200),
      address: ['Ş'.repeat(200), `55543 ${'W'.repeat(94)}`],
      email: `${'x'.repeat(240)}@beispiel.de`,
    };
    expect(pagesOf(await drawn(longest))).toBeGreaterThan(3);
    const lines = withDetails({ facts: '\n'.repeat(3_999) });
    expect(pagesOf(await drawn(lines))).toBe(1);
  });

  it('is never silently wrong about letters that it cannot show', async () => {
    const arabic = withDetails({ reviewerName: 'محمد 東京 👩‍👩‍👧‍👦', reviewText: 'Schlecht 😡😡' });
    const { paragraphs } = letterWordsOf(arabic, settings, NOW);
    expect(paragraphs.join('\n')).toContain('Von ???? ?? ?, 1 Stern');
    expect(paragraphs.at(-1)).toMatch(/^Hinweis zur Schrift: .*U\+0645.*U\+6771/);
    expect(notDrawnIn(['Phở 😡😡 Şahin Łukasz 59\u202f€ a\u2011b'])).toBe('ở 😡');
    expect(pagesOf(await drawn(arabic))).toBe(1);
    expect(letterWordsOf(source, settings, NOW).paragraphs.at(-1)).not.toMatch(/^Hinweis/);
  });
});
