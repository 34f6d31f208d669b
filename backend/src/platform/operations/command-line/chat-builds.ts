import { agoText, aligned } from '../../german.ts';
import type { KeptBuild } from '../../http/pages/widget-build-desk.ts';
import type { Desk } from '../desk.ts';
import { agreed, type ExitCode, MOST } from './outcome.ts';
import type { OperationsTerminal } from './terminal.ts';

export interface OneBuild {
  readonly build: string;
  /** Do not ask. */
  readonly yes: boolean;
}

const stateOf = ({ build, withdrawnAt, inUseAt }: KeptBuild, current: string | null, now: Date): string => {
  if (withdrawnAt !== null) return `zurückgezogen ${agoText(withdrawnAt, now)}`;
  return build === current ? 'die neueste' : `zuletzt die neueste ${agoText(inUseAt, now)}`;
};

/** Versions of the chat that partners may have pinned. */
export const listChatBuilds = async ({ chatBuilds, now }: Desk, terminal: OperationsTerminal): Promise<ExitCode> => {
  const [kept, current] = await Promise.all([chatBuilds.list(MOST), chatBuilds.current()]);
  if (kept.length === 0) terminal.print('Noch ist keine Fassung des Chats aufbewahrt.');
  for (const line of aligned(kept.map((one) => [one.build, stateOf(one, current, now())]))) terminal.print(line);
  return 0;
};

const found = async ({ chatBuilds }: Desk, { build }: OneBuild, terminal: OperationsTerminal) => {
  const kept = (await chatBuilds.list(MOST)).find((one) => one.build === build);
  if (!kept)
    terminal.complain(
      `Die Fassung ${build} ist hier nicht aufbewahrt; chat-builds list zeigt alle. Nichts ist geändert.`,
    );
  return kept ?? null;
};

/** Ends a pinned version everywhere: its pages say in a sentence that the chat is not to be had there. */
export const withdrawChatBuild = async (
  desk: Desk,
  asked: OneBuild,
  terminal: OperationsTerminal,
): Promise<ExitCode> => {
  const kept = await found(desk, asked, terminal);
  if (kept === null) return 1;
  if (kept.withdrawnAt !== null) {
    terminal.print('Diese Fassung ist schon zurückgezogen.');
    return 0;
  }
  if ((await desk.chatBuilds.current()) === kept.build) {
    terminal.complain(
      'Das ist die neueste Fassung, die auch alle anderen Seiten bekommen: Spielen Sie zuerst die neue ein. Soll ein Chat sofort ruhen: npm run admin -- partner pause.',
    );
    return 1;
  }
  const pagesGet = kept.hasFarewell
    ? 'Seiten, die sie fest eingebunden haben, zeigen dann statt des Chats einen Satz.'
    : 'Von Seiten, die sie fest eingebunden haben, verschwindet der Chat dann.';
  if (!(await agreed(`Die Fassung ${kept.build} zurückziehen? ${pagesGet}`, asked.yes, terminal))) return 1;
  await desk.chatBuilds.withdraw(kept.build);
  terminal.print(
    `Die Fassung ${kept.build} ist zurückgezogen: binnen zehn Sekunden für neue Besucher, für die übrigen mit ihrer nächsten Seite, nach einem Tag für alle. ` +
      'Geben Sie den Partnern die neue Zeile; chat-builds restore nimmt es zurück.',
  );
  return 0;
};

/** Takes a withdrawal back. */
export const restoreChatBuild = async (
  desk: Desk,
  asked: OneBuild,
  terminal: OperationsTerminal,
): Promise<ExitCode> => {
  const kept = await found(desk, asked, terminal);
  if (kept === null) return 1;
  if (kept.withdrawnAt === null) {
    terminal.print('Diese Fassung ist nicht zurückgezogen.');
    return 0;
  }
  if (!(await agreed(`Die Fassung ${kept.build} wieder ausliefern?`, asked.yes, terminal))) return 1;
  await desk.chatBuilds.restore(kept.build);
  terminal.print(`Die Fassung ${kept.build} wird wieder ausgeliefert.`);
  return 0;
};
