import { agoText, aligned, counted, momentText } from '../../german.ts';
import type { Desk } from '../desk.ts';
import type { Target } from './operations-command.ts';
import { agreed, type ExitCode, MOST } from './outcome.ts';
import type { OperationsTerminal } from './terminal.ts';

export const listOutbox = async (desk: Desk, terminal: OperationsTerminal): Promise<ExitCode> => {
  const stuck = await desk.mails.list(MOST);
  if (stuck.length === 0) terminal.print('Keine E-Mail hängt.');
  const rows = stuck.map(({ id, template, attempts, createdAt, dueAt, reason }) => [
    id,
    template,
    dueAt === null ? 'aufgegeben' : `wieder ab ${momentText(dueAt)}`,
    counted(attempts, 'Versuch', 'Versuche'),
    agoText(createdAt, desk.now()),
    reason,
  ]);
  for (const line of aligned(rows)) terminal.print(line);
  return 0;
};

const NOTHING = {
  all: 'Keine E-Mail ist aufgegeben; die anderen versucht das Produkt von selbst wieder.',
  one: 'Keine aufgegebene E-Mail hat eine Id, die so beginnt; die anderen versucht das Produkt von selbst wieder.',
};

/** The given-up mail that the operator means; a sentence when that is none or more than one. */
const findOne = async (desk: Desk, beginning: string): Promise<{ readonly id: string } | string> => {
  const [first, ...others] = (await desk.mails.list(MOST)).filter(
    ({ id, state }) => state === 'failed' && id.startsWith(beginning),
  );
  if (!first) return NOTHING.one;
  return others.length === 0 ? first : 'So beginnen mehrere Ids; bitte geben Sie mehr Zeichen an.';
};

interface Change {
  readonly target: Target;
  readonly yes: boolean;
}

export const retryOutbox = async (
  desk: Desk,
  { target, yes }: Change,
  terminal: OperationsTerminal,
): Promise<ExitCode> => {
  const one = target === 'all' ? null : await findOne(desk, target.id);
  if (typeof one === 'string') {
    terminal.complain(one);
    return 1;
  }
  const question = one ? `Die E-Mail ${one.id} noch einmal senden?` : 'Alle aufgegebenen E-Mails noch einmal senden?';
  if (!(await agreed(question, yes, terminal))) return 1;
  const put = one ? Number(await desk.mails.retry(one.id)) : await desk.mails.retryAll();
  if (put === 0) {
    terminal.complain(NOTHING.all);
    return 1;
  }
  terminal.print(`${counted(put, 'E-Mail wartet', 'E-Mails warten')} wieder auf den Versand.`);
  return 0;
};
