import { parseArgs } from 'node:util';
import type { OneBuild } from './chat-builds.ts';
import type { Skip } from './read-models.ts';

/** Which of the things that wait for an operator: one by its id, or all. */
export type Target = { readonly id: string } | 'all';

export type OperationsCommand =
  | { readonly name: 'status' | 'parked list' | 'outbox list' | 'read-models list' | 'chat-builds list' | 'clock show' }
  | { readonly name: 'clock confirm' /** Do not ask. */; readonly yes: boolean }
  | ({ readonly name: 'read-models skip' } & Skip)
  | ({ readonly name: 'chat-builds withdraw' | 'chat-builds restore' } & OneBuild)
  | { readonly name: 'parked show'; readonly id: string }
  | {
      readonly name: 'parked retry' | 'parked discard' | 'outbox retry';
      readonly target: Target;
      /** Do not ask. */
      readonly yes: boolean;
    };

/** Not a command; the message is one German sentence. */
export class UnknownOperationsCommand extends Error {
  override readonly name = 'UnknownOperationsCommand';
}

export const OPERATIONS_HELP = `Nach dem Rechten sehen; auch neben dem laufenden Produkt.

  npm run admin -- status                            Überblick: Rückstände, Zurückgestelltes, E-Mails, letzte Fehler
  npm run admin -- parked list                       Ereignisse, die ein Reaktor nach mehreren Versuchen zurückgestellt hat
  npm run admin -- parked show <Ereignis>            eines davon, ohne seinen Inhalt
  npm run admin -- parked retry <Ereignis>|--all     noch einmal versuchen, wenn die Ursache behoben ist
  npm run admin -- parked discard <Ereignis>|--all   auf die Wirkung verzichten; das Ereignis selbst bleibt im Protokoll
  npm run admin -- outbox list                       E-Mails, die nicht hinausgehen, und warum
  npm run admin -- outbox retry <E-Mail>|--all       aufgegebene E-Mails noch einmal senden
  npm run admin -- read-models list                  Lesemodelle, die vor einem Ereignis stehen, und was sie ausließen
  npm run admin -- read-models skip <Lesemodell> <Ereignisnummer> --reason <Grund>
                                                     es ohne dieses Ereignis weiterführen, solange es nicht anders geht
  npm run admin -- chat-builds list                  Fassungen des Chats, die Partner fest eingebunden haben können
  npm run admin -- chat-builds withdraw|restore <Fassung>
                                                     eine davon überall beenden, etwa nach einer Sicherheitslücke; es zurücknehmen
  npm run admin -- clock show                        ob eine Uhr in Zweifel ist: dann ruht, was nach Frist geschieht
  npm run admin -- clock confirm                     bestätigen, dass die Uhren stimmen; es geht weiter
  npm run admin -- rotate-master-key                 den Hauptschlüssel wechseln, während das Produkt steht; der neue kommt
                                                     aus NEW_MASTER_KEY oder wird im Datenordner erzeugt

Was etwas ändert, fragt am Terminal nach; ohne Terminal nur mit --yes. Statt einer ganzen Id genügt ihr Anfang. Der
Rückgabewert ist 0, wenn alles getan ist, und 1, wenn nicht; status endet mit 2, wenn es etwas zu tun gibt.`;

const NAMES = [
  'status',
  'parked list',
  'parked show',
  'parked retry',
  'parked discard',
  'outbox list',
  'outbox retry',
  'read-models list',
  'read-models skip',
  'chat-builds list',
  'chat-builds withdraw',
  'chat-builds restore',
  'clock show',
  'clock confirm',
] as const;
type Name = (typeof NAMES)[number];

const ID = /^[0-9a-f][0-9a-f-]{3,35}$/;

/** Whether these arguments are meant for `parseOperationsCommand`. */
export const isOperationsCommand = ([first]: readonly string[]): boolean =>
  ['status', 'parked', 'outbox', 'read-models', 'chat-builds', 'clock'].includes(first ?? '');

const parsed = (args: readonly string[]) => {
  const options = {
    yes: { type: 'boolean', short: 'y' },
    all: { type: 'boolean' },
    reason: { type: 'string' },
  } as const;
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch {
    throw new UnknownOperationsCommand('Diese Option gibt es nicht; npm run admin -- help zeigt alle.');
  }
};

const nameFrom = (area: string, action: string): Name => {
  const wanted = area === 'status' ? 'status' : `${area} ${action}`;
  const name = NAMES.find((candidate) => candidate === wanted);
  if (name) return name;
  throw new UnknownOperationsCommand(`Den Befehl „${wanted}“ gibt es nicht; npm run admin -- help zeigt alle.`);
};

const idFrom = (text: string | undefined): string => {
  const id = text?.toLowerCase() ?? '';
  if (ID.test(id)) return id;
  throw new UnknownOperationsCommand(
    'Bitte geben Sie eine Id aus der Liste an, oder ihre ersten Zeichen (mindestens vier).',
  );
};

const targetFrom = (text: string | undefined, all: boolean): Target => {
  if (all && text !== undefined)
    throw new UnknownOperationsCommand('Bitte geben Sie eine Id oder --all an, nicht beides.');
  return all ? 'all' : { id: idFrom(text) };
};

const LONGEST_REASON = 500;

/** As it is shown („1.234.567“), or its digits alone. */
const EVENT_NUMBER = /^([1-9]\d{0,14}|[1-9]\d{0,2}(\.\d{3}){1,4})$/;

const skipFrom = ([readModel, shown = '', ...more]: readonly string[], reason = ''): Omit<Skip, 'yes'> => {
  const position = shown.replaceAll('.', '');
  if (readModel === undefined || !EVENT_NUMBER.test(shown) || more.length > 0) {
    throw new UnknownOperationsCommand(
      'Bitte geben Sie Lesemodell und Ereignisnummer an, wie read-models list sie zeigt.',
    );
  }
  if (reason.trim() === '' || reason.length > LONGEST_REASON) {
    throw new UnknownOperationsCommand(
      `Bitte geben Sie mit --reason in höchstens ${LONGEST_REASON} Zeichen an, warum das Ereignis ausgelassen wird.`,
    );
  }
  return { readModel, position: Number(position), reason: reason.trim() };
};

const BUILD = /^[0-9a-f]{16}$/;

const buildFrom = ([build = '', ...more]: readonly string[]): string => {
  if (BUILD.test(build) && more.length === 0) return build;
  throw new UnknownOperationsCommand(
    'Bitte geben Sie eine Fassung an, wie chat-builds list sie zeigt: sechzehn Zeichen, wie in der Adresse hinter /v1/.',
  );
};

/** Reads the arguments. Throws `UnknownOperationsCommand`. */
export const parseOperationsCommand = (args: readonly string[]): OperationsCommand => {
  const { values, positionals } = parsed(args);
  const [area = '', ...rest] = positionals;
  const [action = area === 'clock' ? 'show' : 'list', ...ids] = area === 'status' ? ['', ...rest] : rest;
  const name = nameFrom(area, action);
  if (name === 'read-models skip') return { name, ...skipFrom(ids, values.reason), yes: values.yes === true };
  if (name === 'chat-builds withdraw' || name === 'chat-builds restore')
    return { name, build: buildFrom(ids), yes: values.yes === true };
  const takesId = name !== 'status' && area !== 'clock' && !name.endsWith(' list');
  if (ids.length > (takesId ? 1 : 0)) {
    throw new UnknownOperationsCommand('Das sind zu viele Angaben; npm run admin -- help zeigt, wie es geht.');
  }
  switch (name) {
    case 'status':
    case 'parked list':
    case 'outbox list':
    case 'read-models list':
    case 'chat-builds list':
    case 'clock show':
      return { name };
    case 'clock confirm':
      return { name, yes: values.yes === true };
    case 'parked show':
      return { name, id: idFrom(ids[0]) };
    default:
      return { name, target: targetFrom(ids[0], values.all === true), yes: values.yes === true };
  }
};
