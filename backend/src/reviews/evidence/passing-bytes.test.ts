import { expect, it } from 'vitest';
import { createPassingBytes, passed } from './passing-bytes.ts';

it('what lies around is collected once there is much of it', () => {
  const collected: unknown[] = [];
  const pass = createPassingBytes((options) => collected.push(options));
  pass(15_999_999);
  expect(collected).toEqual([]);
  pass(1);
  expect(collected).toEqual([{ type: 'minor' }]);
  pass(15_999_999);
  expect(collected).toHaveLength(1);
});

it('the engine’s own collection can be asked for', () => {
  expect(() => passed(16_000_000)).not.toThrow();
  expect('gc' in globalThis).toBe(false);
});
