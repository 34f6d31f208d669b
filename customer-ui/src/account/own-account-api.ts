import type {
  ChangeNotificationSettingsBody,
  ChangePasswordBody,
  EraseOwnAccountBody,
  OwnAccount,
  OwnSession,
  RequestAccountDeletionBody,
} from '@sternklar/contracts/accounts/account.api';
import type { OwnData } from '@sternklar/contracts/accounts/own-data.api';
import type { ChangeBillingDetailsBody, Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import type { ApiClient } from '../api/api-client.ts';

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
  changeNotifications(body: ChangeNotificationSettingsBody): Promise<unknown>;
  exportData(): Promise<OwnData>;
  requestDeletion(body: RequestAccountDeletionBody): Promise<unknown>;
  withdrawDeletion(): Promise<unknown>;
  /** For good; the session is over with it. */
  eraseAccount(body: EraseOwnAccountBody): Promise<unknown>;
}

export const createOwnAccountApi = (api: ApiClient): OwnAccountApi => ({
  account: () => api.get('/account'),
  subscription: () => api.get('/subscription'),
  giveNotice: (endsAt) => api.post('/subscription/notice', { ends_at: endsAt }),
  withdrawNotice: () => api.delete('/subscription/notice'),
  changeBilling: (body) => api.put('/subscription/billing-details', body),
  sessions: () => api.get('/account/sessions'),
  endSession: (sessionId) => api.delete(`/account/sessions/${encodeURIComponent(sessionId)}`),
  endOtherSessions: () => api.delete('/account/sessions'),
  changePassword: (body) => api.post('/auth/change-password', body),
  changeNotifications: (body) => api.put('/account/notifications', body),
  exportData: () => api.get('/account/export'),
  requestDeletion: (body) => api.post('/account/deletion-request', body),
  withdrawDeletion: () => api.delete('/account/deletion-request'),
  eraseAccount: (body) => api.post('/account/erasure', body),
});
