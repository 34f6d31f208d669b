import { TOAST_CODE_MS, TOAST_CODE_NOTE_MS } from '@sternklar/contracts/constants';
import { accountTexts } from '../texts/accounts.ts';
import { german } from '../texts/phrase.ts';
import { verbatim } from '../texts/verbatim.ts';
import type { Toasts } from '../ui/toasts.ts';

/** Tells that a code was sent, and the code itself where the server reveals it (never in production). */
export const announceCode = (toasts: Pick<Toasts, 'good'>, code: string | undefined) => {
  if (code === undefined) {
    toasts.good(verbatim.codeSent);
    return;
  }
  toasts.good(german(accountTexts.yourCode(code)), { durationMs: TOAST_CODE_MS });
  toasts.good(german(accountTexts.codeAlsoMailed), { durationMs: TOAST_CODE_NOTE_MS });
};
