import type { ParkedEvent } from '@sternklar/event-store/reactors/checkpoint';
import type { StuckMail } from '../../mail/stuck-mails.ts';
import type { ErrorKind } from './status-report.ts';

const SHOWN = 5;

/** The kinds of errors behind parked events and stuck mails, the latest first, five at most. */
export const errorKinds = (parked: readonly ParkedEvent[], mails: readonly StuckMail[]): readonly ErrorKind[] => {
  const happened = [
    ...parked.map(({ reactor, error, parkedAt }) => ({ reactor, kind: error, at: parkedAt })),
    ...mails.map(({ reason, createdAt }) => ({ reactor: null, kind: reason, at: createdAt })),
  ];
  return [...Map.groupBy(happened, ({ reactor, kind }) => `${reactor ?? ''} ${kind}`).values()]
    .map((alike) => ({
      reactor: alike[0]?.reactor ?? null,
      kind: alike[0]?.kind ?? '',
      count: alike.length,
      last: new Date(Math.max(...alike.map(({ at }) => at.getTime()))),
    }))
    .sort((one, other) => other.last.getTime() - one.last.getTime())
    .slice(0, SHOWN);
};
