import type { ParkedEvent } from '@sternklar/event-store/reactors/checkpoint';
import type { RetryOutcome } from '@sternklar/event-store/reactors/parked-events';
import type { MissingEvent, StuckReadModel } from '@sternklar/projections/engine/stuck/stuck-read-models';
import { describe, expect, it } from 'vitest';
import type { OpenClockDoubt } from '../../clock/clock-doubt.ts';
import { aClockDoubt } from '../../clock/testing/clock-doubt.builder.ts';
import type { KeptBuild } from '../../http/pages/widget-build-desk.ts';
import type { StuckMail } from '../../mail/stuck-mails.ts';
import type { Desk } from '../desk.ts';
import { aStatusReport } from '../testing/status-report.builder.ts';
import { parseOperationsCommand } from './operations-command.ts';
import { runOperationsCommand } from './run-operations-command.ts';

const NOW = new Date('2026-07-14T08:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const id = (number: number) => `0196${number}a10-0000-7000-8000-000000000001`;

const parkedEvent = (number: number, reactor = 'when-a-then-b'): ParkedEvent => ({
  reactor,
  eventId: id(number),
  position: number,
  error: 'RangeError at mail/outbox.ts:12',
  attempts: 8,
  parkedAt: ago(90),
});

const mail = (number: number, state: StuckMail['state']): StuckMail => ({
  id: id(number),
  template: 'verify-email',
  state,
  attempts: 21,
  createdAt: ago(1_500),
  dueAt: state === 'waiting' ? ago(-10) : null,
  reason: 'SMTP: ECONNREFUSED',
});

const [NEWEST, OLDER, GONE] = ['0000000000000001', '0000000000000002', '0000000000000003'];

interface Given {
  readonly parked?: readonly ParkedEvent[];
  readonly mails?: readonly StuckMail[];
  readonly stuck?: readonly StuckReadModel[];
  readonly missing?: readonly MissingEvent[];
  readonly builds?: readonly KeptBuild[];
  readonly outcome?: RetryOutcome | Error;
  readonly doubt?: OpenClockDoubt;
  /** By how many seconds this machine's clock is ahead of the database's. */
  readonly apart?: number;
  /** What the operator answers; null: there is no terminal. */
  readonly answer?: boolean | null;
}

const run = async (line: string, given: Given = {}) => {
  const { parked = [], mails = [], stuck = [], missing = [], outcome = 'done', answer = null } = given;
  const { doubt = null, apart = 0, builds = [] } = given;
  const done: string[] = [];
  const desk: Desk = {
    status: async () => aStatusReport(),
    parked: {
      list: async () => parked,
      retry: async (reactor, eventId) => {
        done.push(`retry ${reactor} ${eventId}`);
        if (outcome instanceof Error) throw outcome;
        return outcome;
      },
      discard: async (reactor, eventId) => done.push(`discard ${reactor} ${eventId}`) > 0,
    },
    mails: {
      list: async () => mails,
      retry: async (mailId) => done.push(`send ${mailId}`) > 0,
      retryAll: async () => done.push('send all'),
    },
    readModels: {
      list: async () => stuck,
      missing: async () => missing,
      allowPassing: async (name, position, reason) => done.push(`allow ${name} ${position} ${reason}`) > 0,
    },
    log: {
      readAt: async (position) => ({
        id: id(position),
        type: 'ReviewStatusChanged',
        data: '{"note":"geheim"}',
        metadata: '{}',
        streamId: 'review-7',
        version: 3,
        position,
        recordedAt: '2026-07-14T05:00:00.000Z',
      }),
    },
    clock: {
      open: async () => doubt,
      apartSeconds: async () => apart,
      confirm: async ({ id: number }) => done.push(`confirm ${number}`) > 0,
    },
    chatBuilds: {
      list: async () => builds,
      current: async () => NEWEST,
      withdraw: async (build) => done.push(`withdraw ${build}`) > 0,
      restore: async (build) => done.push(`restore ${build}`) > 0,
    },
    now: () => NOW,
  };
  const printed: string[] = [];
  const complained: string[] = [];
  const questions: string[] = [];
  const code = await runOperationsCommand(desk, parseOperationsCommand(line.split(' ')), {
    print: (text) => printed.push(text),
    complain: (text) => complained.push(text),
    confirm: async (question) => {
      questions.push(question);
      return answer;
    },
  });
  return { code, printed, complained, questions, done };
};

describe('a clock in doubt', () => {
  const doubt = aClockDoubt({ id: 7, kind: 'apart', seconds: 400 * 86_400 });

  it('is shown with what was found, by whom, and what to do', async () => {
    const { code, printed } = await run('clock', { doubt, apart: 400 * 86_400 });
    expect([code, printed]).toEqual([
      0,
      [
        'Hier ist es 14.07.2026, 10:00:00. Die Uhr dieses Rechners geht der Uhr der Datenbank um 400 Tage voraus.',
        'Die Uhr eines Prozesses ging der Uhr der Datenbank um 400 Tage voraus.',
        'Gefunden von app-1/17; Uhr der Datenbank 14.07.2026, 09:30:00, Uhr des Prozesses 18.08.2027, 09:30:00.',
        'Löschen, Berechnen, Abbuchen, Erinnern und Beenden nach Frist ruhen; stimmen die Uhren (wieder), geht es weiter mit: npm run admin -- clock confirm',
      ],
    ]);
    expect(await run('clock show')).toMatchObject({
      code: 0,
      printed: [expect.any(String), 'Keine Uhr ist in Zweifel.'],
    });
  });

  it('is confirmed once the operator says what time it is', async () => {
    const { code, questions, done, printed } = await run('clock confirm', { doubt, answer: true });
    expect(questions).toEqual([
      'Ist es jetzt wirklich 14.07.2026, 10:00:00? Dann wird nachgeholt, was bis dahin fällig ist.',
    ]);
    expect([code, done]).toEqual([0, ['confirm 7']]);
    expect(printed.at(-1)).toContain('binnen einer Minute nachgeholt');
  });

  it.each([{ answer: null }, { answer: false }])('stays with %o', async ({ answer }) => {
    expect(await run('clock confirm', { doubt, answer })).toMatchObject({ code: 1, done: [] });
  });

  it.each([60, -86_400])(
    'cannot be confirmed from a machine that is %i s apart itself, not with --yes either',
    async (apart) => {
      const { code, done, complained } = await run('clock confirm --yes', { doubt, apart });
      expect([code, done]).toEqual([1, []]);
      expect(complained[0]).toContain('Stellen Sie sie zuerst richtig; nichts ist bestätigt.');
    },
  );

  it('that nobody has leaves nothing to confirm', async () => {
    expect(await run('clock confirm --yes')).toMatchObject({ code: 0, done: [] });
  });

  it.each(['clock confirm 7', 'clock set', 'clock show --all now'])('%s is no command', async (line) => {
    await expect(run(line)).rejects.toThrow(/help zeigt/);
  });
});

describe('parked events', () => {
  it('are listed with reactor, tries, age and kind of error', async () => {
    expect(await run('parked list', { parked: [parkedEvent(1)] })).toMatchObject({
      code: 0,
      printed: [`${id(1)}  when-a-then-b  8 Versuche  vor 2 h  RangeError at mail/outbox.ts:12`],
    });
    expect((await run('parked list')).printed).toEqual(['Kein Ereignis ist zurückgestellt.']);
  });

  it('are shown without what they say', async () => {
    const { code, printed } = await run('parked show 01961', { parked: [parkedEvent(1), parkedEvent(2)] });
    expect(code).toBe(0);
    expect(printed).toContain('Art             ReviewStatusChanged');
    expect(printed).toContain('Strom           review-7, Version 3');
    expect(printed.join()).not.toContain('geheim');
  });

  it('are tried again once the operator agrees, for every reactor that parked them', async () => {
    const parked = [parkedEvent(1), parkedEvent(1, 'when-c-then-d'), parkedEvent(2)];
    const { code, questions, done, printed } = await run(`parked retry ${id(1)}`, { parked, answer: true });
    expect(questions).toEqual(['2 Ereignisse noch einmal versuchen?']);
    expect(done).toEqual([`retry when-a-then-b ${id(1)}`, `retry when-c-then-d ${id(1)}`]);
    expect([code, printed.map((line) => line.split('  ')[2])]).toEqual([0, ['erledigt', 'erledigt']]);
  });

  it('stay when that fails, and the exit code says so', async () => {
    const failed = await run('parked retry --all --yes', { parked: [parkedEvent(1)], outcome: 'failed' });
    expect([failed.code, failed.printed[0]]).toEqual([1, expect.stringContaining('wieder gescheitert')]);
    const broken = await run('parked retry --all --yes', { parked: [parkedEvent(1)], outcome: new Error('no log') });
    expect([broken.code, broken.printed[0]]).toEqual([1, expect.stringContaining('nicht versucht: no log')]);
    const others = await run('parked retry --all --yes', { parked: [parkedEvent(1)], outcome: 'unknown-reactor' });
    expect([others.code, others.printed[0]]).toEqual([1, expect.stringContaining('gibt es in dieser Software nicht')]);
  });

  it('are discarded only with a yes', async () => {
    const parked = [parkedEvent(1)];
    expect(await run(`parked discard ${id(1)}`, { parked, answer: true })).toMatchObject({
      code: 0,
      questions: ['Auf die Wirkung von 1 zurückgestellten Ereignis endgültig verzichten?'],
      done: [`discard when-a-then-b ${id(1)}`],
    });
    expect(await run(`parked discard ${id(1)}`, { parked, answer: false })).toMatchObject({
      code: 1,
      complained: ['Abgebrochen; nichts ist geändert.'],
      done: [],
    });
    expect(await run(`parked discard ${id(1)}`, { parked })).toMatchObject({
      code: 1,
      complained: ['Ohne Terminal bitte mit --yes bestätigen; nichts ist geändert.'],
      done: [],
    });
  });

  it('are meant by one beginning only when it is clear which', async () => {
    const parked = [parkedEvent(1), parkedEvent(2)];
    expect(await run('parked retry 0196 --yes', { parked })).toMatchObject({
      code: 1,
      complained: [expect.stringContaining('mehrere')],
      done: [],
    });
    expect(await run('parked retry ffff --yes', { parked })).toMatchObject({ code: 1, done: [] });
    expect(await run('parked retry --all --yes')).toMatchObject({ code: 1, done: [] });
  });
});

describe('the outbox', () => {
  const mails = [mail(1, 'failed'), mail(2, 'waiting')];

  it('lists mails that do not go out, and when they are tried again', async () => {
    const { code, printed } = await run('outbox list', { mails });
    expect(code).toBe(0);
    expect(printed).toEqual([
      `${id(1)}  verify-email  aufgegeben                      21 Versuche  vor 25 h  SMTP: ECONNREFUSED`,
      `${id(2)}  verify-email  wieder ab 14.07.2026, 10:10:00  21 Versuche  vor 25 h  SMTP: ECONNREFUSED`,
    ]);
    expect((await run('outbox')).printed).toEqual(['Keine E-Mail hängt.']);
    const once = { ...mail(3, 'waiting'), attempts: 1 };
    expect((await run('outbox list', { mails: [once] })).printed.join()).toContain('  1 Versuch  ');
  });

  it('sends those again that were given up, one or all', async () => {
    expect(await run('outbox retry 01961 --yes', { mails })).toMatchObject({
      code: 0,
      printed: ['1 E-Mail wartet wieder auf den Versand.'],
      done: [`send ${id(1)}`],
    });
    expect(await run('outbox retry --all', { mails, answer: true })).toMatchObject({
      code: 0,
      questions: ['Alle aufgegebenen E-Mails noch einmal senden?'],
      done: ['send all'],
    });
  });

  it('does not touch one that waits for its next try', async () => {
    expect(await run('outbox retry 01962 --yes', { mails })).toMatchObject({ code: 1, done: [] });
  });
});

describe('read models', () => {
  const stuck: readonly StuckReadModel[] = [
    {
      name: 'review-list',
      position: 1_234,
      id: id(1),
      type: 'ReviewSubmitted',
      failure: 'UnreadableEvent',
      attempts: 3,
      since: ago(5),
      mayPass: false,
    },
  ];
  const missing: readonly MissingEvent[] = [
    { name: 'user-list', position: 7, id: id(2), type: 'RoleGranted', reason: 'Platte defekt', allowedAt: ago(60) },
  ];

  it('are listed with the event they stand before, and with those they were led past', async () => {
    expect((await run('read-models list', { stuck, missing })).printed).toEqual([
      'review-list  steht vor Ereignis 1.234 (ReviewSubmitted)  3 Versuche  vor 5 min  UnreadableEvent',
      'user-list  ohne Ereignis 7 (RoleGranted)  übersprungen vor 1 h  Platte defekt',
    ]);
    expect((await run('read-models')).printed).toEqual(['Kein Lesemodell steht vor einem Ereignis.']);
  });

  it('are led past the event they stand before once the operator agrees, and the reason is kept', async () => {
    const skip = 'read-models skip review-list 1234 --reason Fehler-17';
    expect(await run(skip, { stuck, answer: true })).toMatchObject({
      code: 0,
      questions: [expect.stringContaining('ohne Ereignis 1.234 (ReviewSubmitted) weiterführen?')],
      done: ['allow review-list 1234 Fehler-17'],
      printed: [expect.stringContaining('npm run rebuild -- review-list')],
    });
    expect(await run(skip, { stuck, answer: false })).toMatchObject({ code: 1, done: [] });
  });

  it('are not led past another event', async () => {
    expect(await run('read-models skip review-list 1235 --reason x --yes', { stuck })).toMatchObject({
      code: 1,
      done: [],
      complained: [expect.stringContaining('steht nicht vor Ereignis 1.235')],
    });
  });
});

describe('pinned versions of the chat', () => {
  const kept = { inUseAt: ago(3 * 1_440), withdrawnAt: null, hasFarewell: true };
  const builds: readonly KeptBuild[] = [
    { ...kept, build: NEWEST, inUseAt: ago(10) },
    { ...kept, build: OLDER },
    { ...kept, build: GONE, withdrawnAt: ago(60) },
  ];

  it('are listed with what is served of them', async () => {
    expect((await run('chat-builds list', { builds })).printed).toEqual([
      `${NEWEST}  die neueste`,
      `${OLDER}  zuletzt die neueste vor 3 Tagen`,
      `${GONE}  zurückgezogen vor 1 h`,
    ]);
    expect((await run('chat-builds')).printed).toEqual(['Noch ist keine Fassung des Chats aufbewahrt.']);
  });

  it('are withdrawn once the operator agrees, who learns what pages get', async () => {
    expect(await run(`chat-builds withdraw ${OLDER}`, { builds, answer: true })).toMatchObject({
      code: 0,
      questions: [expect.stringContaining('zeigen dann statt des Chats einen Satz')],
      done: [`withdraw ${OLDER}`],
      printed: [expect.stringContaining('Geben Sie den Partnern die neue Zeile')],
    });
    const older = builds.map((one) => ({ ...one, hasFarewell: false }));
    expect(await run(`chat-builds withdraw ${OLDER}`, { builds: older, answer: false })).toMatchObject({
      code: 1,
      questions: [expect.stringContaining('verschwindet der Chat')],
      done: [],
    });
  });

  it('come back', async () => {
    expect(await run(`chat-builds restore ${GONE} --yes`, { builds })).toMatchObject({
      code: 0,
      done: [`restore ${GONE}`],
    });
  });

  it.each([
    [`withdraw ${NEWEST}`, 1, 'Spielen Sie zuerst die neue ein'],
    [`withdraw ${GONE}`, 0, 'schon zurückgezogen'],
    [`restore ${OLDER}`, 0, 'nicht zurückgezogen'],
    ['withdraw ffffffffffffffff', 1, 'nicht aufbewahrt'],
    ['restore ffffffffffffffff', 1, 'nicht aufbewahrt'],
  ])('%s changes nothing, and ends with %i', async (line, code, words) => {
    const { done, printed, complained, ...ended } = await run(`chat-builds ${line} --yes`, { builds });
    expect([ended.code, done]).toEqual([code, []]);
    expect([...printed, ...complained].join()).toContain(words);
  });
});

it('status ends with 0', async () => {
  expect(await run('status')).toMatchObject({ code: 0, complained: [] });
});
