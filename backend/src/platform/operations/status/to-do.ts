import { doubtText, HELD_TEXT } from '../../clock/clock-doubt.ts';
import { counted, countText, spanText } from '../../german.ts';
import type { Finding } from './finding.ts';
import type { StatusReport } from './status-report.ts';

/** A read model that is further behind makes answers carry `Read-Model-Behind`. */
const READ_MODEL_LAG_S = 10;
/** A reactor tries an event for about a minute before it parks it. */
const REACTOR_LAG_S = 300;
const OUTBOX_LAG_S = 900;

/** All findings; empty when all is well. */
export const toDo = (report: StatusReport): readonly Finding[] => [
  ...softwareToDo(report),
  ...clockToDo(report),
  ...readModelsToDo(report),
  ...reactorsToDo(report),
  ...mailToDo(report),
  ...witnessesToDo(report),
  ...report.found,
];

const NEWER_SOFTWARE: Finding = {
  id: 'newer-software',
  about: 'software',
  wrong: 'Diese Software ist neuer als die Datenbank',
  help: 'beim nächsten Start des Produkts wird sie umgestellt.',
};
const NEWER_DATABASE: Finding = {
  id: 'newer-database',
  about: 'software',
  wrong: 'Die Datenbank ist neuer als diese Software',
  help: 'nehmen Sie deren Version.',
};
const NOT_RUNNING: Finding = {
  id: 'not-running',
  about: 'software',
  wrong: 'Das Produkt läuft nicht',
  help: 'npm start.',
};

const OVERDUE_KEY: Finding = {
  id: 'master-key-overdue',
  about: 'software',
  wrong:
    'Der Hauptschlüssel hätte schon gewechselt sein sollen; so lange bleibt in älteren Kopien der Datenbank lesbar, was gelöscht ist',
  help: 'npm run admin -- rotate-master-key',
};

const softwareToDo = ({ migrations, processes, masterKey }: StatusReport): Finding[] => [
  ...(migrations.missing.length > 0 ? [NEWER_SOFTWARE] : []),
  ...(migrations.unknown.length > 0 ? [NEWER_DATABASE] : []),
  ...(processes === 0 ? [NOT_RUNNING] : []),
  ...(masterKey?.isOverdue ? [OVERDUE_KEY] : []),
];

const clockToDo = ({ clock }: StatusReport): Finding[] => {
  if (clock === null) return [];
  const wrong = `${doubtText(clock)}. ${HELD_TEXT}`;
  return [{ id: 'clock', about: 'software', wrong, help: 'npm run admin -- clock show' }];
};

const readModelsToDo = (report: StatusReport): Finding[] => {
  const missing = report.readModels.filter(({ position }) => position === null);
  if (missing.length < 2) return eachReadModelToDo(report.readModels);
  const wrong = `${missing.length} Lesemodelle gibt es noch nicht`;
  const all = {
    id: 'read-models',
    about: 'read-models',
    wrong,
    help: 'sie entstehen beim Start des Produkts.',
  } as const;
  return [all, ...eachReadModelToDo(report.readModels.filter((one) => !missing.includes(one)))];
};

const eachReadModelToDo = (readModels: StatusReport['readModels']): Finding[] =>
  readModels.flatMap(({ name, position, lagSeconds, nextType, stuckBefore }): Finding[] => {
    const what = { id: `read-model-${name}`, about: 'read-models' } as const;
    if (position === null)
      return [
        { ...what, wrong: `Das Lesemodell ${name} gibt es noch nicht`, help: 'es entsteht beim Start des Produkts.' },
      ];
    if (stuckBefore !== null) {
      const wrong = `Das Lesemodell ${name} scheitert an Ereignis ${countText(stuckBefore)} (${nextType})`;
      return [{ ...what, wrong, help: 'npm run admin -- read-models list' }];
    }
    if (lagSeconds <= READ_MODEL_LAG_S) return [];
    const wrong = `Das Lesemodell ${name} hängt seit ${spanText(lagSeconds)} vor ${nextType}`;
    return [{ ...what, wrong, help: 'der Grund steht im Log des Produkts.' }];
  });

const reactorsToDo = ({ reactors, parkedByOthers }: StatusReport): Finding[] => {
  const about = 'reactors';
  const parked = reactors.reduce((sum, reactor) => sum + reactor.parked, parkedByOthers);
  const late = reactors
    .filter(({ lagSeconds }) => lagSeconds > REACTOR_LAG_S)
    .map(
      ({ name, lagSeconds }): Finding => ({
        id: `reactor-${name}`,
        about,
        wrong: `Der Reaktor ${name} hängt seit ${spanText(lagSeconds)}`,
        help: 'der Grund steht im Log des Produkts.',
      }),
    );
  if (parked === 0) return late;
  const wrong = counted(parked, 'zurückgestelltes Ereignis', 'zurückgestellte Ereignisse');
  return [...late, { id: 'parked', about, wrong, help: 'npm run admin -- parked list' }];
};

/** Witnesses are machines of others, which are restarted now and then. */
const WITNESS_LAG_S = 3_600;

const witnessesToDo = ({ witnesses: { witnesses, quorum, missing }, at }: StatusReport): Finding[] => {
  const split = witnesses.filter(({ splitAt }) => splitAt !== null).map(({ name }) => name);
  const seen = Math.max(...witnesses.map(({ cosignedAt }) => cosignedAt?.getTime() ?? 0), 0);
  const isLate = missing > 0 && (at.getTime() - seen) / 1_000 > WITNESS_LAG_S;
  return [
    ...(split.length > 0
      ? [
          {
            id: 'split-view',
            about: 'software' as const,
            wrong: `${split.join(', ')} hat einen anderen Verlauf des Protokolls gesehen als den, der hier unterschrieben ist`,
            help: 'docs/operations.md, Alarm LogSplit.',
          },
        ]
      : []),
    ...(isLate
      ? [
          {
            id: 'witness-quorum',
            about: 'software' as const,
            wrong: `Von ${quorum} nötigen Zeugen unterschreiben nur ${quorum - missing} das Protokoll`,
            help: 'der Grund steht oben und im Log des Produkts.',
          },
        ]
      : []),
  ];
};

const mailToDo = ({ outbox, at }: StatusReport): Finding[] => {
  const { failed, oldestWaitingSince } = outbox;
  const findings: Finding[] = [];
  if (failed > 0) {
    const wrong = counted(failed, 'aufgegebene E-Mail', 'aufgegebene E-Mails');
    findings.push({ id: 'failed-mails', about: 'mails', wrong, help: 'npm run admin -- outbox list' });
  }
  const waited = oldestWaitingSince ? (at.getTime() - oldestWaitingSince.getTime()) / 1_000 : 0;
  if (waited > OUTBOX_LAG_S) {
    const wrong = `E-Mails gehen seit ${spanText(waited)} nicht hinaus`;
    findings.push({ id: 'late-mails', about: 'mails', wrong, help: 'npm run admin -- outbox list zeigt den Grund.' });
  }
  return findings;
};
