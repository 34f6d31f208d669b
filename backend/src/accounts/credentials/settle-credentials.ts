import { accountStream, emailAddressStream } from '@sternklar/contracts/accounts/account.events';
import type { CommandContext, CommandHandler } from '@sternklar/event-store/command-handler';
import { accountStreamType, exists } from '../account.ts';
import { abandonRegistration } from '../register-account/register-account.ts';
import { emailAddressStreamType } from '../reserve-email-address/email-address.ts';
import { releaseEmailAddress } from '../reserve-email-address/reserve-email-address.ts';
import type { CredentialsStore, PendingCredentials } from './credentials.ts';

/** A command that takes longer than this, in ms, is believed dead. */
export const GIVEN_UP_AFTER_MS = 60_000;

export interface SettleDeps {
  readonly commands: CommandHandler;
  readonly credentials: Pick<CredentialsStore, 'confirm' | 'discard'>;
  readonly addressHashOf: (email: string) => string;
  readonly now: () => Date;
  readonly systemContext: (accountId: string) => CommandContext;
}

/**
 * Finishes what a crash left of a prepared password: in force if its event was recorded, forgotten if a minute has
 * passed without it. An account that never came to be is closed for good before its address is freed, so that a
 * registration that was only slow cannot complete afterwards.
 */
export const createSettleCredentials =
  ({ commands, credentials, addressHashOf, now, systemContext }: SettleDeps) =>
  async (pending: PendingCredentials): Promise<void> => {
    const { accountId } = pending;
    const { state } = await commands.load(accountStreamType, accountStream(accountId));
    if (exists(state) && state.password.setBy === pending.id) {
      const addressHash = state.email === null ? pending.addressHash : addressHashOf(state.email);
      return credentials.confirm({ ...pending, addressHash }, state.password.version);
    }
    if (now().getTime() - pending.createdAt.getTime() < GIVEN_UP_AFTER_MS) return;
    if (!exists(state)) {
      const context = systemContext(accountId);
      const abandoned = await commands.handle({
        streamType: accountStreamType,
        streamId: accountStream(accountId),
        decide: (account) => abandonRegistration(account, { accountId }),
        context,
      });
      // It came to be this very moment; the next look will find it confirmed.
      if (abandoned.rejected) return;
      await commands.handle({
        streamType: emailAddressStreamType,
        streamId: emailAddressStream(pending.addressHash),
        decide: (address) => releaseEmailAddress(address, { accountId }),
        context,
      });
    }
    await credentials.discard(pending.id);
  };
