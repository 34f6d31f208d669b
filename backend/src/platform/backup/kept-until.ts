import { counted, momentText } from '../german.ts';

const DAY_MS = 86_400_000;

interface KeptBackup {
  readonly takenAt: Date;
  /** How long its keys may be kept: they open what has been erased since. */
  readonly days: number;
}

/** Until when the keys of a backup may be kept. */
export const keptUntil = ({ takenAt, days }: KeptBackup): Date => new Date(takenAt.getTime() + days * DAY_MS);

/** A German sentence where a backup is restored whose keys should be gone by now; null where they may be there. */
export const keptTooLong = (backup: KeptBackup, at: Date): string | null => {
  const until = keptUntil(backup);
  if (at <= until) return null;
  const days = counted(backup.days, 'Tag', 'Tage');
  return `Achtung: Die Schlüssel dieser Sicherung durften bis ${momentText(until)} aufbewahrt werden (${days}, wie die Datenschutzerklärung sagt). Löschen Sie erneut, wer seitdem gelöscht wurde.`;
};
