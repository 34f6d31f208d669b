import type { OwnProfile } from '@sternklar/contracts/accounts/account.api';
import { ADMIN_ACCESS_REQUIRED, PAGE_NOTICE_KEY } from '@sternklar/contracts/page-notice';
import type { AuthProvider } from 'react-admin';
import { httpClient } from './http-client.ts';
import { session } from './session.ts';

const statusOf = (error: unknown) => (error as { status?: number } | null)?.status;
const leaveFor = (path: string) => window.location.replace(path);

/**
 * The session comes from the customer app. Without one the visitor goes to the landing page; an account without the
 * role sees 'Admin access required' (spoken by the dashboard, which the visitor is sent to).
 */
export const createAuthProvider = (): AuthProvider => ({
  login: () => Promise.reject(new Error('The landing page signs people in.')),
  logout: async () => {
    if (session.token() !== null) {
      await httpClient('/api/auth/logout', { method: 'POST' }).catch(() => undefined);
      session.clear();
      leaveFor('/');
    }
    return false;
  },
  checkAuth: () => {
    if (session.token() !== null) return Promise.resolve();
    leaveFor('/');
    return Promise.reject({ redirectTo: false, message: false });
  },
  checkError: (error: unknown) => {
    if (statusOf(error) === 403) {
      window.sessionStorage.setItem(PAGE_NOTICE_KEY, ADMIN_ACCESS_REQUIRED);
      leaveFor('/dashboard');
      return Promise.reject({ redirectTo: false, logoutUser: false, message: 'Admin access required' });
    }
    if (statusOf(error) !== 401) return Promise.resolve();
    session.clear();
    leaveFor('/');
    return Promise.reject({ redirectTo: false, message: false });
  },
  getIdentity: async () => {
    const { json } = await httpClient('/api/auth/me');
    const profile = json as OwnProfile;
    return { id: profile.id, fullName: profile.email };
  },
  getPermissions: () => Promise.resolve(undefined),
});
