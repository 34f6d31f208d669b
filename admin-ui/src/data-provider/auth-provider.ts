import { ADMIN_ACCESS_REQUIRED, PAGE_NOTICE_KEY } from '@sternklar/contracts/page-notice';
import type { AuthProvider } from 'react-admin';
import { tokenSentWith } from './http-client.ts';
import { statusOf } from './refusal.ts';
import type { Session } from './session.ts';

export interface AuthProviderDeps {
  readonly session: Session;
  /** Ends a token's session on the server; it may outlive the page. */
  readonly endOnServer: (token: string) => Promise<unknown>;
  /** Whether the page shows anything yet that would be lost. */
  readonly hasContent: () => boolean;
  readonly leaveFor: (path: string) => void;
  /** To the landing page, which asks to sign in and leads back here. */
  readonly leaveToSignIn: () => void;
  /** Leaves a message for the next page. */
  readonly leaveNotice: (key: string, notice: string) => void;
}

/** For a page that is being left: nothing more happens on it, and nothing more is said. */
const never = () => new Promise<never>(() => undefined);

/** An answer that was under way while somebody signed in again. */
const isOfFormerSession = (error: unknown, session: Session): boolean => {
  const sentWith = tokenSentWith(error);
  const token = session.token();
  return sentWith !== undefined && token !== null && sentWith !== token;
};

/**
 * The session comes from the customer app. Without one the visitor goes to the landing page, signs in and comes back; an account without the role
 * sees 'Admin access required' (said by the dashboard, which the visitor is sent to). A session that ends while somebody
 * works leaves the page as it is: the call fails, and they are asked to sign in again.
 */
export const createAuthProvider = (deps: AuthProviderDeps): AuthProvider => {
  const { session, endOnServer, hasContent, leaveFor, leaveToSignIn, leaveNotice } = deps;
  return {
    login: () => Promise.reject(new Error('The landing page signs people in.')),
    logout: async () => {
      const token = session.token();
      session.end();
      if (token !== null) void endOnServer(token).catch(() => undefined);
      leaveFor('/');
      return false;
    },
    checkAuth: async () => {
      if (session.token() !== null) return;
      leaveToSignIn();
      await never();
    },
    checkError: async (error: unknown) => {
      if (statusOf(error) === 403) {
        leaveNotice(PAGE_NOTICE_KEY, ADMIN_ACCESS_REQUIRED);
        leaveFor('/dashboard');
        await never();
      }
      if (statusOf(error) !== 401 || isOfFormerSession(error, session)) return;
      if (hasContent()) return session.expire();
      session.end();
      leaveToSignIn();
      await never();
    },
    getPermissions: async () => undefined,
  };
};
