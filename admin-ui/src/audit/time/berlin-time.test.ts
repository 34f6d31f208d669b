import { describe, expect, it } from 'vitest';
import { fromBerlinField, toBerlinField } from './berlin-time.ts';

describe('a moment in the fields of a form', () => {
  it.each([
    ['winter', '2026-01-12T13:02:05.000Z', '2026-01-12T14:02:05'],
    ['summer', '2026-07-12T12:02:05.000Z', '2026-07-12T14:02:05'],
    ['the last second before the clocks go forward', '2026-03-29T00:59:59.000Z', '2026-03-29T01:59:59'],
    ['the first second after it', '2026-03-29T01:00:00.000Z', '2026-03-29T03:00:00'],
  ])('is Berlin’s, in %s', (_, iso, field) => {
    expect(toBerlinField(iso)).toBe(field);
    expect(fromBerlinField(field)).toBe(iso);
  });

  it.each(['', 'gestern', 'T00:00:00'])('is none for „%s“', (field) => {
    expect(fromBerlinField(field)).toBeNull();
  });

  it('understands fields without seconds', () => {
    expect(fromBerlinField('2026-01-12T14:02')).toBe('2026-01-12T13:02:00.000Z');
  });
});
