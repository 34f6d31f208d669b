import { formatDay, formatMoment, formatShortMoment } from './format.ts';

interface MomentProps {
  /** ISO 8601. */
  readonly at: string;
  /** Only the day, where the time of day says nothing. */
  readonly onlyDay?: boolean;
}

/** A moment as people in Germany read it, and as programs do. */
export const Moment = ({ at, onlyDay = false }: MomentProps) => (
  <time dateTime={at}>{onlyDay ? formatDay(at) : formatMoment(at)}</time>
);

/** The same without its year, where there is little room. */
export const ShortMoment = ({ at }: Pick<MomentProps, 'at'>) => <time dateTime={at}>{formatShortMoment(at)}</time>;
