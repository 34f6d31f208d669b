import { z } from 'zod';

/** A setting that is a whole number between two others. */
export const wholeNumber = (min: number, max: number) => {
  const message = `muss eine ganze Zahl von ${min} bis ${max} sein.`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message));
};
