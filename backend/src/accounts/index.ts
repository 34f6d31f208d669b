import type { Role } from '@sternklar/contracts/accounts/account.events';
import type { Queries } from '@sternklar/projections/queries';
import type { SealedFiles } from '../platform/files.port.ts';
import { manifest } from '../platform/manifest.port.ts';
import type { Platform } from '../platform/platform.port.ts';
import type { AccountServices } from './account-services.ts';
import { addAuthenticatorAppRoute } from './authenticator-app/add-authenticator-app.route.ts';
import type { AppCodeTries } from './authenticator-app/app-code-tries.ts';
import { createAppCodes } from './authenticator-app/app-codes.ts';
import { createOwnAuthenticatorApp } from './authenticator-app/own-authenticator-app.ts';
import { prepareAuthenticatorAppRoute } from './authenticator-app/prepare-authenticator-app.route.ts';
import { removeAuthenticatorAppRoute } from './authenticator-app/remove-authenticator-app.route.ts';
import { confirmEmailChangeRoute } from './change-email-address/confirm-email-change.route.ts';
import { requestEmailChangeRoute } from './change-email-address/request-email-change.route.ts';
import { changeNotificationSettingsRoute } from './change-notification-settings/change-notification-settings.route.ts';
import { changePasswordRoute } from './change-password/change-password.route.ts';
import { endOtherSessionsRoute } from './end-other-sessions.route.ts';
import { endSessionRoute } from './end-session.route.ts';
import { completeErasures } from './erase-account/complete-erasures.job.ts';
import { eraseOwnAccountRoute } from './erase-account/erase-own-account.route.ts';
import { eraseUserRoute } from './erase-account/erase-user.route.ts';
import { type AccountTraces, createErasure, type PersonalKeys } from './erase-account/erasure.ts';
import { exportOwnDataRoute } from './export-own-data/export-own-data.route.ts';
import { createOwnData, type OwnDataSources } from './export-own-data/own-data.ts';
import { createIssuedCodeAnswer } from './issued-code-answer.ts';
import { forgetKnownDeviceRoute } from './known-devices/forget-known-device.route.ts';
import { listKnownDevicesRoute } from './known-devices/list-known-devices.route.ts';
import { listOwnSessionsRoute } from './list-own-sessions/list-own-sessions.route.ts';
import { listUsersRoute } from './list-users/list-users.route.ts';
import { logInRoute } from './log-in/log-in.route.ts';
import type { LoginAttempts } from './log-in/login-attempts.ts';
import { createSecondFactor } from './log-in/second-factor.ts';
import { createShownCodes } from './log-in/shown-codes.ts';
import { logOutRoute } from './log-out/log-out.route.ts';
import {
  accountDeletionRequestedMail,
  addressAlreadyRegisteredMail,
  passwordChangedMail,
  resetPasswordMail,
  verifyEmailMail,
} from './mails/account-mails.ts';
import { confirmEmailChangeMail, emailChangedMail } from './mails/email-change-mails.ts';
import { signInChangedMail } from './mails/sign-in-changed-mail.ts';
import { addPasskeyRoute } from './passkeys/add-passkey.route.ts';
import { askForOwnPasskeyRoute } from './passkeys/ask-for-own-passkey.route.ts';
import { askForPasskeyRoute } from './passkeys/ask-for-passkey.route.ts';
import { createKnownPasskeys } from './passkeys/known-passkeys.ts';
import { listSignInWaysRoute } from './passkeys/list-sign-in-ways.route.ts';
import { preparePasskeyRoute } from './passkeys/prepare-passkey.route.ts';
import { removePasskeyRoute } from './passkeys/remove-passkey.route.ts';
import { signInWithPasskeyRoute } from './passkeys/sign-in-with-passkey.route.ts';
import { createWebAuthn } from './passkeys/web-authn.ts';
import { createConfirmPassword } from './passwords/confirm-password.ts';
import { createConfirmSignInChange } from './passwords/confirm-sign-in-change.ts';
import { createRefuseCommonPassword } from './passwords/refuse-common-password.ts';
import { addPushDeviceRoute } from './push-devices/add-push-device.route.ts';
import { listPushDevicesRoute } from './push-devices/list-push-devices.route.ts';
import type { PushSettings } from './push-devices/push-settings.ts';
import { removePushDeviceRoute } from './push-devices/remove-push-device.route.ts';
import { renewPushDeviceRoute } from './push-devices/renew-push-device.route.ts';
import { whenAccountDeletionRequestedThenMailOwner } from './reactors/when-account-deletion-requested-then-mail-owner.ts';
import { whenAuthenticatorAppAddedThenMailOwner } from './reactors/when-authenticator-app-added-then-mail-owner.ts';
import { whenAuthenticatorAppRemovedThenMailOwner } from './reactors/when-authenticator-app-removed-then-mail-owner.ts';
import { whenEmailChangeRequestedThenMailCode } from './reactors/when-email-change-requested-then-mail-code.ts';
import { whenEmailChangedThenMailFormerAddress } from './reactors/when-email-changed-then-mail-former-address.ts';
import { whenEmailVerificationCodeIssuedThenMailCode } from './reactors/when-email-verification-code-issued-then-mail-code.ts';
import { whenPasskeyAddedThenMailOwner } from './reactors/when-passkey-added-then-mail-owner.ts';
import { whenPasskeyRemovedThenMailOwner } from './reactors/when-passkey-removed-then-mail-owner.ts';
import { whenPasswordChangedThenMailOwner } from './reactors/when-password-changed-then-mail-owner.ts';
import { whenPasswordResetCodeIssuedThenMailCode } from './reactors/when-password-reset-code-issued-then-mail-code.ts';
import { whenRecoveryCodeUsedThenMailOwner } from './reactors/when-recovery-code-used-then-mail-owner.ts';
import { whenRegistrationRepeatedThenMailOwner } from './reactors/when-registration-repeated-then-mail-owner.ts';
import { issueRecoveryCodesRoute } from './recovery-codes/issue-recovery-codes.route.ts';
import { registerAccountRoute } from './register-account/register-account.route.ts';
import { requestAccountDeletionRoute } from './request-account-deletion/request-account-deletion.route.ts';
import { requestPasswordResetRoute } from './request-password-reset/request-password-reset.route.ts';
import { resendEmailCodeRoute } from './resend-email-code/resend-email-code.route.ts';
import { resetPasswordRoute } from './reset-password/reset-password.route.ts';
import { carryOutDeletionRequests } from './retention/carry-out-deletion-requests.job.ts';
import { eraseUnverifiedAccounts } from './retention/erase-unverified-accounts.job.ts';
import { showOwnAccountRoute } from './show-own-account/show-own-account.route.ts';
import { showOwnProfileRoute } from './show-own-profile/show-own-profile.route.ts';
import { showUserRoute } from './show-user/show-user.route.ts';
import { showUserHistoryRoute } from './show-user-history.route.ts';
import { verifyEmailRoute } from './verify-email/verify-email.route.ts';
import { withdrawAccountDeletionRoute } from './withdraw-account-deletion/withdraw-account-deletion.route.ts';

export interface AccountsGiven extends Platform {
  readonly queries: Pick<
    Queries,
    | 'users'
    | 'accountHistory'
    | 'businesses'
    | 'reviews'
    | 'reviewHistory'
    | 'reviewEvidence'
    | 'subscriptions'
    | 'invoices'
    | 'conversations'
  >;

  readonly accountServices: AccountServices;
  /** What else is kept about an account, for its export. */
  readonly ownDataElsewhere: Pick<OwnDataSources, 'reviewsOfRemoved' | 'mailsOf' | 'savedFiltersOf' | 'preferencesOf'>;
  /** For erasing what is kept about an account. */
  readonly traces: AccountTraces;
  readonly personalKeys: PersonalKeys;
  readonly readModelsFollow: () => Promise<boolean>;
  readonly loginAttempts: LoginAttempts;
  readonly appCodeTries: AppCodeTries;
  /** What keeps an app's secret under its account's key. */
  readonly files: SealedFiles;
  readonly accountsSettings: AccountsSettings;
  /** Whose passkeys they are. */
  readonly site: { readonly brandName: string; readonly publicUrl: string };
  /** Null: no push messages in this installation. */
  readonly push: PushSettings | null;
}

export interface AccountsSettings {
  readonly exposeCodes: boolean;
  readonly blockCommonPasswords: boolean;
  readonly adminsNeedSecondFactor: boolean;
  /** The first admin and the first auditor, as far as they are set. */
  readonly staff: readonly { readonly email: string; readonly password: string; readonly role: Role }[];
}

/** Accounts: who somebody is, how they sign in, and what they may do. */
export const accounts = manifest({
  name: 'accounts',
  slices: [
    registerAccountRoute,
    verifyEmailRoute,
    resendEmailCodeRoute,
    logInRoute,
    logOutRoute,
    requestPasswordResetRoute,
    resetPasswordRoute,
    changePasswordRoute,
    requestEmailChangeRoute,
    confirmEmailChangeRoute,
    showOwnProfileRoute,
    showOwnAccountRoute,
    changeNotificationSettingsRoute,
    listOwnSessionsRoute,
    endSessionRoute,
    endOtherSessionsRoute,
    listKnownDevicesRoute,
    forgetKnownDeviceRoute,
    listSignInWaysRoute,
    preparePasskeyRoute,
    addPasskeyRoute,
    removePasskeyRoute,
    askForPasskeyRoute,
    askForOwnPasskeyRoute,
    signInWithPasskeyRoute,
    prepareAuthenticatorAppRoute,
    addAuthenticatorAppRoute,
    removeAuthenticatorAppRoute,
    issueRecoveryCodesRoute,
    listPushDevicesRoute,
    addPushDeviceRoute,
    renewPushDeviceRoute,
    removePushDeviceRoute,
    exportOwnDataRoute,
    requestAccountDeletionRoute,
    withdrawAccountDeletionRoute,
    eraseOwnAccountRoute,
    eraseUserRoute,
    listUsersRoute,
    showUserRoute,
    showUserHistoryRoute,
  ],
  reactors: [
    whenEmailVerificationCodeIssuedThenMailCode,
    whenPasswordResetCodeIssuedThenMailCode,
    whenRegistrationRepeatedThenMailOwner,
    whenPasswordChangedThenMailOwner,
    whenAccountDeletionRequestedThenMailOwner,
    whenEmailChangeRequestedThenMailCode,
    whenEmailChangedThenMailFormerAddress,
    whenPasskeyAddedThenMailOwner,
    whenPasskeyRemovedThenMailOwner,
    whenAuthenticatorAppAddedThenMailOwner,
    whenAuthenticatorAppRemovedThenMailOwner,
    whenRecoveryCodeUsedThenMailOwner,
  ],
  jobs: [completeErasures, carryOutDeletionRequests, eraseUnverifiedAccounts],
  others: [
    { name: 'unsubscribe-by-mail', records: ['NotificationSettingsChanged'] },
    {
      name: 'undo-email-change',
      records: [
        'EmailChangeUndone',
        'PasswordResetCodeIssued',
        'PasskeyRemoved',
        'AuthenticatorAppRemoved',
        'EmailAddressReleased',
      ],
    },
    {
      name: 'operators',
      records: [
        'EmailAddressReserved',
        'AccountRegistered',
        'EmailVerified',
        'PasswordChanged',
        'RoleGranted',
        'RoleRevoked',
        'PasskeyRemoved',
        'AuthenticatorAppRemoved',
      ],
    },
    { name: 'settle-credentials', records: ['RegistrationAbandoned', 'EmailAddressReleased'] },
  ],
  mails: [
    verifyEmailMail,
    resetPasswordMail,
    addressAlreadyRegisteredMail,
    passwordChangedMail,
    accountDeletionRequestedMail,
    confirmEmailChangeMail,
    emailChangedMail,
    signInChangedMail,
  ],
  parts({ queries, accountServices, accountsSettings: settings, ...given }: AccountsGiven) {
    const {
      users,
      accountHistory,
      businesses,
      reviews,
      reviewHistory,
      reviewEvidence,
      subscriptions,
      invoices,
      conversations,
    } = queries;
    const { commands, personalKeys: keys, loginAttempts, traces } = given;
    const party = { name: given.site.brandName, origin: given.site.publicUrl };
    const webAuthn = createWebAuthn({ party, challenges: accountServices.challenges });
    const knownPasskeys = createKnownPasskeys({ ...accountServices, commands, webAuthn, now: given.now });
    const appCodes = createAppCodes({ ...accountServices, files: given.files, now: given.now });
    const shownCodes = createShownCodes({ ...given, ...accountServices, appCodes, commands });
    const confirmPassword = createConfirmPassword({ ...accountServices, knownPasskeys, loginAttempts });
    const secondFactorOf = { commands, shownCodes, isRequiredOfAdmins: settings.adminsNeedSecondFactor };
    const ownAuthenticatorApp = createOwnAuthenticatorApp({ ...accountServices, commands });
    const sources = { businesses, reviews, reviewHistory, reviewEvidence, subscriptions, invoices, conversations };
    return {
      ...given,
      ...accountServices,
      users,
      accountHistory,
      keys,
      settings,
      reviewCountsOf: reviews.countsOfAccount,
      isInUse: traces.isInUse,
      issuedCodeAnswer: createIssuedCodeAnswer({ codes: accountServices.codes, exposeCodes: settings.exposeCodes }),
      refuseCommonPassword: createRefuseCommonPassword(settings.blockCommonPasswords),
      webAuthn,
      knownPasskeys,
      appCodes,
      ownAuthenticatorApp,
      secondFactor: createSecondFactor(secondFactorOf),
      confirmPassword,
      confirmSignInChange: createConfirmSignInChange({ ...secondFactorOf, confirmPassword }),
      ownData: createOwnData({
        ...sources,
        ...given.ownDataElsewhere,
        users,
        commands,
        sessions: accountServices.sessions,
        knownDevices: accountServices.knownDevices,
        knownPasskeys,
        ownAuthenticatorApp,
        pushDevices: accountServices.pushDevices,
      }),
      erasure: createErasure({ ...given, ...accountServices, keys }),
    };
  },
  async prepare({ reconcile, operators, settings }) {
    await reconcile();
    for (const staff of settings.staff) await operators.appoint(staff);
  },
});
