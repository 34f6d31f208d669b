import type { SearchResults } from '@sternklar/contracts/search.api';
import { describe, expect, it } from 'vitest';
import { pageAt } from '../../resources.ts';
import { foundGroups, placesFor } from './entries.ts';

const labels = (typed: string, isReader = false) => placesFor(typed, isReader).entries.map(({ label }) => label);

describe('pages in the palette', () => {
  it('are all that there are while nothing is typed, and each leads to one', () => {
    const { entries } = placesFor('', false);
    expect(entries.length).toBeGreaterThan(12);
    expect(entries.filter(({ to }) => pageAt(to) === null)).toEqual([]);
  });

  it.each([
    ['uber', ['Übersicht']],
    ['bew anl', ['Bewertung anlegen']],
    ['system', ['Partner', 'Textbausteine', 'Assistent', 'Prüfung', 'Betrieb', 'Einstellungen']],
    ['nirgends', []],
  ])('are found by how their words begin: %s', (typed, expected) => {
    expect(labels(typed)).toEqual(expected);
  });

  it('that are made of commands are not offered to auditors', () => {
    expect(labels('anlegen', true)).toEqual([]);
    expect(labels('warte', true)).toEqual([]);
  });
});

const review = {
  id: 'r1',
  reviewer_name: 'Max',
  business_name: 'Haus',
  status: 'eingereicht',
  text_start: 'Nie',
} as const;
const NOTHING: SearchResults = { users: [], businesses: [], reviews: [], invoices: [], references: [] };

describe('what the server found', () => {
  it('stands under what it is, and leads there', () => {
    const groups = foundGroups({
      users: [{ id: 'u1', email: 'anna@haus.example' }],
      businesses: [{ id: 'b1', business_name: 'Haus', user_email: 'anna@haus.example' }],
      reviews: [review],
      invoices: [{ id: 'i1', number: 'RE-2026-00001', company_name: null }],
      references: [{ ...review, reference: 'ab-12' }],
    });
    expect(
      groups.map(({ label, entries }) => [label, entries[0]?.label, decodeURIComponent(entries[0]?.to ?? '')]),
    ).toEqual([
      ['Kunden', 'anna@haus.example', '/users/u1'],
      ['Unternehmen', 'Haus', '/reviews?filter={"business_id":"b1"}'],
      ['Bewertungen', 'Max', '/reviews/r1'],
      ['Rechnungen', 'RE-2026-00001', '/invoices?filter={"q":"RE-2026-00001"}'],
      ['Aktenzeichen', 'AB-12', '/reviews/r1'],
    ]);
    const ids = groups.flatMap(({ entries }) => entries.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is not named where there is nothing of it', () => {
    expect(foundGroups(NOTHING)).toEqual([]);
  });
});
