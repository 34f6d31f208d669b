import type { Role } from '@sternklar/contracts/accounts/account.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Logger } from '@sternklar/event-store/logger';
import type { Queries } from '@sternklar/projections/queries';
import type { Capability } from '../platform/capability.port.ts';
import type { Outbox } from '../platform/outbox.port.ts';
import type { RequestKit } from '../platform/request-kit.port.ts';
import type { AccountServices } from './account-services.ts';
import { changeNotificationSettingsRoute } from './change-notification-settings/change-notification-settings.route.ts';
import { changePasswordRoute } from './change-password/change-password.route.ts';
import { endOtherSessionsRoute } from './end-other-sessions/end-other-sessions.route.ts';
import { endSessionRoute } from './end-session/end-session.route.ts';
import { completeErasures } from './erase-account/complete-erasures.job.ts';
import { eraseOwnAccountRoute } from './erase-account/erase-own-account.route.ts';
import { eraseUserRoute } from './erase-account/erase-user.route.ts';
import { type AccountTraces, createErasure, type PersonalKeys } from './erase-account/erasure.ts';
import { exportOwnDataRoute } from './export-own-data/export-own-data.route.ts';
import { createOwnData, type OwnDataSources } from './export-own-data/own-data.ts';
import { createIssuedCodeAnswer } from './issued-code-answer.ts';
import { listOwnSessionsRoute } from './list-own-sessions/list-own-sessions.route.ts';
import { listUsersRoute } from './list-users/list-users.route.ts';
import { logInRoute } from './log-in/log-in.route.ts';
import type { LoginAttempts } from './log-in/login-attempts.ts';
import { logOutRoute } from './log-out/log-out.route.ts';
import { createConfirmPassword } from './passwords/confirm-password.ts';
import { createRefuseCommonPassword } from './passwords/refuse-common-password.ts';
import { whenAccountDeletionRequestedThenMailOwner } from './reactors/when-account-deletion-requested-then-mail-owner.ts';
import { whenEmailVerificationCodeIssuedThenMailCode } from './reactors/when-email-verification-code-issued-then-mail-code.ts';
import { whenPasswordChangedThenMailOwner } from './reactors/when-password-changed-then-mail-owner.ts';
import { whenPasswordResetCodeIssuedThenMailCode } from './reactors/when-password-reset-code-issued-then-mail-code.ts';
import { whenRegistrationRepeatedThenMailOwner } from './reactors/when-registration-repeated-then-mail-owner.ts';
import { registerAccountRoute } from './register-account/register-account.route.ts';
import { requestAccountDeletionRoute } from './request-account-deletion/request-account-deletion.route.ts';
import { requestPasswordResetRoute } from './request-password-reset/request-password-reset.route.ts';
import { resendEmailCodeRoute } from './resend-email-code/resend-email-code.route.ts';
import { resetPasswordRoute } from './reset-password/reset-password.route.ts';
import { carryOutDeletionRequests } from './retention/carry-out-deletion-requests.job.ts';
import { eraseUnverifiedAccounts } from './retention/erase-unverified-accounts.job.ts';
import { showOwnAccountRoute } from './show-own-account/show-own-account.route.ts';
import { showOwnProfileRoute } from './show-own-profile/show-own-profile.route.ts';
import { type ShowUserRouteDeps, showUserRoute } from './show-user/show-user.route.ts';
import { showUserHistoryRoute } from './show-user-history/show-user-history.route.ts';
import { verifyEmailRoute } from './verify-email/verify-email.route.ts';
import { withdrawAccountDeletionRoute } from './withdraw-account-deletion/withdraw-account-deletion.route.ts';

export interface AccountsDeps {
  readonly services: AccountServices;
  readonly commands: CommandHandler;
  readonly users: Queries['users'];
  readonly accountHistory: Queries['accountHistory'];
  readonly reviewCountsOf: ShowUserRouteDeps['reviewCountsOf'];
  /** For the export of all that is kept about an account. */
  readonly ownData: OwnDataSources;
  /** For erasing what is kept about an account. */
  readonly traces: AccountTraces;
  readonly personalKeys: PersonalKeys;
  readonly readModelsFollow: () => Promise<boolean>;
  readonly enqueueMail: Outbox['enqueue'];
  readonly kit: RequestKit;
  readonly now: () => Date;
  readonly nextId: () => string;
  readonly logger: Pick<Logger, 'warn'>;
  readonly loginAttempts: LoginAttempts;
  readonly settings: AccountsSettings;
}

export interface AccountsSettings {
  readonly exposeCodes: boolean;
  readonly blockCommonPasswords: boolean;
  /** The first admin and the first auditor, as far as they are set. */
  readonly staff: readonly { readonly email: string; readonly password: string; readonly role: Role }[];
}

/** Accounts: who somebody is, how they sign in, and what they may do. */
export const createAccounts = (deps: AccountsDeps): Capability => {
  const { services, commands, users, kit, now, settings, enqueueMail, loginAttempts } = deps;
  const { sessions, operators, reconcile } = services;
  const issuedCodeAnswer = createIssuedCodeAnswer({ codes: services.codes, exposeCodes: settings.exposeCodes });
  const refuseCommonPassword = createRefuseCommonPassword(settings.blockCommonPasswords);
  const confirmPassword = createConfirmPassword({ ...services, loginAttempts });
  const ownData = createOwnData({ ...deps.ownData, users, commands, sessions });
  const erasure = createErasure({ ...deps, ...services, keys: deps.personalKeys });
  const common = {
    ...services,
    commands,
    users,
    kit,
    now,
    issuedCodeAnswer,
    refuseCommonPassword,
    confirmPassword,
    loginAttempts,
  };
  const routes = [
    registerAccountRoute(common),
    verifyEmailRoute(common),
    resendEmailCodeRoute(common),
    logInRoute(common),
    logOutRoute({ sessions, kit }),
    requestPasswordResetRoute(common),
    resetPasswordRoute(common),
    changePasswordRoute(common),
    showOwnProfileRoute({ users, kit }),
    showOwnAccountRoute({ users, kit }),
    changeNotificationSettingsRoute(common),
    listOwnSessionsRoute({ sessions, kit }),
    endSessionRoute({ sessions, kit }),
    endOtherSessionsRoute({ sessions, kit }),
    exportOwnDataRoute({ ownData, kit, now }),
    requestAccountDeletionRoute(common),
    withdrawAccountDeletionRoute(common),
    eraseOwnAccountRoute({ ...common, erasure }),
    eraseUserRoute({ erasure, kit }),
    listUsersRoute({ users }),
    showUserRoute(deps),
    showUserHistoryRoute(deps),
  ];
  return {
    name: 'accounts',
    routes: async (app) => {
      for (const route of routes) route(app);
    },
    reactors: [
      whenEmailVerificationCodeIssuedThenMailCode(enqueueMail),
      whenPasswordResetCodeIssuedThenMailCode(enqueueMail),
      whenRegistrationRepeatedThenMailOwner(enqueueMail),
      whenPasswordChangedThenMailOwner(enqueueMail),
      whenAccountDeletionRequestedThenMailOwner(enqueueMail),
    ],
    jobs: [
      completeErasures({ ...deps, erasure, keys: deps.personalKeys }),
      carryOutDeletionRequests({ ...deps, erasure }),
      eraseUnverifiedAccounts({ ...deps, erasure, isInUse: deps.traces.isInUse }),
    ],
    async prepare() {
      await reconcile();
      for (const staff of settings.staff) await operators.appoint(staff);
    },
  };
};
