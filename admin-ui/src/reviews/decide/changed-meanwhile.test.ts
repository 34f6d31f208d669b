import type { AdminReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { changedMeanwhile, changedMeanwhileSentence, changeSentence, newsAmong } from './changed-meanwhile.ts';

const current = { status: 'gelöscht', version: 3, updated_at: '2026-03-02T10:00:00.000Z' };
const change = {
  id: '0192f0c1-000e-7000-8000-000000000001',
  kind: 'status-changed',
  at: '2026-03-02T10:00:00.000Z',
  from: 'eingereicht',
  to: 'nicht_genehmigt',
  note: null,
  shown_to_customer: true,
  actor: 'admin',
  version: 2,
  actor_id: '0192f0c1-000a-7000-8000-000000000001',
  actor_email: 'admin@sternklar.example',
} as const satisfies AdminReviewHistoryEntry;
const refused = (status: number, body: unknown) => new HttpError('refused', status, body);

describe('a refused change of status', () => {
  it('tells status and version that the review has by now', () => {
    const error = refused(409, { code: 'review-changed-meanwhile', current });
    expect(changedMeanwhile(error)).toEqual({ status: 'gelöscht', version: 3, changes: [] });
  });

  it('tells what happened meanwhile', () => {
    const error = refused(409, { current, changes: [change] });
    expect(changedMeanwhile(error)?.changes).toEqual([change]);
  });

  it.each([
    ['a conflict of another kind', refused(409, { code: 'idempotency-key-in-use' })],
    ['a status that this page does not know', refused(409, { current: { ...current, status: 'verschoben' } })],
    ['no version', refused(409, { current: { status: 'gelöscht' } })],
    ['another refusal', refused(404, { current })],
    ['an answer that is no JSON', refused(409, undefined)],
    ['a broken connection', new TypeError('Failed to fetch')],
    ['nothing at all', undefined],
  ])('tells nothing when it is %s', (_, error) => {
    expect(changedMeanwhile(error)).toBeNull();
  });
});

describe('the sentence about it', () => {
  it('names the new status, and that nothing is saved', () => {
    expect(changedMeanwhileSentence('nicht_genehmigt', 'gelöscht')).toBe(
      'Diese Bewertung steht inzwischen auf „nicht genehmigt“. Ihre Änderung ist nicht gespeichert.',
    );
  });

  it('asks for nothing when the new status is the chosen one', () => {
    expect(changedMeanwhileSentence('gelöscht', 'gelöscht')).toBe(
      'Diese Bewertung steht inzwischen auf „gelöscht“. Das ist auch Ihre Wahl; Sie brauchen nichts mehr zu tun.',
    );
  });
});

describe('a change in a line', () => {
  it('says when in Berlin, who, and from which status to which', () => {
    expect(changeSentence(change)).toBe(
      '02.03.2026, 11:00, admin@sternklar.example: Status von „eingereicht“ auf „nicht genehmigt“ geändert',
    );
  });

  it('quotes a note and says for whom it is, and names the role where no person is known', () => {
    const note = {
      ...change,
      kind: 'note-added',
      from: null,
      to: null,
      note: 'Belege fehlen.',
      actor_email: null,
    } as const;
    expect(changeSentence({ ...note, shown_to_customer: false })).toBe(
      '02.03.2026, 11:00, Admin: Interne Notiz: „Belege fehlen.“',
    );
    expect(changeSentence(note)).toContain('Notiz für den Kunden: „Belege fehlen.“');
  });
});

describe('what is news to whoever was too slow', () => {
  const note = (id: string) => ({ ...change, id, kind: 'note-added', from: null, to: null, note: 'Ruft an.' }) as const;
  const changes = [note('a'), note('b'), change, note('c')];
  const idsOf = (seen: ReadonlySet<string> | null) => newsAmong(changes, seen).map(({ id }) => id);

  it('is all that they had not seen', () => {
    expect(idsOf(new Set(['a']))).toEqual(['b', change.id, 'c']);
  });

  it('is the change that was faster and what came after it, where nobody knows what they had seen', () => {
    expect(idsOf(null)).toEqual([change.id, 'c']);
    expect(newsAmong([note('a')], null)).toHaveLength(1);
  });
});
