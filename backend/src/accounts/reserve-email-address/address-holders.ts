import { accountStream, emailAddressStream } from '@sternklar/contracts/accounts/account.events';
import type { CommandContext, CommandHandler } from '@sternklar/event-store/command-handler';
import { type Rejection, reject } from '@sternklar/event-store/decider';
import { accountStreamType, exists } from '../account.ts';
import { abandonRegistration } from '../register-account/register-account.ts';
import { normalizeEmail } from './address-hash.ts';
import { type EmailAddressState, emailAddressStreamType } from './email-address.ts';
import { giveUpEmailAddress } from './give-up-email-address.ts';
import { releaseEmailAddress, reserveEmailAddress } from './reserve-email-address.ts';

export interface AddressHoldersDeps {
  readonly commands: CommandHandler;
  readonly addressHashOf: (email: string) => string;
  readonly now: () => Date;
}

type Taken = Rejection<'email-address-taken'>;

interface Wanted {
  readonly email: string;
  /** Who wants it; null for an account that is not named yet. */
  readonly accountId: string | null;
  /** How long an address waits for somebody who reserved it and was not heard of since. */
  readonly patienceMs: number;
  /** The context of commands that belong to an account. */
  readonly contextFor: (accountId: string) => CommandContext;
}

interface Held {
  readonly email: string;
  readonly accountId: string;
  readonly context: CommandContext;
}

/** Who holds an address, and when they have to let go of it: the one place where two accounts meet that want the same. */
export interface AddressHolders {
  /** The reservation that gives way (null: there is none), or that the address is taken. */
  whoGivesWay(wanted: Wanted): Promise<{ readonly insteadOf: number | null } | Taken>;
  /** Null when the account holds the address from now on. */
  reserve(held: Held & { readonly insteadOf: number | null }): Promise<Taken | null>;
  /** Frees the address, if the account holds it. */
  release(held: Held): Promise<void>;
}

export const createAddressHolders = ({ commands, addressHashOf, now }: AddressHoldersDeps): AddressHolders => {
  const addressStreamOf = (email: string) => emailAddressStream(addressHashOf(email));

  /**
   * Whoever holds the address without having it gives way: at once when given up or erased, else after some patience. Their own
   * stream says so first, so that what was merely slow cannot complete afterwards.
   */
  const givesWay = async (
    { accountId, reservedAt }: Extract<EmailAddressState, { status: 'reserved' }>,
    { email, patienceMs, contextFor }: Wanted,
  ): Promise<boolean> => {
    const streamId = accountStream(accountId);
    const { state } = await commands.load(accountStreamType, streamId);
    if (state.status === 'abandoned' || state.status === 'erased') return true;
    const at = now();
    if (at.getTime() - Date.parse(reservedAt) < patienceMs) return false;
    const closed = await commands.handle({
      streamType: accountStreamType,
      streamId,
      decide: (current) =>
        exists(current)
          ? giveUpEmailAddress(current, { email: normalizeEmail(email), now: at })
          : abandonRegistration(current, { accountId }),
      context: contextFor(accountId),
    });
    return closed.rejected === undefined;
  };

  return {
    async whoGivesWay(wanted) {
      const { state } = await commands.load(emailAddressStreamType, addressStreamOf(wanted.email));
      if (state.status === 'free') return { insteadOf: null };
      if (state.accountId === wanted.accountId || (await givesWay(state, wanted)))
        return { insteadOf: state.reservation };
      return reject('email-address-taken', { accountId: state.accountId });
    },

    async reserve({ email, accountId, insteadOf, context }) {
      const reserved = await commands.handle({
        streamType: emailAddressStreamType,
        streamId: addressStreamOf(email),
        decide: (state) => reserveEmailAddress(state, { accountId, insteadOf }),
        context,
      });
      return reserved.rejected === undefined ? null : reserved;
    },

    async release({ email, accountId, context }) {
      await commands.handle({
        streamType: emailAddressStreamType,
        streamId: addressStreamOf(email),
        decide: (state) => releaseEmailAddress(state, { accountId }),
        context,
      });
    },
  };
};
