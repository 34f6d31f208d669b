import { describe, expect, it } from 'vitest';
import { NEAR_MISSES, PHRASINGS } from './alarms/testing/alarm-phrasings.ts';
import { type Alarm, alarmsIn } from './alarms.ts';

describe('what must reach a person at once', () => {
  for (const [alarm, phrasings] of Object.entries(PHRASINGS) as [Alarm, readonly string[]][]) {
    it.each(phrasings)(`is seen as ${alarm}: %s`, (message) => {
      expect(alarmsIn(message)).toContain(alarm);
    });
  }

  it.each(NEAR_MISSES)('is not seen in: %s', (message) => {
    expect(alarmsIn(message)).toEqual([]);
  });

  it('is seen in capitals, between other sentences and without punctuation', () => {
    expect(alarmsIn('ICH WILL NICHT MEHR LEBEN')).toEqual(['danger-to-self']);
    expect(alarmsIn('Was kostet das?\nhiermit kündige ich mein abo\nDanke')).toEqual(['termination-declared']);
  });

  it('names the most urgent first', () => {
    expect(alarmsIn('Hiermit kündige ich. Ich will nicht mehr leben.')).toEqual([
      'danger-to-self',
      'termination-declared',
    ]);
  });

  it('reads the longest message in a moment', () => {
    const started = performance.now();
    alarmsIn('ich bring ihn mir das leben nicht mehr '.repeat(100));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
