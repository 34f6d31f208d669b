import { BUSINESS_RESTORABLE_MS } from '@sternklar/contracts/constants';
import { ApiError, phraseOf } from '../api/api-error.ts';
import { german } from '../texts/phrase.ts';
import { undoTexts } from '../texts/undo-removal.ts';
import type { ToastOptions, Toasts } from '../ui/toasts.ts';
import type { BusinessApi } from './business-api.ts';

export interface Removal {
  readonly businessId: string;
  /** Of the business. */
  readonly name: string;
  readonly businesses: Pick<BusinessApi, 'restore'>;
  readonly toasts: Pick<Toasts, 'good' | 'bad'>;
  /** The end of the session ends the page, everything else is to be said. */
  readonly failed: (error: unknown, otherwise: () => void) => void;
  /** The business is back. */
  readonly returned: () => void;
}

/** The server said no: asking again would not help. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * The way back from a removal, for the message that tells of it; it leads from any page. It stays for as long as there is a way back,
 * or until it is put away: nobody has to be quick to reach it (WCAG 2.2.1).
 */
export const wayBack = (removal: Removal): ToastOptions => {
  const { businessId, name, businesses, toasts, failed, returned } = removal;
  const restore = async (): Promise<void> => {
    try {
      await businesses.restore(businessId);
    } catch (error) {
      const words = phraseOf(error, german(undoTexts.notRestored));
      return failed(error, () => toasts.bad(words, isRefusal(error) ? {} : wayBack(removal)));
    }
    toasts.good(german(undoTexts.restored));
    returned();
  };
  return { durationMs: BUSINESS_RESTORABLE_MS, way: { label: undoTexts.undo, about: name, go: () => void restore() } };
};
