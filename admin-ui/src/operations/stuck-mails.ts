import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import { formatCount } from '../texts/format.ts';

/** The server names no more of them than this. */
const MOST_NAMED = 100;

/** Says that there may be more mails than are named; null where all of them are. */
export const restOfMails = ({ mails, outbox }: Pick<OperationsStatus, 'mails' | 'outbox'>): string | null => {
  if (mails.length < MOST_NAMED) return null;
  const named = `Gezeigt sind die ersten ${formatCount(mails.length)}`;
  const isGivenUp = mails.filter(({ state }) => state === 'failed').length;
  return outbox.failed > isGivenUp
    ? `${named}; aufgegeben sind insgesamt ${formatCount(outbox.failed)}.`
    : `${named}; es können mehr sein.`;
};
