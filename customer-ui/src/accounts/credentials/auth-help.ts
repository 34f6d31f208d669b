import type { ApiError } from '../../api/api-error.ts';
import { accountTexts } from '../../texts/accounts.ts';

export type AuthMode = 'login' | 'register';

type Refused = Pick<ApiError, 'status' | 'retryAfterSeconds'> & Partial<Pick<ApiError, 'code' | 'detail'>>;
const MORE_NEEDED = ['second-factor-needed', 'app-code-wrong', 'recovery-code-wrong'];

/** What to do after a failed attempt to sign in or register. The message itself gives nothing away; this names the way out. */
export const helpAfterFailure = (mode: AuthMode, error: Refused): string => {
  if (error.status === 0) return accountTexts.noConnection;
  if (error.status === 429) return accountTexts.tooOften(error.retryAfterSeconds);
  // The password was right: what else is needed is no secret.
  if (error.detail && MORE_NEEDED.includes(error.code ?? '')) return error.detail;
  return mode === 'login' ? accountTexts.loginHelp : accountTexts.registerHelp;
};

/** What is wrong with a refused code and what to do next, beside its field: the message at the top goes by itself. */
export const helpAfterRefusedCode = (error: Pick<ApiError, 'status' | 'retryAfterSeconds'>): string => {
  if (error.status === 0) return accountTexts.noConnection;
  return error.status === 429 ? accountTexts.tooOften(error.retryAfterSeconds) : accountTexts.codeHelp;
};
