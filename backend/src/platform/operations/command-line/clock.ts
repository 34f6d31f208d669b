import { doubtText, foundText, HELD_TEXT } from '../../clock/clock-doubt.ts';
import { APART_SECONDS } from '../../clock/judge-clocks.ts';
import { momentText, spanText } from '../../german.ts';
import type { Desk } from '../desk.ts';
import { agreed, type ExitCode } from './outcome.ts';
import type { OperationsTerminal } from './terminal.ts';

const NONE = 'Keine Uhr ist in Zweifel.';

/** How far this machine's clock is from the database's, in German. */
const apartText = (seconds: number): string =>
  Math.abs(seconds) < 1
    ? 'Die Uhren dieses Rechners und der Datenbank stimmen überein'
    : `Die Uhr dieses Rechners geht der Uhr der Datenbank um ${spanText(Math.abs(seconds))} ${seconds > 0 ? 'voraus' : 'nach'}`;

export const showClock = async ({ clock, now }: Desk, terminal: OperationsTerminal): Promise<ExitCode> => {
  const doubt = await clock.open();
  terminal.print(`Hier ist es ${momentText(now())}. ${apartText(await clock.apartSeconds())}.`);
  if (doubt === null) {
    terminal.print(NONE);
    return 0;
  }
  terminal.print(`${doubtText(doubt)}.`);
  terminal.print(`${foundText(doubt)}.`);
  terminal.print(`${HELD_TEXT}; stimmen die Uhren (wieder), geht es weiter mit: npm run admin -- clock confirm`);
  return 0;
};

/** Says that the clocks are right; not while this one and the database's are a minute apart. */
export const confirmClock = async (
  { clock, now }: Desk,
  { yes }: { readonly yes: boolean },
  terminal: OperationsTerminal,
): Promise<ExitCode> => {
  const doubt = await clock.open();
  if (doubt === null) {
    terminal.print(`${NONE} Es gibt nichts zu bestätigen.`);
    return 0;
  }
  const apart = await clock.apartSeconds();
  if (Math.abs(apart) >= APART_SECONDS) {
    terminal.complain(`${apartText(apart)}: Stellen Sie sie zuerst richtig; nichts ist bestätigt.`);
    return 1;
  }
  terminal.print(`${doubtText(doubt)}. ${foundText(doubt)}.`);
  const question = `Ist es jetzt wirklich ${momentText(now())}? Dann wird nachgeholt, was bis dahin fällig ist.`;
  if (!(await agreed(question, yes, terminal))) return 1;
  const isConfirmed = await clock.confirm(doubt);
  terminal.print(
    isConfirmed
      ? 'Die Uhren gelten wieder; was fällig ist, wird binnen einer Minute nachgeholt. Geht eine noch falsch, ruht es gleich wieder.'
      : 'Das hat schon jemand bestätigt.',
  );
  return 0;
};
