import { accountHistoryEntrySchema } from '@sternklar/contracts/accounts/account-history.api';
import { describe, expect, it } from 'vitest';
import {
  accountDeletionRequested,
  accountDeletionWithdrawn,
  accountId,
  accountRegistered,
  businessAdded,
  businessId,
  businessRemoved,
  emailVerified,
  noticeGiven,
  noticeWithdrawn,
  notificationSettingsChanged,
  recordedAt,
  roleGranted,
  roleRevoked,
  subscriptionEnded,
  subscriptionRenewed,
  subscriptionStarted,
} from '../../testing/events.ts';
import { projectionSpec } from '../../testing/projection-spec.ts';
import { readModelsOf } from '../../testing/read-models.ts';
import { accountHistory } from './account-history.projection.ts';

const passwordChanged = (account: number, by: 'reset-code' | 'operator' | 'owner') =>
  ({ type: 'PasswordChanged', data: { accountId: accountId(account), by } }) as const;

describe('account history, given events then rows', () => {
  const spec = projectionSpec(accountHistory);

  it('keeps one row for each event of an account, its businesses and its subscriptions', () =>
    spec
      .given(
        accountRegistered(1),
        accountRegistered(2),
        emailVerified(1),
        businessAdded(1, 1),
        subscriptionStarted(1, 1),
        businessRemoved(1, 1),
      )
      .thenRows('select account_id, position, kind, business_id from entry order by position', [
        { account_id: accountId(1), position: 1, kind: 'registered', business_id: null },
        { account_id: accountId(2), position: 2, kind: 'registered', business_id: null },
        { account_id: accountId(1), position: 3, kind: 'email-verified', business_id: null },
        { account_id: accountId(1), position: 4, kind: 'business-added', business_id: businessId(1) },
        { account_id: accountId(1), position: 5, kind: 'subscription-started', business_id: null },
        { account_id: accountId(1), position: 6, kind: 'business-removed', business_id: businessId(1) },
      ]));

  it('tells everything that becomes of a subscription', () =>
    spec
      .given(
        subscriptionStarted(1, 1),
        noticeGiven(1, 1),
        noticeWithdrawn(1, 1),
        subscriptionRenewed(1, 1),
        subscriptionEnded(1, 1),
      )
      .thenRows('select account_id, kind from entry order by position', [
        { account_id: accountId(1), kind: 'subscription-started' },
        { account_id: accountId(1), kind: 'subscription-notice-given' },
        { account_id: accountId(1), kind: 'subscription-notice-withdrawn' },
        { account_id: accountId(1), kind: 'subscription-renewed' },
        { account_id: accountId(1), kind: 'subscription-ended' },
      ]));

  it('says how a password changed, which mails are wanted, and who leaves or stays', () =>
    spec
      .given(
        passwordChanged(1, 'reset-code'),
        passwordChanged(1, 'operator'),
        passwordChanged(1, 'owner'),
        notificationSettingsChanged(1, false),
        notificationSettingsChanged(1, true),
        accountDeletionRequested(1),
        accountDeletionWithdrawn(1),
      )
      .thenRows('select kind from entry order by position', [
        { kind: 'password-reset' },
        { kind: 'password-set-by-operator' },
        { kind: 'password-changed' },
        { kind: 'status-mails-off' },
        { kind: 'status-mails-on' },
        { kind: 'deletion-requested' },
        { kind: 'deletion-withdrawn' },
      ]));
});

describe('account history, queries', () => {
  const models = readModelsOf([accountHistory]);

  it('answers the account’s own entries, oldest first, in the shape of the API, with names and roles', async () => {
    const { queries } = await models.given(
      accountRegistered(1),
      accountRegistered(2),
      roleGranted(1, 'auditor'),
      roleRevoked(1, 'auditor'),
      businessAdded(1, 1, { businessName: 'Krone' }),
      businessRemoved(1, 1),
      businessAdded(2, 1, { businessName: null }),
    );
    const entries = await queries.accountHistory.ofAccount(accountId(1));
    expect(
      entries.map((entry) => accountHistoryEntrySchema.omit({ actor_email: true }).strict().parse(entry)),
    ).toMatchObject([
      { kind: 'registered', at: recordedAt(1), role: null, business_name: null, actor: 'system', actor_id: null },
      { kind: 'role-granted', role: 'auditor' },
      { kind: 'role-revoked', role: 'auditor' },
      { kind: 'business-added', business_name: 'Krone' },
      { kind: 'business-removed', business_name: 'Krone' },
      { kind: 'business-added', business_name: '' },
    ]);
  });

  it.each([accountId(9), 'unsinn'])('answers nothing for the account %s', async (id) => {
    const { queries } = await models.given(accountRegistered(1));
    expect(await queries.accountHistory.ofAccount(id)).toEqual([]);
  });
});
