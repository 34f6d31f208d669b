import {
  accountDeletionRequested,
  accountDeletionWithdrawn,
  accountErased,
  accountRegistered,
  emailChanged,
  emailChangeUndone,
  emailVerified,
  notificationSettingsChanged,
  type Role,
  roleGranted,
  roleRevoked,
} from '@sternklar/contracts/accounts/account.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { EventOf } from '@sternklar/contracts/event-registry';
import { eventsAmong, eventsOf } from '@sternklar/contracts/events-of';
import {
  subscriptionEnded,
  subscriptionNoticeGiven,
  subscriptionNoticeWithdrawn,
  subscriptionStarted,
  subscriptionTerminated,
} from '@sternklar/contracts/subscriptions/subscription.events';
import { type Projection, type SqlStatement, statement } from '@sternklar/event-store/projection';
import { sqlFile } from '../../engine/read-model/sql-file.ts';
import { searchableEmail, storableText } from '../../engine/read-model/stored-text.ts';
import { toColumns } from '../../engine/read-model/unnest.ts';

const CHANGES = [
  emailVerified,
  emailChanged,
  emailChangeUndone,
  roleGranted,
  roleRevoked,
  notificationSettingsChanged,
  accountDeletionRequested,
  accountDeletionWithdrawn,
  accountErased,
] as const;

const SUBSCRIPTION_CHANGES = [
  subscriptionStarted,
  subscriptionNoticeGiven,
  subscriptionNoticeWithdrawn,
  subscriptionEnded,
  subscriptionTerminated,
] as const;

/** All accounts with their roles, and until when they have a subscription: the admins' list, and everybody's own profile. */
const SIGN_IN = 'how somebody signs in is shown to themselves alone';

export const userList: Projection = {
  name: 'user-list',
  version: 12,
  tables: sqlFile(new URL('./user-list.table.sql', import.meta.url)),
  indexes: sqlFile(new URL('./user-list.indexes.sql', import.meta.url)),
  handles: [
    accountRegistered.type,
    ...CHANGES.map(({ type }) => type),
    ...SUBSCRIPTION_CHANGES.map(({ type }) => type),
  ],
  skips: {
    EmailAddressReserved: 'whose address it is is told by the registration',
    EmailAddressReleased: 'whose address it was is told by the erasure',
    RegistrationAbandoned: 'such an account never came to be',
    RegistrationRepeated: 'changes no row',
    EmailVerificationCodeIssued: 'a code is shown nowhere',
    PasswordResetCodeIssued: 'a code is shown nowhere',
    PasswordChanged: 'a password is shown nowhere',
    PasskeyAdded: SIGN_IN,
    PasskeyRemoved: SIGN_IN,
    AuthenticatorAppAdded: SIGN_IN,
    AuthenticatorAppRemoved: SIGN_IN,
    RecoveryCodesIssued: SIGN_IN,
    RecoveryCodeUsed: SIGN_IN,
    EmailChangeRequested: 'nothing is changed before the code is entered',
    EmailAddressGivenUp: 'it was not the address that is shown',
  },
  apply: (events) => [...addAccounts(events), ...changeAccounts(events), ...changeSubscriptions(events)],
};

function addAccounts(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const accounts = eventsOf(events, accountRegistered).map(({ data, recordedAt, version }) => ({
    id: data.accountId,
    email: storableText(data.email),
    emailKey: searchableEmail(data.email),
    language: data.language,
    createdAt: recordedAt,
    version,
  }));
  if (accounts.length === 0) return [];
  return statement(
    `with added as (
       insert into account (id, email, email_key, language, email_verified, is_admin, is_auditor,
                            subscribed_until, created_at, status_mails, version, subscription_version)
       select id, email, email_key, language, false, false, false, '-infinity', created_at, true, version, 0
       from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::timestamptz[], $6::integer[])
         as new (id, email, email_key, language, created_at, version)
       on conflict (id) do nothing
       returning id
     )
     update account_count set accounts = accounts + (select count(*) from added) where not is_admin`,
    toColumns(accounts, ['id', 'email', 'emailKey', 'language', 'createdAt', 'version']),
  );
}

/** What a batch changes in one account; null leaves a column as it is. */
interface AccountChange {
  readonly id: string;
  /** Whether it has another address, and then which; null in `email` once that is erased. */
  readonly isReaddressed: boolean;
  readonly email: string | null;
  readonly emailKey: string;
  readonly emailVerified: boolean | null;
  readonly isAdmin: boolean | null;
  readonly isAuditor: boolean | null;
  readonly statusMails: boolean | null;
  /** Whether the account is to be erased, and since when. */
  readonly isLeaving: boolean | null;
  readonly leavingSince: string | null;
  /** When the account was erased, and at which position of the log. */
  readonly erasedAt: string | null;
  readonly erasedPosition: number | null;
  readonly version: number;
}

const NO_CHANGE = {
  isReaddressed: false,
  email: null,
  emailKey: '',
  emailVerified: null,
  isAdmin: null,
  isAuditor: null,
  statusMails: null,
  isLeaving: null,
  leavingSince: null,
  erasedAt: null,
  erasedPosition: null,
};

function changeAccounts(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const changes = foldChanges(events);
  if (changes.length === 0) return [];
  return statement(
    `with changed as (
       update account set
         email = case when change.erased_at is not null then null
                      when change.is_readdressed then change.email else account.email end,
         email_key = case when change.erased_at is not null then ''
                          when change.is_readdressed then change.email_key else account.email_key end,
         erased_at = coalesce(change.erased_at, account.erased_at),
         erased_position = coalesce(change.erased_position, account.erased_position),
         email_verified = coalesce(change.email_verified, account.email_verified),
         is_admin = coalesce(change.is_admin, account.is_admin),
         is_auditor = coalesce(change.is_auditor, account.is_auditor),
         status_mails = coalesce(change.status_mails, account.status_mails),
         deletion_requested_at =
           case when change.is_leaving is null then account.deletion_requested_at else change.leaving_since end,
         version = change.version
       from account as before
       join unnest($1::uuid[], $2::boolean[], $3::boolean[], $4::boolean[], $5::boolean[], $6::boolean[],
                   $7::timestamptz[], $8::timestamptz[], $9::bigint[], $10::integer[], $11::boolean[], $12::text[],
                   $13::text[])
         as change (id, email_verified, is_admin, is_auditor, status_mails, is_leaving, leaving_since, erased_at,
                    erased_position, version, is_readdressed, email, email_key)
         on change.id = before.id
       where account.id = before.id and account.version < change.version
       returning before.is_admin as was_admin, account.is_admin
     )
     update account_count as total set accounts = total.accounts
       + (select count(*) from changed where changed.is_admin = total.is_admin)
       - (select count(*) from changed where changed.was_admin = total.is_admin)
     where exists (select from changed where was_admin <> is_admin)`,
    toColumns(changes, [
      'id',
      'emailVerified',
      'isAdmin',
      'isAuditor',
      'statusMails',
      'isLeaving',
      'leavingSince',
      'erasedAt',
      'erasedPosition',
      'version',
      'isReaddressed',
      'email',
      'emailKey',
    ]),
  );
}

const subscribedUntil = (event: EventOf<(typeof SUBSCRIPTION_CHANGES)[number]>): string => {
  switch (event.type) {
    case 'SubscriptionStarted':
    case 'SubscriptionNoticeWithdrawn':
      return 'infinity';
    case 'SubscriptionNoticeGiven':
      return event.data.endsAt;
    case 'SubscriptionEnded':
    case 'SubscriptionTerminated':
      return '-infinity';
  }
};

/** A subscription renews itself, so it runs from its start to the end that notice was given for. */
function changeSubscriptions(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const newest = new Map<string, { id: string; until: string; version: number }>();
  for (const event of eventsAmong(events, SUBSCRIPTION_CHANGES)) {
    const id = event.data.accountId;
    newest.set(id, { id, until: subscribedUntil(event), version: event.version });
  }
  if (newest.size === 0) return [];
  return statement(
    `update account set subscribed_until = change.until, subscription_version = change.version
     from unnest($1::uuid[], $2::timestamptz[], $3::integer[]) as change (id, until, version)
     where account.id = change.id and account.subscription_version < change.version`,
    toColumns([...newest.values()], ['id', 'until', 'version']),
  );
}

function foldChanges(events: readonly RecordedEvent[]): readonly AccountChange[] {
  const changes = new Map<string, AccountChange>();
  for (const event of eventsAmong(events, CHANGES)) {
    const id = event.data.accountId;
    const earlier = changes.get(id) ?? { id, ...NO_CHANGE };
    changes.set(id, { ...earlier, ...changeOf(event), version: event.version });
  }
  return [...changes.values()];
}

function changeOf(event: RecordedEvent<EventOf<(typeof CHANGES)[number]>>): Partial<AccountChange> {
  switch (event.type) {
    case 'EmailVerified':
      return { emailVerified: true };
    case 'EmailChanged':
    case 'EmailChangeUndone':
      return {
        isReaddressed: true,
        email: storableText(event.data.email),
        emailKey: searchableEmail(event.data.email),
        emailVerified: true,
      };
    case 'RoleGranted':
      return roleIs(event.data.role, true);
    case 'RoleRevoked':
      return roleIs(event.data.role, false);
    case 'NotificationSettingsChanged':
      return { statusMails: event.data.statusMails };
    case 'AccountDeletionRequested':
      return { isLeaving: true, leavingSince: event.recordedAt };
    case 'AccountDeletionWithdrawn':
      return { isLeaving: false, leavingSince: null };
    case 'AccountErased':
      return {
        isAdmin: false,
        isAuditor: false,
        isLeaving: false,
        leavingSince: null,
        erasedAt: event.recordedAt,
        erasedPosition: event.position,
      };
  }
}

const ROLE_FIELD = { admin: 'isAdmin', auditor: 'isAuditor' } as const satisfies Record<Role, string>;
const roleIs = (role: Role, held: boolean): Partial<AccountChange> => ({ [ROLE_FIELD[role]]: held });
