import { describe, expect, it } from 'vitest';
import { isSameView, type ListView, viewLink, viewOf } from './list-view.ts';

const newest = { field: 'created_at', order: 'DESC' } as const;
const open: ListView = { filter: { status: 'eingereicht', rating: 1 }, sort: newest };

describe('the view of a list', () => {
  it('is what it filters by and how it sorts, without empty fields', () => {
    expect(viewOf({ status: 'eingereicht', rating: 1, q: '', user_id: null, deep: {} }, newest)).toEqual(open);
    expect(viewOf({ email_verified: false }, newest).filter).toEqual({ email_verified: false });
  });

  it('has no search, which may name people', () => {
    expect(viewOf({ status: 'eingereicht', rating: 1, q: 'erika@beispiel.de' }, newest)).toEqual(open);
  });

  it('is the same in whatever order its filters were chosen', () => {
    expect(isSameView(open, { filter: { rating: 1, status: 'eingereicht' }, sort: newest })).toBe(true);
  });

  it('is another with one value, one field or one direction changed', () => {
    expect(isSameView(open, { ...open, filter: { status: 'eingereicht', rating: 2 } })).toBe(false);
    expect(isSameView(open, { ...open, filter: { status: 'eingereicht' } })).toBe(false);
    expect(isSameView(open, { ...open, sort: { field: 'created_at', order: 'ASC' } })).toBe(false);
  });

  it('has an address of its own', () => {
    const [path, query] = viewLink('reviews', { ...open, filter: { q: 'A & B' } }).split('?');
    expect([path, Object.fromEntries(new URLSearchParams(query))]).toEqual([
      '/reviews',
      { filter: '{"q":"A & B"}', sort: 'created_at', order: 'DESC' },
    ]);
  });
});
