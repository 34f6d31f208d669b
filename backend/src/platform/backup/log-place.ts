import type { EventStoreDbEventStore } from '@sternklar/event-store/eventstoredb/eventstoredb-event-store';
import { StartRefused } from '@sternklar/event-store/start-refused';
import { z } from 'zod';
import { momentText } from '../german.ts';

export const logPlaceSchema = z.strictObject({
  /** What its streams' names begin with. */
  prefix: z.string().min(1),
  installation: z.uuid().nullable(),
  /** Position up to which every event finds its keys in the backup. */
  keysUpTo: z.int().min(0),
  /** Position of the newest event when the tables had been read: all that they refer to is in a log that holds it. 0: none. */
  position: z.int().min(0),
  /** Id of that event. */
  event: z.uuid().nullable(),
});

/** Which log in EventStoreDB a backup fits, and how far it has to be. */
export type LogPlace = z.infer<typeof logPlaceSchema>;

/** A log that is kept elsewhere, as a backup and a restore ask it. */
export interface LogElsewhere extends Pick<EventStoreDbEventStore, 'head' | 'recordAt' | 'readAll' | 'owner'> {
  readonly prefix: string;
}

/** How far the log is now. */
export const placeNow = async (log: LogElsewhere): Promise<Omit<LogPlace, 'keysUpTo'>> => {
  const position = await log.head();
  const event = position > 0 ? await log.recordAt(position) : null;
  return { prefix: log.prefix, installation: await log.owner.installation(), position, event };
};

/** Which backups of the server belong to one of ours. */
export const whichLogText = ({ prefix, position, event }: LogPlace, takenAt: Date): string =>
  event === null
    ? `Dazu gehört ein Ereignisprotokoll in EventStoreDB ohne Ereignisse (EVENT_STORE_PREFIX ${prefix}).`
    : `Dazu gehört jede Sicherung von EventStoreDB, die nach dem ${momentText(takenAt)} begonnen wurde: Sie enthält an der Stelle ${position} das Ereignis ${event} (EVENT_STORE_PREFIX ${prefix}).`;

/** Throws `StartRefused` for a log that is another one, or older than the backup: what its tables refer to would be missing. */
export const refuseOtherLog = async (log: LogElsewhere, place: LogPlace, takenAt: Date): Promise<void> => {
  if (log.prefix !== place.prefix) {
    throw new StartRefused(
      `Die Sicherung gehört zu einem Ereignisprotokoll mit EVENT_STORE_PREFIX ${place.prefix}, eingestellt ist ${log.prefix}. ${NOTHING}`,
    );
  }
  const installation = await log.owner.installation();
  if (installation !== null && place.installation !== null && installation !== place.installation) {
    throw new StartRefused(
      `Das Ereignisprotokoll unter EVENT_STORE_URL gehört zu einer anderen Installation als diese Sicherung. Nennen Sie den Server, auf dem ihr Protokoll liegt. ${NOTHING}`,
    );
  }
  if (place.event === null || (await log.recordAt(place.position)) === place.event) return;
  const isOlder = (await log.head()) < place.position;
  throw new StartRefused(
    `${isOlder ? OLDER : DIFFERENT} ${whichLogText(place, takenAt)} Stellen Sie auf dem Server eine solche wieder her, oder nehmen Sie eine ältere Sicherung von npm run backup. ${NOTHING}`,
  );
};

const NOTHING = 'Wiederhergestellt wurde nichts.';
const OLDER =
  'Das Ereignisprotokoll in EventStoreDB ist älter als diese Sicherung: Ihm fehlen Ereignisse, auf die sie sich bezieht.';
const DIFFERENT = 'Das Ereignisprotokoll in EventStoreDB ist von dieser Sicherung an anders weitergegangen.';
