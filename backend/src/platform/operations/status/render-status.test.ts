import { describe, expect, it } from 'vitest';
import { aClockDoubt } from '../../clock/testing/clock-doubt.builder.ts';
import { aStatusReport } from '../testing/status-report.builder.ts';
import { renderStatus } from './render-status.ts';
import type { StatusReport } from './status-report.ts';
import { toDo } from './to-do.ts';

const sentences = (report: StatusReport) => toDo(report).map(({ wrong, help }) => `${wrong}: ${help}`);

describe('the status on one screen', () => {
  it('of a product that is well', () => {
    expect(renderStatus(aStatusReport()).join('\n')).toBe(`Stand         14.07.2026, 08:00:00
Versionen     Sternklar 1.2.3, Node 24.1.0, PostgreSQL 18.1
Umstellungen  6 von 6 angewandt
Produkt       läuft (1 Prozess)
Datenbank     14 von 100 Verbindungen
Protokoll     Ereignis 12.345, 14.07.2026, 07:59:48 (vor 12 s)
Schlüssel     seit 10.07.2026, 08:00:00, Wechsel bis 25.07.2026, 08:00:00

Lesemodelle
  user-list    v1  aktuell
  review-list  v3  aktuell

Reaktoren
  when-a-then-b  aktuell

E-Mails
  0 warten; 0 aufgegeben; 12 in 24 h gesendet

Alles in Ordnung.`);
    expect(toDo(aStatusReport())).toEqual([]);
  });

  it('names settings that may be a mistake, and has nothing to do for them', () => {
    const warnings = ['SMTP_URL: führt zu einem Postfach für Tests; niemand bekommt Post.'];
    const lines = renderStatus(aStatusReport({ warnings }));
    expect(lines.slice(-4)).toEqual(['Einstellungen', `  ${warnings[0]}`, '', 'Alles in Ordnung.']);
  });

  it('tells who cosigns the log, and what is to be done where they do not, or know another history', () => {
    const good = { name: 'eins.example', size: 12_300, cosignedAt: new Date('2026-07-14T05:55:00.000Z') };
    const late = { name: 'zwei.example', size: 9_000, cosignedAt: new Date('2026-07-14T04:50:00.000Z') };
    const cosigns = { failure: null, splitAt: null };
    const linesOf = (report: StatusReport) => renderStatus(report).join('\n').split('\n\n').at(-2);
    const well = aStatusReport({ witnesses: { witnesses: [{ ...good, ...cosigns }], quorum: 1, missing: 0 } });
    expect(linesOf(well)).toBe('Zeugen (1 von 1 nötig)\n  eins.example  bis Ereignis 12.300, vor 5 min');
    expect(toDo(well)).toEqual([]);

    const never = { name: 'drei.example', size: null, cosignedAt: null };
    const missed = aStatusReport({
      witnesses: {
        witnesses: [
          { ...late, failure: 'unreachable', splitAt: null },
          { ...never, failure: 'unknown-log', splitAt: null },
        ],
        ...{ quorum: 2, missing: 2 },
      },
    });
    expect(linesOf(missed)?.split('\n').slice(1)).toEqual([
      '  zwei.example  bis Ereignis 9.000, vor 1 h     antwortet nicht',
      '  drei.example  hat noch nichts unterschrieben  kennt dieses Protokoll nicht',
    ]);
    expect(sentences(missed)).toEqual([
      'Von 2 nötigen Zeugen unterschreiben nur 0 das Protokoll: der Grund steht oben und im Log des Produkts.',
    ]);

    const splitAt = new Date('2026-07-14T05:58:00.000Z');
    const split = { ...good, failure: 'other-history' as const, splitAt };
    expect(sentences(aStatusReport({ witnesses: { witnesses: [split], quorum: 1, missing: 1 } }))).toEqual([
      'eins.example hat einen anderen Verlauf des Protokolls gesehen als den, der hier unterschrieben ist: docs/operations.md, Alarm LogSplit.',
    ]);
  });

  it('whose clock is in doubt says since when, and what stands still for it', () => {
    const clock = aClockDoubt({ kind: 'standstill', seconds: 35 * 86_400 });
    const report = aStatusReport({ clock });
    expect(renderStatus(report)).toContain('Uhr           in Zweifel seit 14.07.2026, 09:30:00');
    expect(sentences(report)).toEqual([
      'Zwischen dem letzten Lebenszeichen und dem Start liegen 35 Tage. Löschen, Berechnen, Abbuchen, Erinnern und Beenden nach Frist ruhen: npm run admin -- clock show',
    ]);
  });

  it('of a product in trouble says what to do', () => {
    const lines = renderStatus(
      aStatusReport({
        readModels: [
          {
            name: 'review-list',
            version: 3,
            position: 12_340,
            lagEvents: 5,
            lagSeconds: 90,
            nextType: 'ReviewHandedIn',
            stuckBefore: null,
            missingEvents: 0,
          },
          {
            name: 'new-list',
            version: 1,
            position: null,
            lagEvents: 12_345,
            lagSeconds: 0,
            nextType: null,
            stuckBefore: null,
            missingEvents: 0,
          },
        ],
        reactors: [{ name: 'when-a-then-b', position: 12_000, lagEvents: 345, lagSeconds: 3_700, parked: 2 }],
        parkedByOthers: 1,
        outbox: { waiting: 7, failed: 1, oldestWaitingSince: new Date('2026-07-14T05:20:00.000Z'), sentLastDay: 3 },
        errors: [
          { reactor: 'when-a-then-b', kind: 'RangeError at b.ts:1', count: 2, last: new Date('2026-07-14T05:57:00Z') },
          { reactor: null, kind: 'SMTP: ECONNREFUSED', count: 8, last: new Date('2026-07-14T05:20:00Z') },
        ],
      }),
    ).join('\n');
    expect(lines).toContain('  review-list  v3  5 Ereignisse zurück, 2 min  als Nächstes ReviewHandedIn');
    expect(lines).toContain('  new-list     v1  noch nicht da');
    expect(lines).toContain('  when-a-then-b               345 Ereignisse zurück, 1 h  2 zurückgestellt');
    expect(lines).toContain('  (nicht in dieser Software)                              1 zurückgestellt');
    expect(lines).toContain('  7 warten, die älteste vor 40 min; 1 aufgegeben; 3 in 24 h gesendet');
    expect(lines).toContain('  2× when-a-then-b: RangeError at b.ts:1 (vor 3 min)');
    expect(lines.slice(lines.indexOf('Zu tun')).split('\n  ')).toEqual([
      'Zu tun',
      'Das Lesemodell review-list hängt seit 2 min vor ReviewHandedIn: der Grund steht im Log des Produkts.',
      'Das Lesemodell new-list gibt es noch nicht: es entsteht beim Start des Produkts.',
      'Der Reaktor when-a-then-b hängt seit 1 h: der Grund steht im Log des Produkts.',
      '3 zurückgestellte Ereignisse: npm run admin -- parked list',
      '1 aufgegebene E-Mail: npm run admin -- outbox list',
      'E-Mails gehen seit 40 min nicht hinaus: npm run admin -- outbox list zeigt den Grund.',
    ]);
  });

  it('says once that read models are not there yet, as after a restore', () => {
    const readModels = aStatusReport().readModels.map((one) => ({ ...one, position: null }));
    const lines = renderStatus(aStatusReport({ readModels })).join('\n');
    expect(lines.split('\n').filter((line) => line.includes('noch nicht:'))).toEqual([
      `  ${readModels.length} Lesemodelle gibt es noch nicht: sie entstehen beim Start des Produkts.`,
    ]);
  });

  it('names the event that a read model fails at, and events that were passed over', () => {
    const [userList, reviewList] = aStatusReport().readModels;
    if (!userList || !reviewList) throw new Error('The builder has two read models.');
    const report = aStatusReport({
      readModels: [
        { ...userList, missingEvents: 1 },
        {
          ...reviewList,
          position: 12_000,
          lagEvents: 345,
          lagSeconds: 5,
          nextType: 'ReviewNoteAdded',
          stuckBefore: 12_001,
        },
      ],
    });
    const lines = renderStatus(report).join('\n');
    expect(lines).toMatch(/^ {2}user-list {4}v1 {2}aktuell +ohne 1 übersprungenes Ereignis$/m);
    expect(lines).toContain('  review-list  v3  345 Ereignisse zurück, 5 s  scheitert an ReviewNoteAdded');
    expect(sentences(report)).toEqual([
      'Das Lesemodell review-list scheitert an Ereignis 12.001 (ReviewNoteAdded): npm run admin -- read-models list',
    ]);
  });

  it('tells a product that does not run, and software that does not fit the database', () => {
    expect(sentences(aStatusReport({ processes: 0 }))).toEqual(['Das Produkt läuft nicht: npm start.']);
    const masterKey = { since: new Date(0), dueAt: new Date(1), isOverdue: true, isUnfinished: false };
    expect(sentences(aStatusReport({ masterKey }))).toEqual([
      expect.stringMatching(
        /^Der Hauptschlüssel hätte schon gewechselt sein sollen; .*: npm run admin -- rotate-master-key$/,
      ),
    ]);
    expect(sentences(aStatusReport({ migrations: { applied: 5, missing: ['x'], unknown: [] } }))).toEqual([
      expect.stringContaining('neuer als die Datenbank'),
    ]);
    expect(sentences(aStatusReport({ migrations: { applied: 6, missing: [], unknown: ['y'] } }))).toEqual([
      expect.stringContaining('nehmen Sie deren Version'),
    ]);
  });

  it('is calm about what is normal: a short lag, a mail that waits for its next try', () => {
    const soon = aStatusReport({
      readModels: [
        {
          name: 'a',
          version: 1,
          position: 1,
          lagEvents: 9,
          lagSeconds: 3,
          nextType: 'X',
          stuckBefore: null,
          missingEvents: 0,
        },
      ],
      reactors: [{ name: 'b', position: 1, lagEvents: 9, lagSeconds: 60, parked: 0 }],
      outbox: { waiting: 3, failed: 0, oldestWaitingSince: new Date('2026-07-14T05:58:00.000Z'), sentLastDay: 0 },
    });
    expect(toDo(soon)).toEqual([]);
  });
});
