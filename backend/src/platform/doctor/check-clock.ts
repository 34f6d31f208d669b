import { doubtText, HELD_TEXT, type OpenClockDoubt } from '../clock/clock-doubt.ts';
import { APART_SECONDS } from '../clock/judge-clocks.ts';
import { spanText } from '../german.ts';
import { absent, doubtful, type Finding, right, wrong } from './finding.ts';

const DOUBTFUL_FROM_MS = 1_000;
const WRONG_FROM_MS = APART_SECONDS * 1_000;

export interface ClockWorld {
  /** By how many milliseconds the database's clock is ahead of this machine's; null: nothing to compare with. */
  apart(): Promise<number | null>;
  /** What the product found; null: nothing. */
  doubt(): Promise<OpenClockDoubt | null>;
}

/** A product that doubts a clock erases, invoices and reminds of nothing until somebody has looked. */
const doubtFindings = async ({ doubt }: ClockWorld): Promise<readonly Finding[]> => {
  const open = await doubt();
  if (open === null) return [];
  const help = 'Stellen Sie die Uhren richtig, und sagen Sie es dem Produkt: npm run admin -- clock confirm';
  return [wrong(`${doubtText(open)}. ${HELD_TEXT}`, help)];
};

/** This machine's clock against the database's, and whether the product doubts one. */
export const checkClock = async (world: ClockWorld): Promise<readonly Finding[]> => {
  const ms = await world.apart().catch(() => null);
  if (ms === null) return [absent('Nicht zu vergleichen: die Datenbank antwortet nicht')];
  return [apartFinding(ms), ...(await doubtFindings(world))];
};

const apartFinding = (ms: number): Finding => {
  const span = Math.abs(ms);
  const text = `${spanText(span / 1_000)} von der Uhr der Datenbank entfernt`;
  const help = 'Schalten Sie auf beiden Rechnern den Abgleich der Uhr ein (timedatectl set-ntp true, oder chrony).';
  if (span >= WRONG_FROM_MS) return wrong(text, help);
  return span >= DOUBTFUL_FROM_MS ? doubtful(text, help) : right(text);
};
