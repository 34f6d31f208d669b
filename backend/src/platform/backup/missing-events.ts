import { counted } from '../german.ts';
import type { Manifest } from './manifest.ts';

/**
 * A German sentence where the database lacked events when it was backed up, which somebody deleted from it: such a backup is
 * refused at its restore, and whoever makes it has to know that now. Null where the log is whole, or elsewhere.
 */
export const missingEventsText = ({
  position,
  log,
  tables,
}: Pick<Manifest, 'position' | 'log' | 'tables'>): string | null => {
  const events = tables.find(({ name }) => name === 'event_log.events')?.rows ?? 0;
  if (log !== undefined || events === position) return null;
  return `FEHLER: Von ${counted(position, 'Ereignis', 'Ereignissen')} stehen ${events.toLocaleString('de-DE')} in der Datenbank: Es wurden welche gelöscht oder hineingeschrieben. Eine solche Sicherung lehnt „npm run restore“ ab. Behalten Sie die letzte, die ohne diese Meldung endete, und diese als Beweis; welche Ereignisse es sind, zeigt „npm run audit -- watch“.`;
};
