import { describe, expect, it } from 'vitest';
import { type AuditView, callOf, searchOf, viewOf } from './audit-query.ts';

const nothing: AuditView = { q: '', from: '', until: '', at: null, with: null, page: 1 };

describe('what the audit’s address says', () => {
  it('is nothing at first', () => {
    expect(viewOf(new URLSearchParams())).toEqual(nothing);
    expect(searchOf(nothing).size).toBe(0);
    expect(callOf(nothing)).toBe('page=1');
  });

  it('comes back as it was said', () => {
    const view: AuditView = {
      q: 'Max M.',
      from: '2026-01-01',
      until: '2026-01-31',
      at: '2026-02-01T10:00:00.000Z',
      with: '2026-01-15T10:00:00.000Z',
      page: 3,
    };
    expect(viewOf(searchOf(view))).toEqual(view);
  });

  it('asks for whole days of Berlin', () => {
    expect(
      Object.fromEntries(new URLSearchParams(callOf({ ...nothing, from: '2026-03-28', until: '2026-03-29' }))),
    ).toEqual({
      since: '2026-03-27T23:00:00.000Z',
      before: '2026-03-29T22:00:00.000Z',
      page: '1',
    });
  });

  it('takes no nonsense', () => {
    const view = viewOf(new URLSearchParams('at=gestern&with=x&page=-7&from=x&until=y'));
    expect(view).toMatchObject({ at: null, with: null, page: 1 });
    expect(callOf(view)).toBe('page=1');
  });
});
