import { StartRefused } from '@sternklar/event-store/start-refused';
import { expect, it } from 'vitest';
import { parseDoctorOptions } from './doctor-options.ts';
import { examine } from './examine.ts';
import { absent, codeOf, doubtful, right, wrong } from './finding.ts';
import { isSound, renderFindings } from './render-findings.ts';

it('checks look beside each other; one that hangs is wrong and holds up no other', async () => {
  const began = performance.now();
  const hanging = { topic: 'hängt', look: () => new Promise<never>(() => undefined) };
  const found = await examine([hanging, { topic: 'geht', look: () => [right('gut')] }, hanging], 100);
  expect(found.map(({ findings }) => findings[0]?.what)).toEqual([
    'keine Antwort binnen 0.1 s',
    'gut',
    'keine Antwort binnen 0.1 s',
  ]);
  expect(performance.now() - began).toBeLessThan(5_000);
});

it('a check that fails is wrong: with the sentence of a refused start, else with a code and no words', async () => {
  const failing = (error: Error) => ({
    topic: 'x',
    look: () => {
      throw error;
    },
  });
  const coded = Object.assign(new Error('Passwort geheim'), { code: 'EACCES' });
  const found = await examine([
    failing(new StartRefused('Bitte so.')),
    failing(coded),
    failing(new TypeError('geheim')),
  ]);
  expect(found.map(({ findings }) => findings[0])).toEqual([
    wrong('so startet das Produkt nicht', 'Bitte so.'),
    expect.objectContaining({ what: 'ließ sich nicht prüfen (EACCES)' }),
    expect.objectContaining({ what: 'ließ sich nicht prüfen (TypeError)' }),
  ]);
});

it('the code of an error is that of its first cause', () => {
  const refused = Object.assign(new Error('x'), { code: 'ECONNREFUSED' });
  expect(codeOf(new AggregateError([refused, refused]))).toBe('ECONNREFUSED');
  expect(codeOf(new TypeError('fetch failed', { cause: refused }))).toBe('ECONNREFUSED');
  expect(codeOf('geheim')).toBe('unbekannter Fehler');
});

it('one line each, what to do below it, and a verdict', () => {
  const well = [{ topic: 'Uhr', findings: [right('geht richtig'), absent('keine zweite')] }];
  const ill = [...well, { topic: 'Datenbank', findings: [wrong('fort', 'Holen.'), doubtful('langsam', 'Warten.')] }];
  expect(renderFindings(ill)).toEqual([
    '✓ Uhr        geht richtig',
    '– Uhr        keine zweite',
    '✗ Datenbank  fort',
    '             Holen.',
    '! Datenbank  langsam',
    '             Warten.',
    '',
    '1 Fehler, 1 Warnung.',
  ]);
  expect([isSound(well), isSound(ill)]).toEqual([true, false]);
  expect(renderFindings(well).at(-1)).toBe('Nichts ist falsch.');
});

it('arguments say what else is looked at, and unknown ones are refused', () => {
  expect(parseDoctorOptions([])).toEqual({ help: false, outside: false, mailTo: null, backups: null });
  expect(parseDoctorOptions(['--outside', '--backups', '/b', '--mail-to', 'ich@muster.de'])).toMatchObject({
    outside: true,
    mailTo: 'ich@muster.de',
    backups: '/b',
  });
  expect(() => parseDoctorOptions(['--alles'])).toThrow('Das kennt der Befehl nicht');
  expect(() => parseDoctorOptions(['--mail-to', 'ich'])).toThrow('E-Mail-Adresse');
});
