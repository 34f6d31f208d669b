import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import { formatCount } from '../texts/format.ts';
import { eventsText, since, spanText } from './spans.ts';

export type ReadModelState = OperationsStatus['read_models'][number];
type Behind = Pick<ReadModelState, 'position' | 'lag_events' | 'lag_seconds'>;

/** Further behind than that is seen by others, too: their answers come without what they have just changed. */
const LATE_S = 10;

/** How far something is behind the log: '12 Ereignisse zurück, seit 3 s'. */
export const lagText = ({ position, lag_events: events, lag_seconds: seconds }: Behind): string => {
  if (position === null) return 'noch nicht da';
  if (events === 0) return 'auf dem neuesten Stand';
  return `${eventsText(events)} zurück, seit ${spanText(seconds)}`;
};

/** How a read model is, as a sentence without its end; `at` is when that was seen. */
export const stateText = (model: ReadModelState, at: string): string => {
  const { stuck, lag_events: events } = model;
  if (stuck === null) return lagText(model);
  return `hängt seit ${since(stuck.since, at)} vor Ereignis ${formatCount(stuck.position)} (${stuck.type}), ${eventsText(events)} zurück`;
};

/** `ok`: as it should be; `wait`: behind, and on its way; `no`: somebody has to look. */
export const toneOf = ({ stuck, position, lag_events, lag_seconds }: ReadModelState): 'ok' | 'wait' | 'no' => {
  if (stuck !== null || lag_seconds > LATE_S) return 'no';
  return position === null || lag_events > 0 ? 'wait' : 'ok';
};

const PERCENT_OF_ONE = 10;
const PERCENT_PER_POWER = 22.5;

/** How much of a bar a lag fills, in percent: every tenfold adds the same, and 10.000 events fill it. */
export const lagPercent = (events: number): number =>
  events <= 0 ? 0 : Math.min(100, Math.round(PERCENT_OF_ONE + PERCENT_PER_POWER * Math.log10(events)));
