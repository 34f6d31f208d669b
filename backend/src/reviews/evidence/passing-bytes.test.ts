import { expect, it } from 'vitest';
import { createPassingBytes, passed } from './passing-bytes.ts';

it('what lies around is collected once much has passed, and thoroughly once much of it is left', () => {
  const collected: string[] = [];
  let left = 0;
  const pass = createPassingBytes({ collect: (type) => collected.push(type), buffered: () => left });
  pass(7_999_999);
  expect(collected).toEqual([]);
  pass(1);
  expect(collected).toEqual(['minor']);
  pass(7_999_999);
  expect(collected).toEqual(['minor']);
  left = 40_000_001;
  pass(1);
  expect(collected).toEqual(['minor', 'minor', 'major']);
});

it('the engine’s own collections can be asked for', () => {
  expect(() => passed(8_000_000)).not.toThrow();
  expect('gc' in globalThis).toBe(false);
});
