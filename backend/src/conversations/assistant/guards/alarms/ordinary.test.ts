import { describe, expect, it } from 'vitest';
import { alarmsIn } from '../alarms.ts';
import { ruledAlarmsIn } from './ruled-alarms.ts';
import { DECLARED, ORDINARY, QUOTED_OF_NEAR_ONES } from './testing/ordinary.ts';

describe('what phrases find, word by word', () => {
  it.each(ORDINARY)('is nothing in, nor is it like an alarm: %s', (message) => {
    expect(alarmsIn(message)).toEqual([]);
  });

  it.each(DECLARED)('is an end declared: %s', (message) => {
    expect(ruledAlarmsIn(message)).toContain('termination-declared');
  });

  it.each(QUOTED_OF_NEAR_ONES)('is a danger, whoever is quoted: %s', (message) => {
    expect(ruledAlarmsIn(message)).toContain('danger-to-self');
  });
});
