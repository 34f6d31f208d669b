import { z } from 'zod';
import { type CountedList, countedIn } from './counted.ts';

/** The filter `counted` of a list as its API takes it, with its days as a range; an issue where it says nothing that the list has. */
export const countedSchema = <List extends CountedList>(list: List) =>
  z
    .string()
    .max(100)
    .transform((text, context) => {
      const counted = countedIn(list, text);
      if (counted !== null) return { ...counted, days: `[${counted.from},${counted.until}]` };
      context.addIssue({ code: 'custom' });
      return z.NEVER;
    });
