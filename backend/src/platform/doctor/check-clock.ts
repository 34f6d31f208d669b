import { spanText } from '../german.ts';
import { absent, doubtful, type Finding, right, wrong } from './finding.ts';

const DOUBTFUL_FROM_MS = 1_000;
const WRONG_FROM_MS = 60_000;

/** This machine's clock against the database's. `apart` says by how many milliseconds that is ahead; null: nothing to compare with. */
export const checkClock = async (apart: () => Promise<number | null>): Promise<readonly Finding[]> => {
  const ms = await apart().catch(() => null);
  if (ms === null) return [absent('Nicht zu vergleichen: die Datenbank antwortet nicht')];
  const span = Math.abs(ms);
  const text = `${spanText(span / 1_000)} von der Uhr der Datenbank entfernt`;
  const help = 'Schalten Sie auf beiden Rechnern den Abgleich der Uhr ein (timedatectl set-ntp true, oder chrony).';
  if (span >= WRONG_FROM_MS) return [wrong(text, help)];
  return [span >= DOUBTFUL_FROM_MS ? doubtful(text, help) : right(text)];
};
