import { accountStream, type ErasureReason, emailAddressStream } from '@sternklar/contracts/accounts/account.events';
import { subjectOf } from '@sternklar/contracts/personal-data';
import type { CommandContext, CommandHandler } from '@sternklar/event-store/command-handler';
import { accountStreamType, exists } from '../account.ts';
import { type CredentialsStore, FIRST_ID } from '../credentials/credentials.ts';
import type { InTurn } from '../in-turn.ts';
import type { Operators } from '../operators.ts';
import { emailAddressStreamType } from '../reserve-email-address/email-address.ts';
import { releaseEmailAddress } from '../reserve-email-address/reserve-email-address.ts';
import { type EraseAccount, eraseAccount } from './erase-account.ts';

/** What the other parts keep of an account, and how it goes. Each may be called again, and then changes nothing. */
export interface AccountTraces {
  runsSubscription(accountId: string): Promise<boolean>;
  /** Whether something is billed and neither paid nor taken back. */
  owesInvoices(accountId: string): Promise<boolean>;
  /** Whether a bank still decides about a payment, and may take it back. */
  awaitsBank(accountId: string): Promise<boolean>;
  /** Ends a subscription that began while the account was being erased. */
  endSubscription(accountId: string, context: CommandContext): Promise<void>;
  /** Whether it has businesses or wrote to the support. */
  isInUse(accountId: string): Promise<boolean>;
  removeBusinesses(accountId: string, context: () => CommandContext): Promise<void>;
  /** Ids of the reviews that accounts ever handed in, by id. */
  reviewIdsOf(
    accountIds: readonly string[],
    page: { readonly after: string; readonly limit: number },
  ): Promise<readonly string[]>;
  /** Mails that wait are dropped; the developers' mailbox loses what was sent. */
  forgetMails(accountId: string): Promise<void>;
  forgetSavedFilters(accountId: string): Promise<void>;
  forgetPreferences(accountId: string): Promise<void>;
  /** Its customers at the payment provider, with their cards, are deleted there soon. Their names are read under the account's key. */
  forgetCustomers(accountId: string): Promise<void>;
}

/** Keys of personal data, by subject (see `subjectOf`). */
export interface PersonalKeys {
  destroy(subject: string): Promise<void>;
  notDestroyed(subjects: readonly string[]): Promise<readonly string[]>;
}

export interface ErasureDeps {
  readonly commands: CommandHandler;
  readonly credentials: Pick<CredentialsStore, 'forget'>;
  readonly operators: Pick<Operators, 'list'>;
  readonly inTurn: InTurn;
  readonly addressHashOf: (email: string) => string;
  readonly traces: AccountTraces;
  readonly keys: PersonalKeys;
  /** Whether the read models hold everything recorded so far, awaited for a while. */
  readonly readModelsFollow: () => Promise<boolean>;
  readonly nextId: () => string;
}

export interface ErasureOrder extends Pick<EraseAccount, 'isDue'> {
  readonly accountId: string;
  readonly reason: ErasureReason;
  readonly context: CommandContext;
}

const REVIEWS_AT_ONCE = 1_000;
const KEYS_AT_ONCE = 20;

/**
 * Ends accounts and makes unreadable what is kept about them. `AccountErased` comes first and counts; the account's own
 * key goes last, so that an erasure which broke off is known by that key and finished by whoever comes next (see
 * complete-erasures.job.ts).
 */
export const createErasure = (deps: ErasureDeps) => {
  const { commands, credentials, addressHashOf, operators, inTurn, traces, keys, nextId } = deps;
  const contextOf = (accountId: string) => (): CommandContext => {
    const id = nextId();
    const actor = { kind: 'system', name: 'erasure' } as const;
    return { actor, accountId, correlationId: id, causationId: id, commandId: id };
  };

  const destroyKeysOfReviews = async (accountIds: readonly string[]): Promise<void> => {
    let after = FIRST_ID;
    for (let more = true; more; ) {
      const ids = await traces.reviewIdsOf(accountIds, { after, limit: REVIEWS_AT_ONCE });
      const living = await keys.notDestroyed(ids.map((id) => subjectOf('review', id)));
      for (let start = 0; start < living.length; start += KEYS_AT_ONCE) {
        await Promise.all(living.slice(start, start + KEYS_AT_ONCE).map(keys.destroy));
      }
      more = ids.length === REVIEWS_AT_ONCE;
      after = ids.at(-1) ?? after;
    }
  };

  /** Does everything that follows from the event; nothing for an account that was not erased. */
  const finish = async (accountId: string): Promise<void> => {
    const { state } = await commands.load(accountStreamType, accountStream(accountId));
    if (state.status !== 'erased') return;
    const context = contextOf(accountId);
    await credentials.forget(accountId);
    await traces.endSubscription(accountId, context());
    for (const email of state.addresses) {
      await commands.handle({
        streamType: emailAddressStreamType,
        streamId: emailAddressStream(addressHashOf(email)),
        decide: (address) => releaseEmailAddress(address, { accountId }),
        context: context(),
      });
    }
    await traces.forgetMails(accountId);
    await traces.forgetSavedFilters(accountId);
    await traces.forgetPreferences(accountId);
    // They name businesses and reviews; as long as they are behind, the account's key lives, and somebody comes again.
    if (!(await deps.readModelsFollow())) return;
    await traces.removeBusinesses(accountId, context);
    await destroyKeysOfReviews([accountId]);
    await traces.forgetCustomers(accountId);
    await keys.destroy(subjectOf('account', accountId));
  };

  const isAdmin = async (accountId: string): Promise<boolean> => {
    const { state } = await commands.load(accountStreamType, accountStream(accountId));
    return exists(state) && state.roles.includes('admin');
  };

  /** Asks the log, since an erasure that broke off may have left an admin in the table. */
  const hasOtherAdmin = async (accountId: string): Promise<boolean> =>
    (await operators.list()).some((member) => member.accountId !== accountId && member.roles.includes('admin'));

  const record = async ({ accountId, reason, context, isDue }: ErasureOrder, hasOtherAdmin: boolean) => {
    const [runsSubscription, owesInvoices, awaitsBank] = await Promise.all([
      traces.runsSubscription(accountId),
      traces.owesInvoices(accountId),
      traces.awaitsBank(accountId),
    ]);
    return commands.handle({
      streamType: accountStreamType,
      streamId: accountStream(accountId),
      decide: (state) =>
        eraseAccount(state, { reason, hasOtherAdmin, runsSubscription, owesInvoices, awaitsBank, isDue }),
      context,
    });
  };

  /** Two admins who leave in the same moment would each take the other one for the one who stays. */
  const recordOfAdmin = (order: ErasureOrder) =>
    inTurn(async () => record(order, await hasOtherAdmin(order.accountId)));

  return {
    finish,
    /** Contexts of commands that nobody in particular gave. */
    contextOf,
    destroyKeysOfReviews,
    /** Erases an account, unless it must not be, or is not due any more; afterwards nobody is signed in with it. */
    async erase(order: ErasureOrder) {
      const handled = await ((await isAdmin(order.accountId)) ? recordOfAdmin(order) : record(order, false));
      if (handled.rejected === undefined) await finish(order.accountId);
      return handled;
    },
  };
};

export type Erasure = ReturnType<typeof createErasure>;
