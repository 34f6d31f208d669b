import { accountEvents, emailAddressEvents } from '@sternklar/contracts/accounts/account.events';
import type { AccountHistoryEntry } from '@sternklar/contracts/accounts/account-history.api';
import { erasedIn } from '@sternklar/contracts/accounts/accounts-in';
import { businessAdded, businessEvents } from '@sternklar/contracts/businesses/business.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { EventOf } from '@sternklar/contracts/event-registry';
import { allBut, eventsAmong, eventsOf } from '@sternklar/contracts/events-of';
import { subscriptionEvents } from '@sternklar/contracts/subscriptions/subscription.events';
import { type Projection, type SqlStatement, statement } from '@sternklar/event-store/projection';
import { ERASED, forErasedAccounts } from '../../engine/read-model/erased-accounts.ts';
import { sqlFile } from '../../engine/read-model/sql-file.ts';
import { storableText } from '../../engine/read-model/stored-text.ts';
import { toColumns } from '../../engine/read-model/unnest.ts';

const SKIPPED = {
  EmailAddressReserved: 'the registration tells it',
  EmailAddressReleased: 'the erasure tells it',
  RegistrationAbandoned: 'such an account never came to be',
  BusinessRemovalSettled: 'the removal tells it',
};
const TOLD = allBut([...emailAddressEvents, ...accountEvents, ...businessEvents, ...subscriptionEvents], SKIPPED);
type ToldEvent = EventOf<(typeof TOLD)[number]>;

/** What happened to each account, for the timeline that staff see. */
export const accountHistory: Projection = {
  name: 'account-history',
  version: 7,
  tables: sqlFile(new URL('./account-history.table.sql', import.meta.url)),
  handles: TOLD.map(({ type }) => type),
  skips: SKIPPED,
  apply: (events) => [
    ...keepNames(events),
    ...addEntries(eventsAmong(events, TOLD)),
    ...forErasedAccounts(events, erasedIn(events), [ERASE_NAMES]),
  ],
};

const ERASE_NAMES = {
  sql: `update business set name = null where account_id = any(${ERASED})`,
  broughtBy: [businessAdded],
};

function keepNames(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const businesses = eventsOf(events, businessAdded).map(({ data }) => ({
    id: data.businessId,
    accountId: data.accountId,
    name: storableText(data.businessName),
  }));
  if (businesses.length === 0) return [];
  return statement(
    `insert into business (id, account_id, name)
     select * from unnest($1::uuid[], $2::uuid[], $3::text[]) on conflict (id) do nothing`,
    toColumns(businesses, ['id', 'accountId', 'name']),
  );
}

function addEntries(events: readonly RecordedEvent<ToldEvent>[]): readonly SqlStatement[] {
  const entries = events.map(entryOf);
  if (entries.length === 0) return [];
  return statement(
    `insert into entry (account_id, position, id, kind, at, role, business_id, actor, actor_id)
     select * from unnest($1::uuid[], $2::bigint[], $3::uuid[], $4::text[], $5::timestamptz[], $6::text[], $7::uuid[],
                          $8::text[], $9::uuid[])
     on conflict (account_id, position) do nothing`,
    toColumns(entries, ['accountId', 'position', 'id', 'kind', 'at', 'role', 'businessId', 'actor', 'actorId']),
  );
}

interface Entry extends Pick<AccountHistoryEntry, 'id' | 'kind' | 'at' | 'role' | 'actor'> {
  readonly accountId: string;
  readonly position: number;
  readonly businessId: string | null;
  readonly actorId: string | null;
}

const entryOf = (event: RecordedEvent<ToldEvent>): Entry => {
  const { accountId } = event.data;
  const { actor } = event.metadata;
  return {
    accountId,
    position: event.position,
    id: event.id,
    kind: kindOf(event),
    at: event.recordedAt,
    role: 'role' in event.data ? event.data.role : null,
    businessId: 'businessId' in event.data ? event.data.businessId : null,
    actor: actor.kind === 'account' ? personOf(actor.id, accountId) : actor.kind,
    actorId: actor.kind === 'account' ? actor.id : null,
  };
};

const personOf = (actorId: string, accountId: string) => (actorId === accountId ? 'owner' : 'staff');

const SAID: Readonly<Record<Exclude<ToldEvent['type'], keyof typeof BY_DATA>, Entry['kind']>> = {
  AccountRegistered: 'registered',
  RegistrationRepeated: 'registration-repeated',
  EmailVerificationCodeIssued: 'verification-code-issued',
  EmailVerified: 'email-verified',
  PasswordResetCodeIssued: 'reset-code-issued',
  RoleGranted: 'role-granted',
  RoleRevoked: 'role-revoked',
  AccountDeletionRequested: 'deletion-requested',
  AccountDeletionWithdrawn: 'deletion-withdrawn',
  EmailChangeRequested: 'email-change-requested',
  EmailChanged: 'email-changed',
  EmailChangeUndone: 'email-change-undone',
  EmailAddressGivenUp: 'email-address-given-up',
  PasskeyAdded: 'passkey-added',
  PasskeyRemoved: 'passkey-removed',
  AuthenticatorAppAdded: 'authenticator-app-added',
  AuthenticatorAppRemoved: 'authenticator-app-removed',
  RecoveryCodesIssued: 'recovery-codes-issued',
  RecoveryCodeUsed: 'recovery-code-used',
  AccountErased: 'account-erased',
  BusinessAdded: 'business-added',
  BusinessRemoved: 'business-removed',
  BusinessRestored: 'business-restored',
  SubscriptionStarted: 'subscription-started',
  BillingDetailsChanged: 'billing-details-changed',
  SubscriptionRenewed: 'subscription-renewed',
  SubscriptionNoticeGiven: 'subscription-notice-given',
  SubscriptionNoticeWithdrawn: 'subscription-notice-withdrawn',
  SubscriptionNoticeReminded: 'subscription-notice-reminded',
  SubscriptionEnded: 'subscription-ended',
  SubscriptionTerminated: 'subscription-terminated',
};
const BY_DATA = {
  PasswordChanged: { 'reset-code': 'password-reset', operator: 'password-set-by-operator', owner: 'password-changed' },
  NotificationSettingsChanged: { true: 'status-mails-on', false: 'status-mails-off' },
} as const;

const kindOf = (event: ToldEvent): Entry['kind'] => {
  if (event.type === 'PasswordChanged') return BY_DATA.PasswordChanged[event.data.by];
  if (event.type === 'NotificationSettingsChanged')
    return BY_DATA.NotificationSettingsChanged[event.data.statusMails ? 'true' : 'false'];
  return SAID[event.type];
};
