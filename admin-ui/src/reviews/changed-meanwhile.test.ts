import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { changedMeanwhile, changedMeanwhileSentence } from './changed-meanwhile.ts';

const current = { status: 'gelöscht', version: 3, updated_at: '2026-03-02T10:00:00.000Z' };
const refused = (status: number, body: unknown) => new HttpError('refused', status, body);

describe('a refused change of status', () => {
  it('tells status and version that the review has by now', () => {
    const error = refused(409, { code: 'review-changed-meanwhile', current });
    expect(changedMeanwhile(error)).toEqual({ status: 'gelöscht', version: 3 });
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
  it('names the new status and how to decide against it', () => {
    expect(changedMeanwhileSentence('nicht_genehmigt', 'gelöscht')).toBe(
      'Diese Bewertung steht inzwischen auf „nicht genehmigt“. Ihre Änderung ist nicht gespeichert. Soll es trotzdem „gelöscht“ sein, speichern Sie bitte noch einmal.',
    );
  });

  it('asks for nothing when the new status is the chosen one', () => {
    expect(changedMeanwhileSentence('gelöscht', 'gelöscht')).toBe(
      'Diese Bewertung steht inzwischen auf „gelöscht“. Das ist auch Ihre Wahl; Sie brauchen nichts mehr zu tun.',
    );
  });
});
