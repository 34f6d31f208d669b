import { GERMAN_STATES, HOME_STATE } from '@sternklar/contracts/working-days';
import { z } from 'zod';

const MOST_DAYS = 90;
const days = z
  .string()
  .regex(/^\d{1,3}$/, `muss eine ganze Zahl von 1 bis ${MOST_DAYS} sein.`)
  .transform(Number)
  .pipe(z.number().min(1, 'muss mindestens 1 sein.').max(MOST_DAYS, `darf höchstens ${MOST_DAYS} sein.`));

/** When somebody asks after what went to the platform, and whose holidays are none of those days. */
export const followUpSettings = {
  HOLIDAYS_STATE: z.enum(GERMAN_STATES, `muss ein Bundesland sein: ${GERMAN_STATES.join(', ')}.`).default(HOME_STATE),
  FOLLOW_UP_AFTER_REPORT: days.prefault('5'),
  FOLLOW_UP_AFTER_LETTER: days.prefault('14'),
  FOLLOW_UP_AFTER_AUTHOR: days.prefault('9'),
  FOLLOW_UP_AFTER_QUESTION: days.prefault('5'),
} as const;
