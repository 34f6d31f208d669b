import { describe, expect, test } from 'vitest';
import { createServerClock } from './server-clock.ts';

describe('The clock of the server', () => {
  test('goes on from what was heard, for a few seconds', () => {
    let elapsed = 1_000;
    const clock = createServerClock(() => elapsed);
    expect(clock.now()).toBeUndefined();
    clock.hear(new Date('2025-03-03T09:00:00.000Z'));
    elapsed += 1_250;
    expect(clock.now()?.toISOString()).toBe('2025-03-03T09:00:01.250Z');
    elapsed += 4_000;
    expect(clock.now()).toBeUndefined();
  });

  test('is set back with the server', () => {
    const clock = createServerClock(() => 0);
    clock.hear(new Date('2025-03-03T09:00:00.000Z'));
    clock.hear(new Date('2025-03-03T08:00:00.000Z'));
    expect(clock.now()?.toISOString()).toBe('2025-03-03T08:00:00.000Z');
  });
});
