import type { Review } from '@sternklar/contracts/reviews/review.api';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOfFile } from '../import/decode-file.ts';
import { readReviews } from '../import/read-reviews.ts';
import { exportFileName, reviewsCsv } from './reviews-csv.ts';

const review = (facts: Partial<Review> = {}): Review => ({
  id: '0198c0a0-3333-7000-8000-000000000001',
  business_id: '0198c0a0-2222-7000-8000-000000000001',
  reviewer_name: 'Max M.',
  rating: 1,
  review_text: 'War nie dort.',
  review_url: null,
  reason: null,
  good_faith: null,
  status: 'nicht_genehmigt',
  created_at: '2026-03-01T23:30:00.000Z',
  updated_at: '2026-07-01T22:15:00.000Z',
  version: 2,
  ...facts,
});
const csvOf = (...reviews: readonly Review[]) => reviewsCsv([{ businessName: 'Bäckerei Sonnenschein', reviews }]);
const readAgain = (csv: string) => {
  const file = textOfFile(new TextEncoder().encode(csv));
  return 'text' in file ? readReviews(file.text) : [];
};

describe('the file of reviews', () => {
  it('has German headers, semicolons, a byte order mark, and times of Berlin in winter and summer', () => {
    const withdrawn_at = '2026-07-02T08:00:00.000Z';
    const whole = review({ reason: 'spam', good_faith: true, review_url: 'https://a.example/1', withdrawn_at });
    expect(csvOf(whole)).toBe(
      '\ufeffUnternehmen;Name;Sterne;Text;Status;Eingereicht am;Geändert am;Grund;Link;Erklärung in gutem Glauben;Zurückgezogen am\r\n' +
        'Bäckerei Sonnenschein;Max M.;1;War nie dort.;nicht genehmigt;02.03.2026 00:30;02.07.2026 00:15;' +
        'Spam oder Werbung;https://a.example/1;ja;02.07.2026 10:00',
    );
  });

  it('executes nothing in a spreadsheet', () => {
    const csv = csvOf(review({ reviewer_name: '=HYPERLINK("https://boese.example")', review_text: '-1+cmd|x' }));
    expect(csv).toContain(`;"'=HYPERLINK(""https://boese.example"")";1;'-1+cmd|x;`);
  });

  it('has one business after the other', () => {
    const csv = reviewsCsv([
      { businessName: 'A', reviews: [review()] },
      { businessName: 'B', reviews: [review(), review()] },
    ]);
    expect(csv.split('\r\n').map((row) => row[0])).toEqual(['\ufeff', 'A', 'B', 'B']);
  });

  it('is named after the day in Berlin', () => {
    expect(exportFileName(new Date('2026-03-01T23:30:00.000Z'))).toBe('bewertungen-2026-03-02.csv');
  });

  it('can be read again by the import, whatever people have written', () => {
    const nasty = fc.string({ unit: fc.constantFrom('"', ';', ',', '\n', "'", '=', '-', '★', 'ü', ' ', 'a', '1') });
    const words = fc.oneof(nasty, fc.lorem({ maxCount: 8 })).map((text) => text.trim());
    const name = words.map((text) => text || 'Gast');
    const reviews = fc.array(
      fc.record({ reviewer_name: name, rating: fc.integer({ min: 1, max: 5 }), review_text: words }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(reviews, (facts) => {
        const read = readAgain(csvOf(...facts.map(review)));
        expect(read.map(({ reviewer, stars, text, flaw }) => [reviewer, stars, text, flaw])).toEqual(
          facts.map((fact) => [fact.reviewer_name, String(fact.rating), fact.review_text, null]),
        );
      }),
    );
  });

  it('is read as it was written where words in it look like lines of their own', () => {
    const csv = csvOf(review({ reviewer_name: ';1\n;' }), review({ reviewer_name: 'a;1\na;' }));
    expect(readAgain(csv).map(({ reviewer }) => reviewer)).toEqual([';1\n;', 'a;1\na;']);
  });

  it('keeps link and reason for the import, and names no reviews that have no text otherwise', () => {
    const link = { review_url: 'https://a.example/1', reason: 'kein_kundenkontakt' } as const;
    expect(readAgain(csvOf(review({ ...link, review_text: '' })))).toMatchObject([
      { url: 'https://a.example/1', reason: 'Kein Kundenkontakt', text: '' },
    ]);
  });
});
