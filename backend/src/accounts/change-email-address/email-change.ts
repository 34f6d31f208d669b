import { randomBytes } from 'node:crypto';
import { type AccountEvent, accountStream } from '@sternklar/contracts/accounts/account.events';
import type { CommandContext, CommandHandler, Handled } from '@sternklar/event-store/command-handler';
import { isRejection, type Rejection, reject } from '@sternklar/event-store/decider';
import { type AccountState, accountStreamType, addressesOf, exists } from '../account.ts';
import type { CheckCode } from '../check-code.ts';
import type { createReplaceCredentials } from '../credentials/change-password.ts';
import type { CredentialsStore } from '../credentials/credentials.ts';
import { GIVEN_UP_AFTER_MS } from '../credentials/settle-credentials.ts';
import { normalizeEmail } from '../reserve-email-address/address-hash.ts';
import type { AddressHolders } from '../reserve-email-address/address-holders.ts';
import type { ForgetSecondFactors } from '../second-factors/forget-second-factors.ts';
import { confirmEmailChange, pendingAddress } from './confirm-email-change.ts';
import { type EmailChangeRefused, requestEmailChange } from './request-email-change.ts';
import { formerAddress, undoEmailChange } from './undo-email-change.ts';
import type { NamedChange } from './undo-tokens.ts';

export interface EmailChangesDeps {
  readonly commands: CommandHandler;
  readonly credentials: Pick<CredentialsStore, 'ofAddress'>;
  readonly holders: AddressHolders;
  readonly replaceCredentials: ReturnType<typeof createReplaceCredentials>;
  readonly checkCode: CheckCode;
  readonly forgetSecondFactors: ForgetSecondFactors;
  readonly addressHashOf: (email: string) => string;
  readonly hashPassword: (password: string) => Promise<string>;
  readonly now: () => Date;
}

type Changed = Handled<AccountState, AccountEvent>;

interface Asked {
  readonly accountId: string;
  readonly context: CommandContext;
}

export interface AskedForChange extends Asked {
  readonly newEmail: string;
  readonly confirmedVersion: number;
}

export interface ConfirmedChange extends Asked {
  readonly code: string;
  /** Of the sessions, the one that confirms goes on. */
  readonly sessionId: string;
}

/**
 * The change of an account's address, step by step: asked for with the password, confirmed with the code that went to the new
 * address, undone by whoever reads the former one. An address is reserved before the account's stream says anything of it, and
 * freed after that does not any more; what a crash leaves reserved gives way by itself (see address-holders.ts).
 */
export const createEmailChanges = (deps: EmailChangesDeps) => {
  const { commands, credentials, holders, replaceCredentials, now } = deps;
  const load = async (accountId: string) => (await commands.load(accountStreamType, accountStream(accountId))).state;

  /** The address that waits for its code; null when none does. */
  const pendingOf = async (accountId: string) => {
    const state = await load(accountId);
    return exists(state) ? pendingAddress(state, now()) : null;
  };

  const reserve = async (email: string, { accountId, context }: Asked) => {
    const contextFor = (otherId: string) => ({ ...context, accountId: otherId });
    const holder = await holders.whoGivesWay({ email, accountId, patienceMs: GIVEN_UP_AFTER_MS, contextFor });
    return 'rejected' in holder ? holder : holders.reserve({ email, accountId, context, ...holder });
  };

  /** What the account no longer lays claim to. */
  const release = async (before: AccountState, after: AccountState, { accountId, context }: Asked): Promise<void> => {
    const kept = new Set(addressesOf(after));
    for (const email of new Set(addressesOf(before)))
      if (!kept.has(email)) await holders.release({ email, accountId, context });
  };

  return {
    async request(asked: AskedForChange): Promise<Changed | Rejection<EmailChangeRefused>> {
      const { accountId, confirmedVersion, context } = asked;
      const newEmail = normalizeEmail(asked.newEmail);
      const decide = (state: AccountState) => requestEmailChange(state, { newEmail, confirmedVersion, now: now() });
      const before = await load(accountId);
      // Before anything is reserved for a change that will be refused.
      const refused = decide(before);
      if (isRejection(refused)) return refused as Rejection<EmailChangeRefused>;
      // One that somebody else has is not told here, but to whoever enters the code that goes there.
      await reserve(newEmail, asked);
      const handled = await commands.handle({
        streamType: accountStreamType,
        streamId: accountStream(accountId),
        decide,
        context,
      });
      if (handled.rejected === undefined) await release(before, handled.state, asked);
      return handled;
    },

    async confirm(asked: ConfirmedChange) {
      const { accountId, sessionId, context } = asked;
      const before = await load(accountId);
      const pending = exists(before) ? pendingAddress(before, now()) : null;
      if (!exists(before) || before.email === null || pending === null) return reject('code-invalid');
      const matchedCodeId = await deps.checkCode(before.emailChange.codes, asked.code);
      const known = await credentials.ofAddress(deps.addressHashOf(before.email));
      if (matchedCodeId === null || known === null) return reject('code-invalid');
      // Renewed where it is the account's own, so that nobody takes over what they saw as abandoned.
      const taken = await reserve(pending.email, asked);
      if (taken !== null) return reject('email-address-taken');
      const handled = await replaceCredentials({
        accountId,
        email: pending.email,
        passwordHash: known.passwordHash,
        decide: (state) => confirmEmailChange(state, { matchedCodeId, passwordVersion: known.version, now: now() }),
        context,
        keptSessionId: sessionId,
      });
      if (handled.rejected === undefined) await release(before, handled.state, asked);
      return handled;
    },

    /** Afterwards nobody is signed in, and no password opens the account before the code that goes to its owner sets one. */
    async undo({ changeId, ...asked }: NamedChange & Asked) {
      const before = await load(asked.accountId);
      const former = formerAddress(before, { changeId, now: now() });
      if (former === null) return reject('too-late');
      const handled = await replaceCredentials({
        ...asked,
        email: former.email,
        passwordHash: await deps.hashPassword(randomBytes(32).toString('base64')),
        decide: (state) => undoEmailChange(state, { changeId, now: now() }),
      });
      if (handled.rejected !== undefined) return handled;
      await release(before, handled.state, asked);
      await deps.forgetSecondFactors(handled);
      return handled;
    },

    pendingOf,

    /** Where the code of a request goes; null when it is not the newest any more. */
    async newAddressOf(accountId: string, codeEventId: string): Promise<string | null> {
      const pending = await pendingOf(accountId);
      return pending?.code.eventId === codeEventId ? pending.email : null;
    },

    /** The address that a change took away, and until when it may be taken back; null when it may not any more. */
    formerAddressOf: async ({ accountId, changeId }: NamedChange) =>
      formerAddress(await load(accountId), { changeId, now: now() }),
  };
};

export type EmailChanges = ReturnType<typeof createEmailChanges>;
