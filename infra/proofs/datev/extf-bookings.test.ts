import { describe, expect, it } from 'vitest';
import { ExtfError } from './extf-error.ts';
import { fileOf, HEADER, HEADINGS, ROWS, withFields } from './extf-sample.ts';
import { readExtf } from './read-extf.ts';

const [ROW = ''] = ROWS;
const booked = (fields: Readonly<Record<number, string>>) =>
  readExtf(fileOf([HEADER, HEADINGS, withFields(ROW, fields)])).bookings[0];

describe('a booking is refused', () => {
  it.each<[number, string, string]>([
    [1, '', 'Line 3, field 1 (Umsatz (ohne Soll/Haben-Kz)): must not be empty.'],
    [1, '-100,18', 'must be more than 0'],
    [1, '0,00', 'must be more than 0'],
    [1, '100.18', 'must be more than 0'],
    [1, '1.100,18', 'must be more than 0'],
    [1, '100,1', 'must be more than 0'],
    [1, '100', 'must be more than 0'],
    [1, '12345678901,00', 'with at most 10 digits, a comma and two decimals'],
    [1, '"100,18"', 'field 1 (Umsatz (ohne Soll/Haben-Kz)): must not stand in quotes'],
    [2, '"D"', 'field 2 (Soll/Haben-Kennzeichen): must be S or H'],
    [2, 'S', 'field 2 (Soll/Haben-Kennzeichen): must stand in quotes'],
    [2, '""', 'field 2 (Soll/Haben-Kennzeichen): must not be empty'],
    [3, '"€"', 'field 3 (WKZ Umsatz): must be 3 capital letters'],
    [3, '"CHF"', 'field 4 (Kurs): must be given with a foreign currency'],
    [5, '1,00', 'field 6 (WKZ Basis-Umsatz): must be given with Basis-Umsatz'],
    [6, '"EUR"', 'field 5 (Basis-Umsatz): must be given'],
    [7, '484000', 'field 7 (Konto): must have at most 4 digits, or 5 for a person'],
    [7, '08400', 'field 7 (Konto): must not begin with 0 for a person'],
    [7, '"48400"', 'field 7 (Konto): must not stand in quotes'],
    [8, '0000', 'field 8 (Gegenkonto (ohne BU-Schlüssel)): must be at most nine digits, and not 0'],
    [8, '', 'field 8 (Gegenkonto (ohne BU-Schlüssel)): must not be empty'],
    [9, '"00040"', 'field 9 (BU-Schlüssel): must be at most four digits'],
    [9, '9', 'field 9 (BU-Schlüssel): must stand in quotes'],
    [10, '31012024', 'field 10 (Belegdatum): must be a day as DDMM'],
    [10, '501', 'field 10 (Belegdatum): must be a day as DDMM'],
    [10, '3002', 'field 10 (Belegdatum): must exist as a day of the fiscal year'],
    [10, '0109', 'field 10 (Belegdatum): must lie between 2024-01-01 and 2024-08-31, not on 2024-09-01'],
    [11, '"RE 1"', 'field 11 (Belegfeld 1): must be at most 36 letters, digits and $ & % * + - /'],
    [11, '"RE.1"', 'field 11 (Belegfeld 1): must be'],
    [11, '"RÜ1"', 'field 11 (Belegfeld 1): must be'],
    [11, `"${'1'.repeat(37)}"`, 'field 11 (Belegfeld 1): must be'],
    [13, '0,50', 'field 13 (Skonto): must be more than 0'],
    [14, `"${'ü'.repeat(61)}"`, 'field 14 (Buchungstext): must be at most 60 characters'],
    [14, 'Test', 'field 14 (Buchungstext): must stand in quotes'],
    [14, '"5" oder 6"', 'Line 3, field 14 (quotes): must enclose the whole field, and be doubled in it.'],
    [14, '"offen', 'must enclose the whole field'],
    [15, '""', 'field 15 (Postensperre): must not stand in quotes'],
    [21, '"Art"', 'field 22 (Beleginfo - Inhalt 1): must be given with its kind'],
    [49, '"Inhalt"', 'field 48 (Zusatzinformation - Art 1): must be given with its content'],
    [114, '2', 'field 114 (Festschreibung): must be 0 or 1'],
    [114, '"1"', 'field 114 (Festschreibung): must not stand in quotes'],
    [115, '31012024', 'field 116 (Datum Zuord. Steuerperiode): must be given with Leistungsdatum'],
    [117, '30022024', 'field 117 (Fälligkeit): must exist as a day'],
    [118, '"2"', 'field 118 (Generalumkehr (GU)): must be 0, 1 or G'],
    [120, '"Deutschland"', 'field 120 (Land): must be 2 capital letters'],
  ])('with field %i as %s', (position, field, message) => {
    expect(() => booked({ [position]: field })).toThrow(message);
  });

  it('with line, field and rule to work with', () => {
    const read = () => readExtf(fileOf([HEADER, HEADINGS, ROW, withFields(ROW, { 2: '"X"' })]));
    expect(read).toThrow(ExtfError);
    expect(read).toThrow(expect.objectContaining({ line: 4, field: 2, rule: 'must be S or H' }));
  });
});

describe('a booking is taken', () => {
  it.each([
    { 7: '27', 8: '69999' },
    { 1: '0,01', 11: `"${'$&%*+-/Aa0'.repeat(3)}123456"` },
    { 3: '"CHF"', 4: '1,05', 5: '95,41', 6: '"EUR"' },
    { 14: `"${'""'.repeat(60)}"` },
    { 20: '"BEDI ""E0A08953-FBAA-4054-AF36-993D5D68F040"""' },
    { 21: '"Rechnung"', 22: '"RE-1"', 48: '"Portal"', 49: '"x"' },
  ])('as %o', (fields) => {
    expect(booked(fields)?.line).toBe(3);
  });
});
