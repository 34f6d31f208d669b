import { markLostKeys } from '@sternklar/event-store/personal-data/lost-keys';
import { StartRefused } from '@sternklar/event-store/start-refused';
import type pg from 'pg';
import { counted } from '../german.ts';
import { type LogElsewhere, type LogPlace, refuseOtherLog } from './log-place.ts';
import type { Manifest } from './manifest.ts';

/** What a log elsewhere holds beyond a backup. */
export interface LaterEvents {
  readonly events: number;
  /** People and cases whose keys came after the backup: nobody can read their data any more. */
  readonly unreadable: number;
}

const PAGE = 500;

/** Throws `StartRefused` where the settings name a log and the backup has its own, the reverse, and one that does not fit. */
export const refuseUnfitLog = async (manifest: Manifest, log: LogElsewhere | undefined): Promise<void> => {
  const isElsewhere = hasLogElsewhere(manifest);
  if (isElsewhere && !log) throw new StartRefused(MISSING);
  if (!isElsewhere && log) throw new StartRefused(SECOND);
  if (manifest.log && log) await refuseOtherLog(log, manifest.log, new Date(manifest.takenAt));
};

/** Backups of earlier versions do not say which log they fit, but hold that it is elsewhere. */
const hasLogElsewhere = ({ log, tables }: Manifest): boolean =>
  log !== undefined || tables.some(({ name, rows }) => name === 'operations.log_home' && rows > 0);

/** How far the log has to be by what was restored: it holds the newest event that is signed. */
const placeFromSigned = async (session: pg.ClientBase, { prefix }: LogElsewhere): Promise<LogPlace> => {
  const { rows } = await session.query<{ position: string; event: string }>(
    'select position, event_id as event from transparency_log.leaves order by index desc limit 1',
  );
  const position = Number(rows[0]?.position ?? 0);
  return { prefix, installation: null, keysUpTo: 0, position, event: rows[0]?.event ?? null };
};

/** Throws `StartRefused` where a backup that does not say which log it fits has seen signed what the log lacks. */
const placeOf = async (session: pg.ClientBase, manifest: Manifest, log: LogElsewhere): Promise<LogPlace> => {
  if (manifest.log) return manifest.log;
  const place = await placeFromSigned(session, log);
  await refuseOtherLog(log, place, new Date(manifest.takenAt));
  return place;
};

/** Events beyond the backup stay, since each was acknowledged; what their lost keys would open counts as erased. */
export const takeLaterEvents = async (
  session: pg.ClientBase,
  manifest: Manifest,
  log: LogElsewhere | undefined,
): Promise<LaterEvents> => {
  if (!log) return { events: 0, unreadable: 0 };
  const place = await placeOf(session, manifest, log);
  const last = await log.head();
  let [events, unreadable] = [0, 0];
  for (let after = place.keysUpTo; after < last; ) {
    const page = await log.readAll(after, PAGE);
    unreadable += await markLostKeys(session, page);
    events += page.filter(({ position }) => position > place.position).length;
    after = page.at(-1)?.position ?? last;
  }
  return { events, unreadable };
};

/** German sentences on what the log holds beyond the backup; none where it holds nothing. */
export const laterEventsText = ({ events, unreadable }: LaterEvents): readonly string[] => {
  if (events === 0 && unreadable === 0) return [];
  const further = `Das Ereignisprotokoll ist ${counted(events, 'Ereignis', 'Ereignisse')} weiter als die Sicherung; was darin steht, gilt. Kennwörter, Anmeldungen und wartende E-Mails haben den Stand der Sicherung: E-Mails zu diesen Ereignissen können ein zweites Mal hinausgehen.`;
  if (unreadable === 0) return [further];
  return [
    further,
    `Für ${counted(unreadable, 'Person oder Vorgang', 'Personen und Vorgänge')} darin sind die Schlüssel verloren, weil sie erst nach der Sicherung entstanden: Ihre personenbezogenen Daten liest niemand mehr, sie gelten als gelöscht. Wer sich seitdem registriert hat, muss es noch einmal tun.`,
  ];
};

const MISSING =
  'Das Ereignisprotokoll dieser Sicherung liegt in EventStoreDB: Setzen Sie EVENT_STORE_URL (und EVENT_STORE_PREFIX), damit geprüft wird, ob beide zusammenpassen. Wiederhergestellt wurde nichts.';
const SECOND =
  'EVENT_STORE_URL ist gesetzt, diese Sicherung trägt ihr Ereignisprotokoll aber in sich. Entfernen Sie EVENT_STORE_URL. Wiederhergestellt wurde nichts.';
