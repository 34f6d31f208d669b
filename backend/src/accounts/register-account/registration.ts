import { type AccountEvent, accountStream } from '@sternklar/contracts/accounts/account.events';
import type { CommandContext, CommandHandler, Handled } from '@sternklar/event-store/command-handler';
import { type Rejection, reject } from '@sternklar/event-store/decider';
import { type AccountState, accountStreamType } from '../account.ts';
import type { CredentialsStore, PendingCredentials } from '../credentials/credentials.ts';
import { GIVEN_UP_AFTER_MS } from '../credentials/settle-credentials.ts';
import { normalizeEmail } from '../reserve-email-address/address-hash.ts';
import type { AddressHolders } from '../reserve-email-address/address-holders.ts';
import { type RegisterAccount, registerAccount, reportRepeatedRegistration } from './register-account.ts';

export interface RegistrationDeps {
  readonly commands: CommandHandler;
  readonly credentials: Pick<CredentialsStore, 'prepare' | 'confirm' | 'discard'>;
  readonly holders: AddressHolders;
  readonly addressHashOf: (email: string) => string;
  readonly hashPassword: (password: string) => Promise<string>;
  readonly now: () => Date;
  readonly nextId: () => string;
}

export interface NewAccount extends Pick<RegisterAccount, 'email' | 'phoneNumber' | 'language' | 'terms' | 'by'> {
  readonly password: string;
  /** The context of commands that belong to an account. */
  readonly contextFor: (accountId: string) => CommandContext;
}

export interface RegisteredAccount {
  readonly rejected?: undefined;
  readonly accountId: string;
  readonly handled: Handled<AccountState, AccountEvent>;
}

/**
 * How long an address waits for a registration that reserved it. An operator waits less: a start that was killed half
 * way must not hinder the next one.
 */
const PATIENCE_MS = { owner: GIVEN_UP_AFTER_MS, operator: 2_000 } as const;

type Taken = Rejection<'email-address-taken'>;

/** One registration on its way, from the free address to the account. */
interface Attempt {
  readonly account: NewAccount;
  readonly pending: PendingCredentials;
  readonly context: CommandContext;
}

/**
 * Registers an account in steps that may break off anywhere: password prepared, address reserved, account registered,
 * password in force. The third one is what counts; what a crash left before it gives way after a minute, what it left
 * after it is finished at the next sign-in or start (see settle-credentials.ts).
 */
export const createRegistration = (deps: RegistrationDeps) => {
  const { commands, credentials, holders, now, nextId } = deps;

  /** The command's id ties the event to the password it puts in force; who registers acts as the new account. */
  const contextOf = ({ contextFor, by }: NewAccount, { id, accountId }: PendingCredentials): CommandContext => {
    const context = contextFor(accountId);
    const actor = by.kind === 'owner' ? ({ kind: 'account', id: accountId } as const) : context.actor;
    return { ...context, actor, commandId: id };
  };

  const tellOwner = async (ownerId: string, account: NewAccount) => {
    await commands.handle({
      streamType: accountStreamType,
      streamId: accountStream(ownerId),
      decide: (state) => reportRepeatedRegistration(state, { email: normalizeEmail(account.email), now: now() }),
      context: account.contextFor(ownerId),
    });
  };

  const complete = async (attempt: Attempt): Promise<RegisteredAccount | Taken> => {
    const { account, pending, context } = attempt;
    const { accountId } = pending;
    const { phoneNumber, language, terms, by } = account;
    const handled = await commands.handle({
      streamType: accountStreamType,
      streamId: accountStream(accountId),
      decide: (state) =>
        registerAccount(state, {
          accountId,
          email: normalizeEmail(account.email),
          phoneNumber,
          language,
          terms: terms ?? null,
          by,
          now: now(),
        }),
      context,
    });
    if (handled.rejected !== undefined) {
      // So slow that somebody declared this registration dead.
      await holders.release({ email: account.email, accountId, context });
      await credentials.discard(pending.id);
      return reject('email-address-taken', { accountId });
    }
    await credentials.confirm(pending, 1);
    return { accountId, handled };
  };

  const refuse = async (taken: Rejection<'email-address-taken'>, account: NewAccount): Promise<Taken> => {
    await tellOwner(String(taken.details?.accountId), account);
    return taken;
  };

  return async (account: NewAccount): Promise<RegisteredAccount | Taken> => {
    const { email, contextFor } = account;
    const addressHash = deps.addressHashOf(email);
    const patienceMs = PATIENCE_MS[account.by.kind];
    const holder = await holders.whoGivesWay({ email, accountId: null, patienceMs, contextFor });
    if ('rejected' in holder) return refuse(holder, account);
    const passwordHash = await deps.hashPassword(account.password);
    const accountId = nextId();
    const pending = { id: nextId(), accountId, addressHash, passwordHash, createdAt: now() };
    const context = contextOf(account, pending);
    await credentials.prepare(pending);
    const taken = await holders.reserve({ email, accountId, context, ...holder });
    if (taken === null) return complete({ account, pending, context });
    await credentials.discard(pending.id);
    return refuse(taken, account);
  };
};
