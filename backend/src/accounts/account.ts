import type { AccountEvent, Role } from '@sternklar/contracts/accounts/account.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { StreamType } from '@sternklar/event-store/decider';
import { type IssuedCodes, noCodes, withNewCode, withoutLiveCode } from './issued-codes.ts';

interface RegisteredAccount {
  readonly accountId: string;
  /** Null once the account was erased. */
  readonly email: string | null;
  /** Null when none was given, and once the account was erased. */
  readonly phoneNumber: string | null;
  readonly language: string;
  readonly password: CurrentPassword;
  readonly roles: readonly Role[];
  readonly resetCodes: IssuedCodes;
  /** When the owner was last told that somebody tried to register the address again. */
  readonly repetitionReportedAt: string | null;
  /** Whether the owner wants a mail when the status of a review changes. */
  readonly statusMails: boolean;
  readonly deletionRequested: boolean;
}

/** Which write-side credentials are in force: `setBy` is the command that set them, `version` that event's version. */
export interface CurrentPassword {
  readonly setBy: string;
  readonly version: number;
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
  /** Readable until the account's key is destroyed, which comes last; then null. */
  readonly email: string | null;
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
  repetitionReportedAt: null,
  statusMails: true,
  deletionRequested: false,
});

const verified = ({ verificationCodes: _, ...account }: UnverifiedAccount): VerifiedAccount => ({
  ...account,
  status: 'verified',
});

const issuedCode = (event: Recorded<'EmailVerificationCodeIssued' | 'PasswordResetCodeIssued'>) => ({
  eventId: event.id,
  expiresAt: event.data.expiresAt,
});

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
      return { ...state, resetCodes: withNewCode(state.resetCodes, issuedCode(event), event.recordedAt) };
    case 'PasswordChanged':
      return { ...state, password: passwordSetBy(event), resetCodes: withoutLiveCode(state.resetCodes) };
    case 'RoleGranted':
      return { ...state, roles: [...state.roles.filter((role) => role !== event.data.role), event.data.role] };
    case 'RoleRevoked':
      return { ...state, roles: state.roles.filter((role) => role !== event.data.role) };
    case 'NotificationSettingsChanged':
      return { ...state, statusMails: event.data.statusMails };
    case 'AccountDeletionRequested':
      return { ...state, deletionRequested: true };
    case 'AccountDeletionWithdrawn':
      return { ...state, deletionRequested: false };
    case 'AccountErased':
      return { status: 'erased', accountId: state.accountId, email: state.email };
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
