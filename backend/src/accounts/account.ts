import type { AccountEvent, Role } from '@sternklar/contracts/accounts/account.events';
import { EMAIL_CHANGES_PER_DAY, KNOWN_DEVICES_PER_ACCOUNT } from '@sternklar/contracts/constants';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { StreamType } from '@sternklar/event-store/decider';
import { type IssuedCodes, noCodes, withNewCode, withoutLiveCode } from './issued-codes.ts';

/** Codes that one known device asked for: they have limits of their own. */
export interface DeviceCodes {
  readonly knownDeviceId: string;
  readonly codes: IssuedCodes;
}

interface RegisteredAccount {
  readonly accountId: string;
  /** Null once the account was erased. */
  readonly email: string | null;
  /** Null when none was given, and once the account was erased. */
  readonly phoneNumber: string | null;
  readonly language: string;
  readonly password: CurrentPassword;
  readonly roles: readonly Role[];
  /** Asked for by whoever knows the address. */
  readonly resetCodes: IssuedCodes;
  /** Asked for from devices that were signed in before; the one that asked last is the last. */
  readonly resetCodesOfDevices: readonly DeviceCodes[];
  readonly emailChange: EmailChange;
  /** Ids of the keys that open it, oldest first. */
  readonly passkeys: readonly string[];
  /** Id of the authenticator app whose codes are asked for; null when there is none. */
  readonly authenticatorApp: string | null;
  /** Whether codes for a lost passkey or app were ever issued. */
  readonly hasRecoveryCodes: boolean;
  /** When the owner was last told that somebody tried to register the address again. */
  readonly repetitionReportedAt: string | null;
  /** Whether the owner wants a mail when the status of a review changes. */
  readonly statusMails: boolean;
  /** When the owner asked for the account to be erased; null when they did not, or took it back. */
  readonly deletionRequestedAt: string | null;
}

/** Which write-side credentials are in force: `setBy` is the command that set them, `version` that event's version. */
export interface CurrentPassword {
  readonly setBy: string;
  readonly version: number;
}

/** An address that the account had, and may be given back by whoever reads it; `changeId` is the event that took it. */
export interface FormerAddress {
  readonly changeId: string;
  /** Null once the account was erased. */
  readonly email: string | null;
  readonly undoUntil: string;
}

export interface EmailChange {
  /** Codes that went to new addresses; only the newest counts. */
  readonly codes: IssuedCodes;
  /** The address that waits for the newest code; null when none does. */
  readonly newEmail: string | null;
  /** Oldest first. */
  readonly former: readonly FormerAddress[];
  /** When addresses were asked for last, oldest first, no more than the daily limit needs. */
  readonly askedAt: readonly string[];
}

export type UnverifiedAccount = RegisteredAccount & {
  readonly status: 'unverified';
  readonly verificationCodes: IssuedCodes;
};
export type VerifiedAccount = RegisteredAccount & { readonly status: 'verified' };
export type ExistingAccount = UnverifiedAccount | VerifiedAccount;
export interface ErasedAccount {
  readonly status: 'erased';
  readonly accountId: string;
  /** Its own and those it laid claim to: readable until the account's key is destroyed, which comes last; then none. */
  readonly addresses: readonly string[];
}
/** `abandoned`: the registration never completed and never will. */
export type AccountState =
  | { readonly status: 'none' }
  | { readonly status: 'abandoned' }
  | ErasedAccount
  | ExistingAccount;

type Recorded<Type extends AccountEvent['type']> = RecordedEvent<Extract<AccountEvent, { type: Type }>>;

export const exists = (state: AccountState): state is ExistingAccount =>
  state.status === 'unverified' || state.status === 'verified';

/** Whether something beside the password opens it, or is asked for with it. */
export const hasSecondFactor = ({ passkeys, authenticatorApp }: ExistingAccount): boolean =>
  passkeys.length > 0 || authenticatorApp !== null;

const passwordSetBy = (event: RecordedEvent): CurrentPassword => ({
  setBy: event.metadata.commandId,
  version: event.version,
});

const registered = (event: Recorded<'AccountRegistered'>): UnverifiedAccount => ({
  status: 'unverified',
  accountId: event.data.accountId,
  email: event.data.email,
  phoneNumber: event.data.phoneNumber,
  language: event.data.language,
  password: passwordSetBy(event),
  roles: [],
  verificationCodes: noCodes,
  resetCodes: noCodes,
  resetCodesOfDevices: [],
  passkeys: [],
  authenticatorApp: null,
  hasRecoveryCodes: false,
  emailChange: { codes: noCodes, newEmail: null, former: [], askedAt: [] },
  repetitionReportedAt: null,
  statusMails: true,
  deletionRequestedAt: null,
});

const verified = ({ verificationCodes: _, ...account }: UnverifiedAccount): VerifiedAccount => ({
  ...account,
  status: 'verified',
});

const issuedCode = (
  event: Recorded<'EmailVerificationCodeIssued' | 'PasswordResetCodeIssued' | 'EmailChangeRequested'>,
) => ({
  eventId: event.id,
  expiresAt: event.data.expiresAt,
});

/** The codes that count for whoever asks: of the device, if the account knows it. */
export const resetCodesOf = (state: ExistingAccount, knownDeviceId: string | null): IssuedCodes => {
  if (knownDeviceId === null) return state.resetCodes;
  return state.resetCodesOfDevices.find((device) => device.knownDeviceId === knownDeviceId)?.codes ?? noCodes;
};

/** All codes that may be entered, wherever: those of known devices first. */
export const allResetCodes = (state: ExistingAccount): readonly IssuedCodes[] => [
  ...state.resetCodesOfDevices.map(({ codes }) => codes),
  state.resetCodes,
];

const withNewResetCode = (state: ExistingAccount, event: Recorded<'PasswordResetCodeIssued'>): ExistingAccount => {
  const { knownDeviceId } = event.data;
  const codes = withNewCode(resetCodesOf(state, knownDeviceId), issuedCode(event), event.recordedAt);
  if (knownDeviceId === null) return { ...state, resetCodes: codes };
  const others = state.resetCodesOfDevices.filter((device) => device.knownDeviceId !== knownDeviceId);
  return {
    ...state,
    resetCodesOfDevices: [...others, { knownDeviceId, codes }].slice(-KNOWN_DEVICES_PER_ACCOUNT),
  };
};

const withoutResetCodes = (state: ExistingAccount): Pick<ExistingAccount, 'resetCodes' | 'resetCodesOfDevices'> => ({
  resetCodes: withoutLiveCode(state.resetCodes),
  resetCodesOfDevices: state.resetCodesOfDevices.map(({ knownDeviceId, codes }) => ({
    knownDeviceId,
    codes: withoutLiveCode(codes),
  })),
});

const withoutPendingAddress = (change: EmailChange): EmailChange => ({
  ...change,
  codes: withoutLiveCode(change.codes),
  newEmail: null,
});

/** All addresses that nobody else may have as long as the account says so. */
export const addressesOf = (state: AccountState): readonly string[] => {
  if (state.status === 'erased') return state.addresses;
  if (!exists(state)) return [];
  const { newEmail, former } = state.emailChange;
  return [state.email, newEmail, ...former.map(({ email }) => email)].filter((email) => email !== null);
};

/** A code that was sent to the address so far opens nothing more; neither do the sessions of others. */
const readdressed = (
  state: ExistingAccount,
  event: Recorded<'EmailChanged' | 'EmailChangeUndone'>,
  former: readonly FormerAddress[],
): VerifiedAccount => ({
  ...(state.status === 'verified' ? state : verified(state)),
  email: event.data.email,
  password: passwordSetBy(event),
  ...withoutResetCodes(state),
  emailChange: { ...withoutPendingAddress(state.emailChange), former },
});

const changed = (state: ExistingAccount, event: Recorded<'EmailChanged'>): VerifiedAccount => {
  const { former } = state.emailChange;
  const { undoUntil } = event.data;
  return readdressed(
    state,
    event,
    undoUntil === null ? former : [...former, { changeId: event.id, email: state.email, undoUntil }],
  );
};

const undone = (state: ExistingAccount, event: Recorded<'EmailChangeUndone'>): VerifiedAccount => {
  const { former } = state.emailChange;
  const index = former.findIndex(({ changeId }) => changeId === event.data.changeId);
  return readdressed(state, event, former.slice(0, Math.max(0, index)));
};

const givenUp = (change: EmailChange, { data: { claimId } }: Recorded<'EmailAddressGivenUp'>): EmailChange =>
  change.codes.newest?.eventId === claimId
    ? withoutPendingAddress(change)
    : { ...change, former: change.former.filter(({ changeId }) => changeId !== claimId) };

const evolveExisting = (state: ExistingAccount, event: RecordedEvent<AccountEvent>): AccountState => {
  switch (event.type) {
    case 'RegistrationRepeated':
      return { ...state, repetitionReportedAt: event.recordedAt };
    case 'EmailVerificationCodeIssued':
      return state.status === 'verified'
        ? state
        : { ...state, verificationCodes: withNewCode(state.verificationCodes, issuedCode(event), event.recordedAt) };
    case 'EmailVerified':
      return state.status === 'verified' ? state : verified(state);
    case 'PasswordResetCodeIssued':
      return withNewResetCode(state, event);
    case 'PasswordChanged':
      return {
        ...state,
        password: passwordSetBy(event),
        ...withoutResetCodes(state),
        // Whoever asked for it knew a password that no longer counts.
        emailChange: withoutPendingAddress(state.emailChange),
      };
    case 'RoleGranted':
      return { ...state, roles: [...state.roles.filter((role) => role !== event.data.role), event.data.role] };
    case 'RoleRevoked':
      return { ...state, roles: state.roles.filter((role) => role !== event.data.role) };
    case 'NotificationSettingsChanged':
      return { ...state, statusMails: event.data.statusMails };
    case 'AccountDeletionRequested':
      return { ...state, deletionRequestedAt: event.recordedAt };
    case 'AccountDeletionWithdrawn':
      return { ...state, deletionRequestedAt: null };
    case 'EmailChangeRequested':
      return {
        ...state,
        emailChange: {
          ...state.emailChange,
          codes: withNewCode(state.emailChange.codes, issuedCode(event), event.recordedAt),
          newEmail: event.data.newEmail,
          askedAt: [...state.emailChange.askedAt, event.recordedAt].slice(-EMAIL_CHANGES_PER_DAY),
        },
      };
    case 'EmailChanged':
      return changed(state, event);
    case 'EmailChangeUndone':
      return undone(state, event);
    case 'EmailAddressGivenUp':
      return { ...state, emailChange: givenUp(state.emailChange, event) };
    case 'PasskeyAdded':
      return { ...state, passkeys: [...state.passkeys, event.data.passkeyId] };
    case 'PasskeyRemoved':
      return { ...state, passkeys: state.passkeys.filter((id) => id !== event.data.passkeyId) };
    case 'AuthenticatorAppAdded':
      return { ...state, authenticatorApp: event.data.appId };
    case 'AuthenticatorAppRemoved':
      return state.authenticatorApp === event.data.appId ? { ...state, authenticatorApp: null } : state;
    case 'RecoveryCodesIssued':
      return { ...state, hasRecoveryCodes: true };
    case 'RecoveryCodeUsed':
      return state;
    case 'AccountErased':
      return { status: 'erased', accountId: state.accountId, addresses: addressesOf(state) };
    case 'AccountRegistered':
    case 'RegistrationAbandoned':
      return state;
    default:
      event satisfies never;
      return state;
  }
};

export const accountStreamType: StreamType<AccountState, AccountEvent> = {
  initialState: { status: 'none' },
  evolve(state, event) {
    if (exists(state)) return evolveExisting(state, event);
    if (state.status !== 'none') return state;
    if (event.type === 'AccountRegistered') return registered(event);
    return event.type === 'RegistrationAbandoned' ? { status: 'abandoned' } : state;
  },
};
