import type { clockDoubtKinds } from '@sternklar/contracts/operations/clock.events';
import { momentText, spanText } from '../german.ts';

/**
 * `apart`: a process's clock and the database's differ. `leapt`: both moved by what no time passed for. `standstill`: the
 * database's clock is long after the last sign of life. `set-back`: it is before that.
 */
export type ClockDoubtKind = (typeof clockDoubtKinds)[number];

/** A clock that is wrong, or may be; `seconds` ahead, or behind if negative. */
export interface ClockDoubt {
  readonly kind: ClockDoubtKind;
  readonly seconds: number;
}

/** One that was written down and waits for an operator. */
export interface OpenClockDoubt extends ClockDoubt {
  readonly id: number;
  /** By the database's clock, and by that of the process that found it. */
  readonly raisedAt: Date;
  readonly processAt: Date;
  /** Host and number of that process. */
  readonly raisedBy: string;
}

const WORDS: Readonly<Record<ClockDoubtKind, (span: string, ahead: boolean) => string>> = {
  apart: (span, ahead) => `Die Uhr eines Prozesses ging der Uhr der Datenbank um ${span} ${ahead ? 'voraus' : 'nach'}`,
  leapt: (span, ahead) => `Die Uhr des Rechners sprang im Betrieb um ${span} ${ahead ? 'vor' : 'zurück'}`,
  standstill: (span) => `Zwischen dem letzten Lebenszeichen und dem Start liegen ${span}`,
  'set-back': (span) => `Die Uhr stand beim Start ${span} vor dem letzten Lebenszeichen`,
};

/** What was found, as a German sentence without its end. */
export const doubtText = ({ kind, seconds }: ClockDoubt): string =>
  WORDS[kind](spanText(Math.abs(seconds)), seconds > 0);

/** What stands still for it, as a German clause. */
export const HELD_TEXT = 'Löschen, Berechnen, Abbuchen, Erinnern und Beenden nach Frist ruhen';

/** Where and when it was found. */
export const foundText = ({ raisedAt, processAt, raisedBy }: OpenClockDoubt): string =>
  `Gefunden von ${raisedBy}; Uhr der Datenbank ${momentText(raisedAt)}, Uhr des Prozesses ${momentText(processAt)}`;
