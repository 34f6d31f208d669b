import { describe, expect, it } from 'vitest';
import { fromBerlinField, toBerlinField } from './berlin-time.ts';

describe('a moment in the fields of a form', () => {
  it.each([
    ['winter', '2026-01-12T13:02:05.000Z', '2026-01-12T14:02:05'],
    ['summer', '2026-07-12T12:02:05.000Z', '2026-07-12T14:02:05'],
    ['the last second before the clocks go forward', '2026-03-29T00:59:59.000Z', '2026-03-29T01:59:59'],
    ['the first second after it', '2026-03-29T01:00:00.000Z', '2026-03-29T03:00:00'],
    ['the last second before the hour that comes twice', '2026-10-24T23:59:59.000Z', '2026-10-25T01:59:59'],
    ['the first second of it', '2026-10-25T00:00:00.000Z', '2026-10-25T02:00:00'],
    ['the last second of its first time', '2026-10-25T00:59:59.000Z', '2026-10-25T02:59:59'],
    ['the first second after it came twice', '2026-10-25T02:00:00.000Z', '2026-10-25T03:00:00'],
    ['the turn of the year', '2026-12-31T23:00:00.000Z', '2027-01-01T00:00:00'],
    ['the 29th of February', '2028-02-28T23:30:00.000Z', '2028-02-29T00:30:00'],
  ])('is Berlin’s, in %s', (_, iso, field) => {
    expect(toBerlinField(iso)).toBe(field);
    expect(fromBerlinField(field)).toBe(iso);
  });

  it('goes on as before in the hour that there is not', () => {
    expect(fromBerlinField('2026-03-29T02:30:00')).toBe('2026-03-29T01:30:00.000Z');
  });

  it.each(['', 'gestern', 'T00:00:00'])('is none for „%s“', (field) => {
    expect(fromBerlinField(field)).toBeNull();
  });

  it('understands fields without seconds', () => {
    expect(fromBerlinField('2026-01-12T14:02')).toBe('2026-01-12T13:02:00.000Z');
  });
});
