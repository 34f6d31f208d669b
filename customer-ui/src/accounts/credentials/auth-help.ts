import type { ApiError } from '../../api/api-error.ts';
import { accountTexts } from '../../texts/accounts.ts';

export type AuthMode = 'login' | 'register';

/** What to do after a failed attempt to sign in or register. The message itself gives nothing away; this names the way out. */
export const helpAfterFailure = (mode: AuthMode, error: Pick<ApiError, 'status' | 'retryAfterSeconds'>): string => {
  if (error.status === 0) return accountTexts.noConnection;
  if (error.status === 429) return accountTexts.tooOften(error.retryAfterSeconds);
  return mode === 'login' ? accountTexts.loginHelp : accountTexts.registerHelp;
};

/** What to do next after a refused code, beside its field; the message at the top has already said what is wrong. */
export const helpAfterRefusedCode = (error: Pick<ApiError, 'status' | 'retryAfterSeconds'>): string => {
  if (error.status === 0) return accountTexts.noConnection;
  return error.status === 429 ? accountTexts.tooOften(error.retryAfterSeconds) : accountTexts.codeHelp;
};
