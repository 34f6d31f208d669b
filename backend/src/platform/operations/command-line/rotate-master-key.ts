import type { RotateMasterKeyResult } from '@sternklar/event-store/personal-data/rotate-master-key';
import { counted } from '../../german.ts';
import type { MasterKeyChange } from '../../settings/master-key-change.ts';
import { UnknownOperationsCommand } from './operations-command.ts';
import { agreed, type ExitCode } from './outcome.ts';
import type { OperationsTerminal } from './terminal.ts';

const NAME = 'rotate-master-key';
const QUESTION = 'Alle Schlüssel der personenbezogenen Daten mit einem neuen Hauptschlüssel verschließen?';

/** Whether these arguments ask for another master key. */
export const isRotateMasterKey = ([first]: readonly string[]): boolean => first === NAME;

/** Reads the arguments. Throws `UnknownOperationsCommand`. */
export const parseRotateMasterKey = ([, ...rest]: readonly string[]): { readonly yes: boolean } => {
  const yes = rest.length === 1 && (rest[0] === '--yes' || rest[0] === '-y');
  if (rest.length > 0 && !yes) {
    throw new UnknownOperationsCommand(`${NAME} nimmt nur --yes an; npm run admin -- help zeigt, wie es geht.`);
  }
  return { yes };
};

export interface RotateDeps {
  readonly change: MasterKeyChange;
  readonly rotate: (keys: Pick<MasterKeyChange, 'known' | 'next'>) => Promise<RotateMasterKeyResult>;
}

/** Asks, changes, and says what is left to do. */
export const runRotateMasterKey = async (
  { change, rotate }: RotateDeps,
  { yes }: { readonly yes: boolean },
  terminal: OperationsTerminal,
): Promise<ExitCode> => {
  if (!(await agreed(QUESTION, yes, terminal))) return 1;
  const { rewrapped } = await rotate(change);
  terminal.print(
    rewrapped === null
      ? 'Der neue Schlüssel galt in der Datenbank schon.'
      : `${counted(rewrapped, 'Schlüssel ist', 'Schlüssel sind')} mit dem neuen Hauptschlüssel verschlossen.`,
  );
  terminal.print(await change.finish());
  return 0;
};
