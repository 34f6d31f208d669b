import { describe, expect, it } from 'vitest';
import { listLink, pageLink } from './list-link.ts';

describe('a link into a list', () => {
  it('carries the filter in the address', () => {
    const link = listLink('reviews', { user_id: 'u1', rating: 1 });
    expect(new URLSearchParams(link.split('?')[1]).get('filter')).toBe('{"user_id":"u1","rating":1}');
    expect(link.startsWith('/reviews?')).toBe(true);
  });

  it('to another page keeps filter and order', () => {
    const query = new URLSearchParams(pageLink('?page=2&sort=rating&order=ASC&filter=%7B%7D', 3));
    expect(Object.fromEntries(query)).toEqual({ page: '3', sort: 'rating', order: 'ASC', filter: '{}' });
  });
});
