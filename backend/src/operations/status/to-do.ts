import { counted, countText, spanText } from '../german.ts';
import type { StatusReport } from './status-report.ts';

/** A read model that is further behind makes answers carry `Read-Model-Behind`. */
const READ_MODEL_LAG_S = 10;
/** A reactor tries an event for about a minute before it parks it. */
const REACTOR_LAG_S = 300;
const OUTBOX_LAG_S = 900;

/** What an operator should look into, one German sentence each; empty when all is well. */
export const toDo = (report: StatusReport): readonly string[] => [
  ...softwareToDo(report),
  ...readModelsToDo(report),
  ...reactorsToDo(report),
  ...mailToDo(report),
];

const softwareToDo = ({ migrations, processes }: StatusReport): string[] => [
  ...(migrations.missing.length > 0
    ? ['Diese Software ist neuer als die Datenbank: beim nächsten Start des Produkts wird sie umgestellt.']
    : []),
  ...(migrations.unknown.length > 0 ? ['Die Datenbank ist neuer als diese Software: nehmen Sie deren Version.'] : []),
  ...(processes === 0 ? ['Das Produkt läuft nicht: npm start.'] : []),
];

const readModelsToDo = ({ readModels }: StatusReport): string[] =>
  readModels.flatMap(({ name, position, lagSeconds, nextType, stuckBefore }) => {
    if (position === null) return [`Das Lesemodell ${name} gibt es noch nicht: es entsteht beim Start des Produkts.`];
    if (stuckBefore !== null) {
      return [
        `Das Lesemodell ${name} scheitert an Ereignis ${countText(stuckBefore)} (${nextType}): npm run admin -- read-models list`,
      ];
    }
    if (lagSeconds <= READ_MODEL_LAG_S) return [];
    return [
      `Das Lesemodell ${name} hängt seit ${spanText(lagSeconds)} vor ${nextType}: der Grund steht im Log des Produkts.`,
    ];
  });

const reactorsToDo = ({ reactors, parkedByOthers }: StatusReport): string[] => {
  const parked = reactors.reduce((sum, reactor) => sum + reactor.parked, parkedByOthers);
  return [
    ...reactors
      .filter(({ lagSeconds }) => lagSeconds > REACTOR_LAG_S)
      .map(
        ({ name, lagSeconds }) =>
          `Der Reaktor ${name} hängt seit ${spanText(lagSeconds)}: der Grund steht im Log des Produkts.`,
      ),
    ...(parked > 0
      ? [`${counted(parked, 'zurückgestelltes Ereignis', 'zurückgestellte Ereignisse')}: npm run admin -- parked list`]
      : []),
  ];
};

const mailToDo = ({ outbox, at }: StatusReport): string[] => {
  const { failed, oldestWaitingSince } = outbox;
  const waited = oldestWaitingSince ? (at.getTime() - oldestWaitingSince.getTime()) / 1_000 : 0;
  return [
    ...(failed > 0
      ? [`${counted(failed, 'aufgegebene E-Mail', 'aufgegebene E-Mails')}: npm run admin -- outbox list`]
      : []),
    ...(waited > OUTBOX_LAG_S
      ? [`E-Mails gehen seit ${spanText(waited)} nicht hinaus: npm run admin -- outbox list zeigt den Grund.`]
      : []),
  ];
};
