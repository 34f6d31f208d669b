import { NotInLog } from '@sternklar/event-store/transparency/transparency-log';
import { notFound } from '../http/refusal.ts';

export const TAG = 'Prüfung';

/** The answer, or 404 with this sentence for what is not in the log. */
export const orNotFound = async <Answer>(answer: Promise<Answer>, detail: string): Promise<Answer> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof NotInLog) throw notFound(detail);
    throw error;
  }
};

export const base64 = (hash: Buffer): string => hash.toString('base64');
