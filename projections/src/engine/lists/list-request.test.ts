import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { InvalidListRequest, parseFilter } from './list-request.ts';

const schema = z.object({ rating: z.number().optional() });

test('A filter is read in the list’s own types; a name that the list does not know is refused', () => {
  expect(parseFilter(schema, { rating: 2 })).toEqual({ rating: 2 });
  expect(() => parseFilter(schema, { rating: 2, colour: 'red' })).toThrow(InvalidListRequest);
});

test('What refuses unknown names is made once for a list, not with every request', () => {
  const list = z.object({ rating: z.number().optional() });
  const strict = vi.spyOn(list, 'strict');
  for (const rating of [1, 2, 3]) parseFilter(list, { rating });
  expect(strict).toHaveBeenCalledOnce();
});
