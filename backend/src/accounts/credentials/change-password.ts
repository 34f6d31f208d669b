import { type AccountEvent, accountStream } from '@sternklar/contracts/accounts/account.events';
import type { CommandContext, CommandHandler, Handled } from '@sternklar/event-store/command-handler';
import type { Decision, Rejection } from '@sternklar/event-store/decider';
import { type AccountState, accountStreamType, exists } from '../account.ts';
import type { CredentialsStore } from './credentials.ts';

export interface ReplaceCredentialsDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly credentials: Pick<CredentialsStore, 'prepare' | 'confirm' | 'discard'>;
  readonly addressHashOf: (email: string) => string;
  readonly now: () => Date;
  readonly nextId: () => string;
}

export interface ChangePasswordDeps extends ReplaceCredentialsDeps {
  readonly hashPassword: (password: string, isKnown?: boolean) => Promise<string>;
}

interface CredentialsChange<Code extends string> {
  readonly accountId: string;
  /** The address that is signed in with afterwards. */
  readonly email: string;
  readonly decide: (state: AccountState) => Decision<AccountEvent, Code>;
  readonly context: CommandContext;
  /** The one session that goes on; all end without it. */
  readonly keptSessionId?: string;
}

export interface NewCredentials<Code extends string> extends CredentialsChange<Code> {
  /** PHC string. */
  readonly passwordHash: string;
}

export interface PasswordChange<Code extends string> extends CredentialsChange<Code> {
  readonly password: string;
  /** Whether it is changed by who is signed in, or from a device that was. */
  readonly isKnown?: boolean;
}

type Outcome<Code extends string> = Handled<AccountState, AccountEvent> | Rejection<Code>;

/**
 * Replaces what an account signs in with if `decide` records an event that does: prepared before the event, in force after it,
 * and with it all sessions end but the kept one. A crash in between is settled by the log (see settle-credentials.ts).
 */
export const createReplaceCredentials =
  ({ commands, credentials, addressHashOf, now, nextId }: ReplaceCredentialsDeps) =>
  async <Code extends string>(change: NewCredentials<Code>): Promise<Outcome<Code>> => {
    const { accountId, email, passwordHash, decide, context, keptSessionId } = change;
    const pending = {
      id: nextId(),
      accountId,
      addressHash: addressHashOf(email),
      passwordHash,
      createdAt: now(),
      ...(keptSessionId !== undefined && { keptSessionId }),
    };
    await credentials.prepare(pending);
    const handled = await commands.handle({
      streamType: accountStreamType,
      streamId: accountStream(accountId),
      decide,
      context: { ...context, commandId: pending.id },
    });
    const state = 'state' in handled && exists(handled.state) ? handled.state : null;
    // The log says which address it is: another change may have come before this one.
    const addressHash = state?.email ? addressHashOf(state.email) : pending.addressHash;
    if (state?.password.setBy === pending.id)
      await credentials.confirm({ ...pending, addressHash }, state.password.version);
    else await credentials.discard(pending.id);
    return handled;
  };

/** The same for a new password: `decide` records `PasswordChanged`. */
export const createChangePassword = (deps: ChangePasswordDeps) => {
  const replaceCredentials = createReplaceCredentials(deps);
  return async <Code extends string>({ password, isKnown, ...change }: PasswordChange<Code>): Promise<Outcome<Code>> =>
    replaceCredentials({ ...change, passwordHash: await deps.hashPassword(password, isKnown) });
};
