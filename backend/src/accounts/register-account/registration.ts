import { type AccountEvent, accountStream, emailAddressStream } from '@sternklar/contracts/accounts/account.events';
import type { CommandContext, CommandHandler, Handled } from '@sternklar/event-store/command-handler';
import { type Rejection, reject } from '@sternklar/event-store/decider';
import { type AccountState, accountStreamType, exists } from '../account.ts';
import type { CredentialsStore, PendingCredentials } from '../credentials/credentials.ts';
import { GIVEN_UP_AFTER_MS } from '../credentials/settle-credentials.ts';
import { normalizeEmail } from '../reserve-email-address/address-hash.ts';
import { type EmailAddressState, emailAddressStreamType } from '../reserve-email-address/email-address.ts';
import { releaseEmailAddress, reserveEmailAddress } from '../reserve-email-address/reserve-email-address.ts';
import {
  abandonRegistration,
  type RegisterAccount,
  registerAccount,
  reportRepeatedRegistration,
} from './register-account.ts';

export interface RegistrationDeps {
  readonly commands: CommandHandler;
  readonly credentials: Pick<CredentialsStore, 'prepare' | 'confirm' | 'discard'>;
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
  readonly addressStream: string;
  readonly pending: PendingCredentials;
  readonly context: CommandContext;
}

/**
 * Registers an account in steps that may break off anywhere: password prepared, address reserved, account registered,
 * password in force. The third one is what counts; what a crash left before it gives way after a minute, what it left
 * after it is finished at the next sign-in or start (see settle-credentials.ts).
 */
export const createRegistration = (deps: RegistrationDeps) => {
  const { commands, credentials, now, nextId } = deps;

  /** The command's id ties the event to the password it puts in force; who registers acts as the new account. */
  const contextOf = ({ contextFor, by }: NewAccount, { id, accountId }: PendingCredentials): CommandContext => {
    const context = contextFor(accountId);
    const actor = by.kind === 'owner' ? ({ kind: 'account', id: accountId } as const) : context.actor;
    return { ...context, actor, commandId: id };
  };

  const loadAccount = async (accountId: string) =>
    (await commands.load(accountStreamType, accountStream(accountId))).state;

  /** Whoever holds the address but never came to be gives way: at once when given up, else after some patience. */
  const givesWay = async (holder: Extract<EmailAddressState, { status: 'reserved' }>, account: NewAccount) => {
    const { accountId } = holder;
    const state = await loadAccount(accountId);
    if (state.status === 'abandoned' || state.status === 'erased') return true;
    if (exists(state) || now().getTime() - Date.parse(holder.reservedAt) < PATIENCE_MS[account.by.kind]) return false;
    const abandoned = await commands.handle({
      streamType: accountStreamType,
      streamId: accountStream(accountId),
      decide: (current) => abandonRegistration(current, { accountId }),
      context: account.contextFor(accountId),
    });
    return abandoned.rejected === undefined;
  };

  const tellOwner = async (ownerId: string, account: NewAccount) => {
    await commands.handle({
      streamType: accountStreamType,
      streamId: accountStream(ownerId),
      decide: (state) => reportRepeatedRegistration(state, { now: now() }),
      context: account.contextFor(ownerId),
    });
  };

  /** Answers the account that has to give way (null: nobody), or that the address is taken. */
  const lookForHolder = async (addressStream: string, account: NewAccount) => {
    const { state } = await commands.load(emailAddressStreamType, addressStream);
    if (state.status === 'free') return { insteadOf: null };
    if (await givesWay(state, account)) return { insteadOf: state.accountId };
    return reject('email-address-taken', { accountId: state.accountId });
  };

  const reserve = ({ addressStream, pending, context }: Attempt, insteadOf: string | null) =>
    commands.handle({
      streamType: emailAddressStreamType,
      streamId: addressStream,
      decide: (state) => reserveEmailAddress(state, { accountId: pending.accountId, insteadOf }),
      context,
    });

  const complete = async (attempt: Attempt): Promise<RegisteredAccount | Taken> => {
    const { account, pending, context, addressStream } = attempt;
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
      await commands.handle({
        streamType: emailAddressStreamType,
        streamId: addressStream,
        decide: (state) => releaseEmailAddress(state, { accountId }),
        context,
      });
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
    const addressHash = deps.addressHashOf(account.email);
    const addressStream = emailAddressStream(addressHash);
    const holder = await lookForHolder(addressStream, account);
    if ('rejected' in holder) return refuse(holder, account);
    const passwordHash = await deps.hashPassword(account.password);
    const accountId = nextId();
    const pending = { id: nextId(), accountId, addressHash, passwordHash, createdAt: now() };
    const context = contextOf(account, pending);
    const attempt = { account, addressStream, pending, context };
    await credentials.prepare(pending);
    const reserved = await reserve(attempt, holder.insteadOf);
    if (reserved.rejected === undefined) return complete(attempt);
    await credentials.discard(pending.id);
    return refuse(reserved, account);
  };
};
