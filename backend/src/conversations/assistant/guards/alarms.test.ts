import { describe, expect, it } from 'vitest';
import type { Alarm } from './alarms/alarm.ts';
import { alarmSentences } from './alarms/learned/learned-alarms.ts';
import { NEAR_MISSES_APART, PHRASINGS_APART } from './alarms/testing/held-apart.ts';
import { alarmsIn } from './alarms.ts';

/** Of what the guards have not been shown, this share is seen at least; what they have been shown, they see all. */
const LEAST_SEEN = 0.85;
const MOST_MISTAKEN = 0.1;

describe('what must reach a person at once', () => {
  it.each(alarmSentences.filter(([, alarm]) => alarm !== 'none'))('is seen: %s (%s)', (message, alarm) => {
    expect(alarmsIn(message)).toContain(alarm);
  });

  it.each(alarmSentences.filter(([, alarm]) => alarm === 'none'))('is not seen in: %s', (message) => {
    expect(alarmsIn(message)).toEqual([]);
  });

  it.each(Object.entries(PHRASINGS_APART) as [Alarm, readonly string[]][])(
    'is seen as %s in words never learned',
    (alarm, messages) => {
      const seen = messages.filter((message) => alarmsIn(message).includes(alarm));
      expect(seen.length / messages.length).toBeGreaterThanOrEqual(LEAST_SEEN);
    },
  );

  it('is hardly ever seen in what only sounds like it', () => {
    const mistaken = NEAR_MISSES_APART.filter((message) => alarmsIn(message).length > 0);
    expect(mistaken.length / NEAR_MISSES_APART.length).toBeLessThanOrEqual(MOST_MISTAKEN);
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
