import { accountStream } from '@sternklar/contracts/accounts/account.events';
import { changeSignInBodySchema, recoveryCodesSchema } from '@sternklar/contracts/accounts/passkey.api';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { accountStreamType } from '../account.ts';
import { accountGone, accountMayBeGone, TAG } from '../account-answers.ts';
import { EMAIL_UNVERIFIED, emailUnverified } from '../auth-refusals.ts';
import type { ConfirmSignInChange } from '../passwords/confirm-sign-in-change.ts';
import type { SameTime } from '../same-time.ts';
import { refuseUnverified } from '../second-factors/refuse-unverified.ts';
import { issueRecoveryCodes } from './issue-recovery-codes.ts';
import type { RecoveryCodes } from './recovery-codes.ts';

export interface IssueRecoveryCodesRouteDeps {
  readonly commands: CommandHandler;
  readonly recoveryCodes: Pick<RecoveryCodes, 'issue'>;
  readonly confirmSignInChange: ConfirmSignInChange;
  readonly inSameTime: SameTime;
  readonly kit: RequestKit;
}

export const issueRecoveryCodesRoute = slice(
  {
    name: 'issue-recovery-codes',
    call: 'POST /account/recovery-codes',
    access: 'signed-in',
    tag: TAG,
    summary: 'Neue Wiederherstellungscodes; sie werden nur in dieser Antwort gezeigt, und frühere gelten nicht mehr',
    body: changeSignInBodySchema,
    answers: { 200: recoveryCodesSchema },
    refusals: { 409: EMAIL_UNVERIFIED, ...accountMayBeGone },
    edge: { idempotencyKey: false },
    records: ['RecoveryCodesIssued', 'RecoveryCodeUsed'],
    example: { body: { password: given('caller', 'password') } },
  },
  ({ commands, recoveryCodes, confirmSignInChange, inSameTime, kit }: IssueRecoveryCodesRouteDeps) =>
    async (request, reply) => {
      const { accountId, sessionId } = kit.identityOf(request);
      await refuseUnverified(commands, accountId);
      await inSameTime(
        confirmSignInChange({ accountId, sessionId, context: kit.commandContext(request, accountId), ...request.body }),
      );
      const handled = await commands.handle({
        streamType: accountStreamType,
        streamId: accountStream(accountId),
        decide: issueRecoveryCodes,
        context: kit.commandContext(request, accountId),
      });
      if (handled.rejected !== undefined) throw handled.rejected === 'account-gone' ? accountGone() : emailUnverified();
      const codes = await recoveryCodes.issue(accountId);
      await kit.untilVisible(request, reply, handled.position);
      return { codes: [...codes] };
    },
);
