import { StartRefused } from '@sternklar/event-store/start-refused';
import type { Config } from '../settings/config.ts';

/** A backup without the log would look whole and be worth little. */
export const refuseOtherLog = ({ eventStoreUrl }: Pick<Config, 'eventStoreUrl'>): void => {
  if (eventStoreUrl === null) return;
  throw new StartRefused(
    'Das Ereignisprotokoll liegt in EventStoreDB: Sichern Sie die Datenbank mit pg_dump und EventStoreDB mit seinen eigenen Mitteln, während das Produkt steht (siehe docs/operations.md).',
  );
};
