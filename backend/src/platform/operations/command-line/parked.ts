import type { ParkedEvent } from '@sternklar/event-store/reactors/checkpoint';
import type { RetryOutcome } from '@sternklar/event-store/reactors/parked-events';
import { agoText, aligned, counted, countText, momentText } from '../../german.ts';
import type { Desk } from '../desk.ts';
import type { Target } from './operations-command.ts';
import { agreed, type ExitCode, MOST } from './outcome.ts';
import type { OperationsTerminal } from './terminal.ts';

const NONE = 'Kein Ereignis ist zurückgestellt.';
const events = (count: number) => counted(count, 'Ereignis', 'Ereignisse');

export const listParked = async ({ parked, now }: Desk, terminal: OperationsTerminal): Promise<ExitCode> => {
  const all = await parked.list(MOST);
  if (all.length === 0) terminal.print(NONE);
  const rows = all.map(({ eventId, reactor, attempts, parkedAt, error }) => [
    eventId,
    reactor,
    counted(attempts, 'Versuch', 'Versuche'),
    agoText(parkedAt, now()),
    error,
  ]);
  for (const line of aligned(rows)) terminal.print(line);
  return 0;
};

/** Several reactors may have parked one event. */
const chosen = (all: readonly ParkedEvent[], target: Target): readonly ParkedEvent[] =>
  target === 'all' ? all : all.filter(({ eventId }) => eventId.startsWith(target.id));

/** What the operator means; null, and said why, when that is nothing or more than one event. */
const find = async ({ parked }: Desk, target: Target, terminal: OperationsTerminal) => {
  const found = chosen(await parked.list(MOST), target);
  const distinct = new Set(found.map(({ eventId }) => eventId)).size;
  if (distinct === 0)
    terminal.complain(target === 'all' ? NONE : 'Kein zurückgestelltes Ereignis hat eine Id, die so beginnt.');
  else if (target !== 'all' && distinct > 1)
    terminal.complain('So beginnen mehrere Ids; bitte geben Sie mehr Zeichen an.');
  else return found;
  return null;
};

/** Where the event stands and what went wrong; never what it says. */
export const showParked = async (desk: Desk, id: string, terminal: OperationsTerminal): Promise<ExitCode> => {
  const found = await find(desk, { id }, terminal);
  if (found === null) return 1;
  for (const { eventId, reactor, position, error, attempts, parkedAt } of found) {
    const stored = await desk.log.readAt(position);
    const rows = [
      ['Ereignis', eventId],
      ['Art', stored?.type ?? '?'],
      ['Position', countText(position)],
      ['Strom', stored ? `${stored.streamId}, Version ${stored.version}` : '?'],
      ['Aufgezeichnet', stored ? momentText(new Date(stored.recordedAt)) : '?'],
      ['Reaktor', reactor],
      ['Zurückgestellt', `${momentText(parkedAt)}, nach ${counted(attempts, 'Versuch', 'Versuchen')}`],
      ['Fehler', error],
    ];
    for (const line of aligned(rows)) terminal.print(line);
  }
  return 0;
};

const SENTENCES: Readonly<Record<RetryOutcome, string>> = {
  done: 'erledigt',
  failed: 'wieder gescheitert, bleibt zurückgestellt: parked show zeigt den Fehler',
  'not-parked': 'nicht mehr zurückgestellt: jemand war schneller',
  'unknown-reactor': 'diesen Reaktor gibt es in dieser Software nicht; parked discard räumt das Ereignis weg',
};

const retryOne = async ({ parked }: Desk, { reactor, eventId }: ParkedEvent): Promise<[boolean, string]> => {
  try {
    const outcome = await parked.retry(reactor, eventId);
    return [outcome === 'done', SENTENCES[outcome]];
  } catch (error) {
    return [false, `nicht versucht: ${error instanceof Error ? error.message : String(error)}`];
  }
};

interface Change {
  readonly target: Target;
  readonly yes: boolean;
}

const sayIfMore = (found: readonly ParkedEvent[], terminal: OperationsTerminal): void => {
  if (found.length >= MOST) terminal.print('Es können noch mehr sein: bitte wiederholen Sie den Befehl.');
};

export const retryParked = async (desk: Desk, change: Change, terminal: OperationsTerminal): Promise<ExitCode> => {
  const found = await find(desk, change.target, terminal);
  if (found === null) return 1;
  if (!(await agreed(`${events(found.length)} noch einmal versuchen?`, change.yes, terminal))) return 1;
  let exitCode: ExitCode = 0;
  for (const event of found) {
    const [done, sentence] = await retryOne(desk, event);
    if (!done) exitCode = 1;
    terminal.print(`${event.eventId}  ${event.reactor}  ${sentence}`);
  }
  sayIfMore(found, terminal);
  return exitCode;
};

export const discardParked = async (desk: Desk, change: Change, terminal: OperationsTerminal): Promise<ExitCode> => {
  const found = await find(desk, change.target, terminal);
  if (found === null) return 1;
  const what = counted(found.length, 'zurückgestellten Ereignis', 'zurückgestellten Ereignissen');
  if (!(await agreed(`Auf die Wirkung von ${what} endgültig verzichten?`, change.yes, terminal))) return 1;
  for (const { reactor, eventId } of found) {
    const discarded = await desk.parked.discard(reactor, eventId);
    terminal.print(`${eventId}  ${reactor}  ${discarded ? 'verworfen' : SENTENCES['not-parked']}`);
  }
  sayIfMore(found, terminal);
  return 0;
};
