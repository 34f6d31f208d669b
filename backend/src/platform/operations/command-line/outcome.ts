import type { OperationsTerminal } from './terminal.ts';

/** 0: done, or all is well. 1: not done. 2: there is something to do. */
export type ExitCode = 0 | 1 | 2;

/** Most that a list shows, and that one command changes. */
export const MOST = 1_000;

/** True when the operator wants it; says why when not. */
export const agreed = async (question: string, yes: boolean, terminal: OperationsTerminal): Promise<boolean> => {
  if (yes) return true;
  const answer = await terminal.confirm(question);
  if (answer === null) terminal.complain('Ohne Terminal bitte mit --yes bestätigen; nichts ist geändert.');
  else if (!answer) terminal.complain('Abgebrochen; nichts ist geändert.');
  return answer === true;
};
