import type {
  ChangeNotificationSettingsBody,
  ChangePasswordBody,
  CodeAnswer,
  EraseOwnAccountBody,
  ForgotPasswordBody,
  LoginAnswer,
  LoginBody,
  OwnAccount,
  OwnProfile,
  OwnSession,
  RegisterAnswer,
  RegisterBody,
  RequestAccountDeletionBody,
  RequestEmailChangeBody,
  ResetPasswordBody,
} from '@sternklar/contracts/accounts/account.api';
import type { OwnData } from '@sternklar/contracts/accounts/own-data.api';
import type { PasskeyAssertion, PasskeyRequestOptions } from '@sternklar/contracts/accounts/passkey.api';
import { CURRENT_TERMS } from '@sternklar/contracts/legal-versions';
import type { ChangeBillingDetailsBody, Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import type { ApiClient } from '../api/api-client.ts';

type Credentials = Pick<RegisterBody, 'email' | 'password'>;

export interface AccountApi {
  logIn(credentials: LoginBody): Promise<LoginAnswer>;
  /** What the browser needs to sign with a passkey, and the sign-in with what it signed. */
  passkeyOptions(): Promise<PasskeyRequestOptions>;
  logInWithPasskey(credential: PasskeyAssertion): Promise<LoginAnswer>;
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

/** What shows that this browser was signed in before; asked for anew with each call that needs it. */
export type DeviceHeaders = () => Readonly<Record<string, string>>;

export const createAccountApi = (api: ApiClient, device: DeviceHeaders): AccountApi => ({
  logIn: (credentials) => api.post('/auth/login', credentials, { headers: device() }),
  passkeyOptions: () => api.post('/auth/passkey/options', {}),
  logInWithPasskey: (credential) => api.post('/auth/passkey', { credential }, { headers: device() }),
  register: ({ email, password }) => {
    const body: RegisterBody = { email, password, phone_number: '', language: 'de', accepted_terms: CURRENT_TERMS };
    return api.post('/auth/register', body, { headers: device() });
  },
  requestPasswordReset: (email) => api.post('/auth/forgot-password', email, { headers: device() }),
  resetPassword: (body) => api.post('/auth/reset-password', body, { headers: device() }),
  verifyEmail: (code, token) => api.post('/auth/verify-email', { verification_code: code }, withToken(token)),
  resendEmailCode: (token) => api.post('/auth/resend-email-code', {}, withToken(token)),
  ownProfile: (signal) => api.get('/auth/me', signal === undefined ? {} : { signal }),
  logOut: (token) => api.post('/auth/logout', {}, { token, keepalive: true }),
});

/** What the owner of an account may see and change about it. */
export interface OwnAccountApi {
  account(): Promise<OwnAccount>;
  /** Null when there never was one. */
  subscription(): Promise<Subscription | null>;
  /** `endsAt` is the end that was shown to the customer. */
  giveNotice(endsAt: string): Promise<Subscription>;
  withdrawNotice(): Promise<Subscription>;
  changeBilling(body: ChangeBillingDetailsBody): Promise<Subscription>;
  sessions(): Promise<readonly OwnSession[]>;
  endSession(sessionId: string): Promise<unknown>;
  endOtherSessions(): Promise<unknown>;
  changePassword(body: ChangePasswordBody): Promise<unknown>;
  requestEmailChange(body: RequestEmailChangeBody): Promise<CodeAnswer>;
  confirmEmailChange(code: string): Promise<unknown>;
  changeNotifications(body: ChangeNotificationSettingsBody): Promise<unknown>;
  exportData(): Promise<OwnData>;
  requestDeletion(body: RequestAccountDeletionBody): Promise<unknown>;
  withdrawDeletion(): Promise<unknown>;
  /** For good; the session is over with it. */
  eraseAccount(body: EraseOwnAccountBody): Promise<unknown>;
}

export const createOwnAccountApi = (api: ApiClient, device: DeviceHeaders): OwnAccountApi => ({
  account: () => api.get('/account'),
  subscription: () => api.get('/subscription'),
  giveNotice: (endsAt) => api.post('/subscription/notice', { ends_at: endsAt }),
  withdrawNotice: () => api.delete('/subscription/notice'),
  changeBilling: (body) => api.put('/subscription/billing-details', body),
  sessions: () => api.get('/account/sessions'),
  endSession: (sessionId) => api.delete(`/account/sessions/${encodeURIComponent(sessionId)}`),
  endOtherSessions: () => api.delete('/account/sessions', { headers: device() }),
  changePassword: (body) => api.post('/auth/change-password', body),
  requestEmailChange: (body) => api.post('/account/email-change', body),
  confirmEmailChange: (code) => api.post('/account/email-change/confirmation', { verification_code: code }),
  changeNotifications: (body) => api.put('/account/notifications', body),
  exportData: () => api.get('/account/export'),
  requestDeletion: (body) => api.post('/account/deletion-request', body),
  withdrawDeletion: () => api.delete('/account/deletion-request'),
  eraseAccount: (body) => api.post('/account/erasure', body),
});
