import type {
  CodeAnswer,
  ForgotPasswordBody,
  LoginAnswer,
  LoginBody,
  OwnProfile,
  RegisterAnswer,
  RegisterBody,
  ResetPasswordBody,
} from '@sternklar/contracts/accounts/account.api';
import type { ApiClient } from '../api/api-client.ts';

type Credentials = Pick<RegisterBody, 'email' | 'password'>;

export interface AccountApi {
  logIn(credentials: LoginBody): Promise<LoginAnswer>;
  register(credentials: Credentials): Promise<RegisterAnswer>;
  requestPasswordReset(email: ForgotPasswordBody): Promise<CodeAnswer>;
  resetPassword(body: ResetPasswordBody): Promise<unknown>;
  /** `token` is the one just received at registration; without it the stored one is used. */
  verifyEmail(code: string, token?: string): Promise<unknown>;
  resendEmailCode(token?: string): Promise<CodeAnswer>;
  ownProfile(signal?: AbortSignal): Promise<OwnProfile>;
  /** Ends the session of `token` on the server, even while the page is being left. */
  logOut(token: string): Promise<unknown>;
}

const withToken = (token: string | undefined) => (token === undefined ? {} : { token });

export const createAccountApi = (api: ApiClient): AccountApi => ({
  logIn: (credentials) => api.post('/auth/login', credentials),
  register: ({ email, password }) => {
    const body: RegisterBody = { email, password, phone_number: '', language: 'de' };
    return api.post('/auth/register', body);
  },
  requestPasswordReset: (email) => api.post('/auth/forgot-password', email),
  resetPassword: (body) => api.post('/auth/reset-password', body),
  verifyEmail: (code, token) => api.post('/auth/verify-email', { verification_code: code }, withToken(token)),
  resendEmailCode: (token) => api.post('/auth/resend-email-code', {}, withToken(token)),
  ownProfile: (signal) => api.get('/auth/me', signal === undefined ? {} : { signal }),
  logOut: (token) => api.post('/auth/logout', {}, { token, keepalive: true }),
});
