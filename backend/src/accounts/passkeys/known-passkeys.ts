import { accountStream } from '@sternklar/contracts/accounts/account.events';
import type { PasskeyAssertion } from '@sternklar/contracts/accounts/passkey.api';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { accountStreamType, exists } from '../account.ts';
import type { ChallengePurpose } from './challenges.ts';
import type { KeptPasskey, Passkeys } from './passkeys.ts';
import type { WebAuthn } from './web-authn.ts';

export interface KnownPasskeysDeps {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly passkeys: Pick<Passkeys, 'of' | 'byCredential' | 'used'>;
  readonly webAuthn: Pick<WebAuthn, 'asserted'>;
  readonly now: () => Date;
}

/** Passkeys that count: of those kept, what the account's stream says. */
export interface KnownPasskeys {
  of(accountId: string): Promise<readonly KeptPasskey[]>;
  /** Whose passkey signed; null when anything about it is not right. With an account it has to be one of its own. */
  whoSigned(
    purpose: Exclude<ChallengePurpose, 'register'>,
    accountId: string | null,
    answer: PasskeyAssertion,
  ): Promise<KeptPasskey | null>;
}

export const createKnownPasskeys = ({ commands, passkeys, webAuthn, now }: KnownPasskeysDeps): KnownPasskeys => {
  const idsOf = async (accountId: string): Promise<readonly string[]> => {
    const { state } = await commands.load(accountStreamType, accountStream(accountId));
    return exists(state) ? state.passkeys : [];
  };
  return {
    async of(accountId) {
      const [ids, kept] = await Promise.all([idsOf(accountId), passkeys.of(accountId)]);
      return kept.filter(({ id }) => ids.includes(id));
    },
    async whoSigned(purpose, accountId, answer) {
      const known = await passkeys.byCredential(answer.id);
      if (known === null || (accountId !== null && known.accountId !== accountId)) return null;
      if (!(await idsOf(known.accountId)).includes(known.id)) return null;
      const asserted = await webAuthn.asserted({ purpose, accountId }, answer, known);
      if (asserted === null || !(await passkeys.used(known.id, asserted.signCount, now()))) return null;
      return known;
    },
  };
};
