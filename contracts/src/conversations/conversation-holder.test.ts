import { expect, it } from 'vitest';
import { holderOf } from './conversation-holder.ts';

const taken = { by: 'admin', at: '2026-03-02T09:00:00.000Z' };

it('has a conversation for an hour', () => {
  expect(holderOf(taken, '2026-03-02T09:59:59.999Z')).toEqual({ ...taken, until: '2026-03-02T10:00:00.000Z' });
  expect(holderOf(taken, '2026-03-02T10:00:00.000Z')).toBeNull();
  expect(holderOf(null, '2026-03-02T09:00:00.000Z')).toBeNull();
});
