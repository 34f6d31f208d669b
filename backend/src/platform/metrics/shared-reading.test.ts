import { expect, it } from 'vitest';
import { sharedReading } from './shared-reading.ts';

it('asks once for all who ask at the same time, and anew afterwards, also after a failure', async () => {
  let asked = 0;
  const read = sharedReading(async () => {
    asked += 1;
    if (asked === 2) throw new Error('no database');
    return asked;
  });
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  await expect(read()).rejects.toThrow('no database');
  expect(await read()).toBe(3);
});
