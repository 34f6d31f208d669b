import { accountStream } from '@sternklar/contracts/accounts/account.events';
import type { AuthenticatorApp } from '@sternklar/contracts/accounts/authenticator-app.api';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { accountStreamType, exists } from '../account.ts';
import type { AuthenticatorApps, KeptApp } from './authenticator-apps.ts';

export interface OwnAuthenticatorAppDeps {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly authenticatorApps: Pick<AuthenticatorApps, 'one'>;
}

/** The app of an account as its owner is shown it; null when there is none. */
export type OwnAuthenticatorApp = (accountId: string) => Promise<AuthenticatorApp | null>;

export const ownApp = ({ createdAt, lastUsedAt }: Pick<KeptApp, 'createdAt' | 'lastUsedAt'>): AuthenticatorApp => ({
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

export const createOwnAuthenticatorApp =
  ({ commands, authenticatorApps }: OwnAuthenticatorAppDeps): OwnAuthenticatorApp =>
  async (accountId) => {
    const { state } = await commands.load(accountStreamType, accountStream(accountId));
    const appId = exists(state) ? state.authenticatorApp : null;
    const kept = appId === null ? null : await authenticatorApps.one(accountId, appId);
    return kept && ownApp(kept);
  };
