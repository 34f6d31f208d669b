import { ApiError, phraseOf } from '../../api/api-error.ts';
import { german } from '../../texts/phrase.ts';
import type { Toasts } from '../../ui/toasts.ts';

/** Says why something of the owner's was refused, and rejects. What stands at a field of the form is said there alone. */
export const told = async <Result>(
  toasts: Pick<Toasts, 'bad'>,
  work: Promise<Result>,
  failed: string,
): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    const isAtField = error instanceof ApiError && Object.keys(error.fieldErrors).length > 0;
    if (!isAtField) toasts.bad(phraseOf(error, german(failed)));
    throw error;
  }
};
