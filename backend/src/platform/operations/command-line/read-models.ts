import { agoText, aligned, counted, countText } from '../../german.ts';
import type { Desk } from '../desk.ts';
import { agreed, type ExitCode } from './outcome.ts';
import type { OperationsTerminal } from './terminal.ts';

/** Read models that stand before an event, and events that others were allowed to go on without. */
export const listReadModels = async ({ readModels, now }: Desk, terminal: OperationsTerminal): Promise<ExitCode> => {
  const stuck = await readModels.list();
  const missing = await readModels.missing();
  if (stuck.length === 0) terminal.print('Kein Lesemodell steht vor einem Ereignis.');
  const stuckRows = stuck.map(({ name, position, type, attempts, since, failure, mayPass }) => [
    name,
    `steht vor Ereignis ${countText(position)} (${type})`,
    mayPass ? 'wird übersprungen' : counted(attempts, 'Versuch', 'Versuche'),
    agoText(since, now()),
    failure,
  ]);
  for (const line of aligned(stuckRows)) terminal.print(line);
  const missingRows = missing.map(({ name, position, type, allowedAt, reason }) => [
    name,
    `ohne Ereignis ${countText(position)} (${type})`,
    `übersprungen ${agoText(allowedAt, now())}`,
    reason,
  ]);
  for (const line of aligned(missingRows)) terminal.print(line);
  return 0;
};

export interface Skip {
  readonly readModel: string;
  readonly position: number;
  readonly reason: string;
  /** Do not ask. */
  readonly yes: boolean;
}

/** Lets a read model go on without the event it stands before; written down with the operator's reason. */
export const skipInReadModel = async (desk: Desk, skip: Skip, terminal: OperationsTerminal): Promise<ExitCode> => {
  const { readModel, position, reason } = skip;
  const event = (await desk.readModels.list()).find((one) => one.name === readModel && one.position === position);
  const notThere = () => {
    terminal.complain(
      `Das Lesemodell ${readModel} steht nicht vor Ereignis ${countText(position)}: read-models list zeigt, was wartet.`,
    );
    return 1 as const;
  };
  if (!event) return notThere();
  const question = `Das Lesemodell ${readModel} ohne Ereignis ${countText(position)} (${event.type}) weiterführen? Seinen Zeilen fehlt es dann.`;
  if (!(await agreed(question, skip.yes, terminal))) return 1;
  if (!(await desk.readModels.allowPassing(readModel, position, reason))) return notThere();
  terminal.print(
    `${readModel} geht beim nächsten Versuch, spätestens in 30 s, ohne Ereignis ${countText(position)} weiter. ` +
      `Ist die Ursache behoben, holt npm run rebuild -- ${readModel} es nach.`,
  );
  return 0;
};
