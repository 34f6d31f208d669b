import type { SignedCheckpoint } from '@sternklar/event-store/transparency/transparency-log';

/** Which checkpoint keeps anything from being put before that moment later on; German, one line. */
export const boundingLine = (bounding: Pick<SignedCheckpoint, 'size' | 'time'> | null): string =>
  bounding?.time
    ? `Begrenzt durch den unterschriebenen Stand von ${bounding.size} Ereignissen, ${bounding.time.toISOString()}: Was danach kam, ist später datiert.`
    : 'Noch kein unterschriebener Stand begrenzt diesen Zeitpunkt: Es können noch Ereignisse hinzukommen, die davor datiert sind.';
