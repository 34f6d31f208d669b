import { describe, expect, it } from 'vitest';
import { Refusal } from '../refusal.port.ts';
import { parseListRequest } from './list-request.ts';

const refusedField = (query: Parameters<typeof parseListRequest>[0]): string | undefined => {
  try {
    parseListRequest(query);
  } catch (error) {
    if (error instanceof Refusal && error.status === 422) return error.options.errors?.[0]?.field;
    throw error;
  }
  return 'accepted';
};

describe('a list request', () => {
  it('without parameters is a bare call', () => {
    expect(parseListRequest({})).toBeNull();
  });

  it('reads what react-admin sends', () => {
    expect(
      parseListRequest({
        range: '[25, 49]',
        sort: '["rating","ASC"]',
        filter: '{"status":"eingereicht","id":["a","b"]}',
      }),
    ).toEqual({
      offset: 25,
      limit: 25,
      sort: { field: 'rating', descending: false },
      filter: { status: 'eingereicht', id: ['a', 'b'] },
    });
  });

  it('is the first page, newest first, where a parameter is missing', () => {
    expect(parseListRequest({ filter: '{}' })).toEqual({
      offset: 0,
      limit: 25,
      sort: { field: 'created_at', descending: true },
      filter: {},
    });
  });

  it('takes a thousand rows and not one more', () => {
    expect(parseListRequest({ range: '[0,999]' })?.limit).toBe(1_000);
    expect(refusedField({ range: '[0,1000]' })).toBe('range');
  });

  it.each([
    '',
    'abc',
    '[0]',
    '[5,4]',
    '[-1,4]',
    '[0,1.5]',
    '["0","9"]',
    '[0,9,9]',
    '[0,1e999]',
    'null',
    '{}',
    '['.repeat(9_999),
  ])('refuses the range %j', (range) => expect(refusedField({ range })).toBe('range'));

  it.each(['created_at', '["created_at"]', '["created_at","DOWN"]', '[1,"ASC"]', '["a","ASC","b"]', 'null'])(
    'refuses the order %j',
    (sort) => expect(refusedField({ sort })).toBe('sort'),
  );

  it.each(['', '[]', '"x"', '1', 'null', '{"__proto__":{"x":1}}', '{x:1}'])('refuses the filter %j', (filter) =>
    expect(refusedField({ filter })).toBe('filter'),
  );

  it('refuses filter values that a database cannot hold', () => {
    expect(() => parseListRequest({ filter: String.raw`{"q":"a\u0000"}` })).toThrow(Refusal);
  });
});
