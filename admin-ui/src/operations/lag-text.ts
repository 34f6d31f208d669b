import { formatCount } from '../texts/format.ts';

interface Behind {
  readonly position: number | null;
  readonly lag_events: number;
  readonly lag_seconds: number;
}

/** A span of seconds: '4 s', '3 min', '2 h', '5 Tage'. */
export const spanText = (seconds: number): string => {
  if (seconds < 60) return `${Math.round(seconds)}\u00a0s`;
  if (seconds < 3_600) return `${Math.floor(seconds / 60)}\u00a0min`;
  if (seconds < 2 * 86_400) return `${Math.floor(seconds / 3_600)}\u00a0h`;
  return `${Math.floor(seconds / 86_400)}\u00a0Tage`;
};

/** How far something is behind the log: in events, and how long the oldest of them has waited. */
export const lagText = ({ position, lag_events: events, lag_seconds: seconds }: Behind): string => {
  if (position === null) return 'noch nicht da';
  if (events === 0) return 'aktuell';
  return `${formatCount(events)} ${events === 1 ? 'Ereignis' : 'Ereignisse'} zurück, ${spanText(seconds)}`;
};
