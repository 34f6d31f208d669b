import { adminUserSchema, ownAccountSchema, ownProfileSchema } from '@sternklar/contracts/accounts/account.api';
import { describe, expect, it } from 'vitest';
import {
  accountDeletionRequested,
  accountDeletionWithdrawn,
  accountErased,
  accountId,
  accountRegistered,
  emailChanged,
  emailChangeUndone,
  emailOf,
  emailVerified,
  noticeGiven,
  noticeWithdrawn,
  notificationSettingsChanged,
  recordedAt,
  roleGranted,
  roleRevoked,
  subscriptionEnded,
  subscriptionStarted,
} from '../../testing/events.ts';
import { projectionSpec } from '../../testing/projection-spec.ts';
import { collect, readModelsOf } from '../../testing/read-models.ts';
import { userList } from './user-list.projection.ts';

const now = new Date('2026-02-15T12:00:00.000Z');

describe('user list, given events then rows', () => {
  const spec = projectionSpec(userList);

  it('lists a registered account, unverified and without roles', () =>
    spec
      .given(accountRegistered(1, { email: 'Anna.Müller@Beispiel.DE', language: 'de' }))
      .thenRows(
        'select id, email, email_key, language, email_verified, is_admin, is_auditor, created_at from account',
        [
          {
            id: accountId(1),
            email: 'Anna.Müller@Beispiel.DE',
            email_key: 'anna.muller@beispiel.de',
            language: 'de',
            email_verified: false,
            is_admin: false,
            is_auditor: false,
            created_at: new Date(recordedAt(1)),
          },
        ],
      ));

  it('follows verification and roles, also when they come and go at once', () =>
    spec
      .given(
        accountRegistered(1),
        accountRegistered(2),
        emailVerified(1),
        roleGranted(1, 'admin'),
        roleGranted(2, 'admin'),
        roleRevoked(1, 'admin'),
        roleGranted(1, 'auditor'),
      )
      .thenRows('select email_verified, is_admin, is_auditor, version from account order by id', [
        { email_verified: true, is_admin: false, is_auditor: true, version: 5 },
        { email_verified: false, is_admin: true, is_auditor: false, version: 2 },
      ]));

  it('follows another address, which is verified, and one that is taken back; an erased account has none', () =>
    spec
      .given(
        ...[1, 2, 3].map((account) => accountRegistered(account)),
        ...[1, 2, 3].map((account) => emailChanged(account, `Neu${account}@Firma.example`)),
        emailChangeUndone(2, accountId(1), 'Alt2@Firma.example'),
        accountErased(3),
      )
      .thenRows('select email, email_key, email_verified from account order by id', [
        { email: 'Neu1@Firma.example', email_key: 'neu1@firma.example', email_verified: true },
        { email: 'Alt2@Firma.example', email_key: 'alt2@firma.example', email_verified: true },
        { email: null, email_key: '', email_verified: true },
      ]));

  it('keeps totals by role', () =>
    spec
      .given(accountRegistered(1), accountRegistered(2), accountRegistered(3), roleGranted(2, 'admin'))
      .thenRows('select is_admin, accounts from account_count order by is_admin', [
        { is_admin: false, accounts: 2 },
        { is_admin: true, accounts: 1 },
      ]));

  it('follows subscriptions, also one that starts at once', () =>
    spec
      .given(
        accountRegistered(1),
        accountRegistered(2),
        subscriptionStarted(1, 1),
        emailVerified(1),
        roleGranted(2, 'admin'),
      )
      .thenRows('select subscribed_until, version, subscription_version from account order by id', [
        { subscribed_until: Number.POSITIVE_INFINITY, version: 2, subscription_version: 1 },
        { subscribed_until: Number.NEGATIVE_INFINITY, version: 2, subscription_version: 0 },
      ]));

  it('follows what the owner wants: mails, and to leave or to stay after all', () =>
    spec
      .given(
        accountRegistered(1),
        accountRegistered(2),
        accountRegistered(3),
        accountDeletionRequested(1),
        accountDeletionRequested(2),
        notificationSettingsChanged(1, false),
        accountDeletionWithdrawn(2),
        notificationSettingsChanged(3, false),
        notificationSettingsChanged(3, true),
        emailVerified(1),
      )
      .thenRows('select deletion_requested_at, status_mails, email_verified from account order by id', [
        { deletion_requested_at: new Date(recordedAt(4)), status_mails: false, email_verified: true },
        { deletion_requested_at: null, status_mails: true, email_verified: false },
        { deletion_requested_at: null, status_mails: true, email_verified: false },
      ]));

  it('holds no address of an erased account', () =>
    spec
      .given(accountRegistered(1, { email: null }))
      .thenRows('select email, email_key from account', [{ email: null, email_key: '' }]));
});

describe('user list, queries', () => {
  const models = readModelsOf([userList]);
  const newestFirst = { field: 'created_at', descending: true };

  it('answers the own profile in the shape of the API', async () => {
    const { queries } = await models.given(accountRegistered(1), emailVerified(1), roleGranted(1, 'auditor'));
    const profile = await queries.users.own(accountId(1), now);
    expect(ownProfileSchema.parse(profile)).toEqual({
      id: accountId(1),
      email: emailOf(1),
      email_verified: true,
      is_admin: false,
      is_auditor: true,
      subscription_status: 'inactive',
    });
  });

  it('answers the own account with its beginning, its mails and its end', async () => {
    const { queries } = await models.given(accountRegistered(1), notificationSettingsChanged(1, false));
    const profile = await queries.users.own(accountId(1), now);
    const account = { ...profile, created_at: recordedAt(1), deletion_requested_at: null, status_mails: false };
    expect(ownAccountSchema.strict().parse(await queries.users.ownAccount(accountId(1), now))).toEqual(account);
    expect(await queries.users.ownAccount(accountId(2), now)).toBeNull();
    expect(await queries.users.ownAccount('kein-konto', now)).toBeNull();
  });

  it('answers one user as staff see them, and addresses by id', async () => {
    const { queries } = await models.given(
      accountRegistered(1),
      accountRegistered(2, { email: null }),
      roleGranted(1, 'auditor'),
      notificationSettingsChanged(1, false),
    );
    expect(await queries.users.byId(accountId(1), now)).toMatchObject({
      email: emailOf(1),
      language: 'de',
      is_admin: false,
      is_auditor: true,
      status_mails: false,
    });
    expect(await queries.users.byId(accountId(9), now)).toBeNull();
    expect(await queries.users.byId('kein-konto', now)).toBeNull();
    const emails = await queries.users.emailsOf([accountId(1), accountId(2), accountId(9), 'kein-konto']);
    expect([...emails].sort()).toEqual([
      [accountId(1), emailOf(1)],
      [accountId(2), 'Gelöschtes Konto'],
    ]);
    expect((await queries.users.emailsOf([])).size).toBe(0);
  });

  it('names the accounts of auditors by id, in portions, without those that gave up the role or were erased', async () => {
    const { queries } = await models.given(
      ...[1, 2, 3, 4, 5].map((account) => accountRegistered(account)),
      ...[1, 2, 3, 4].map((account) => roleGranted(account, 'auditor')),
      roleGranted(5, 'admin'),
      roleRevoked(2, 'auditor'),
      accountErased(3),
    );
    const after = '00000000-0000-0000-0000-000000000000';
    expect(await queries.users.auditors({ after, limit: 10 })).toEqual([accountId(1), accountId(4)]);
    expect(await queries.users.auditors({ after, limit: 1 })).toEqual([accountId(1)]);
    expect(await queries.users.auditors({ after: accountId(1), limit: 1 })).toEqual([accountId(4)]);
  });

  it('says in account and list when its deletion was requested', async () => {
    const { queries } = await models.given(accountRegistered(1), accountDeletionRequested(1));
    const deletion_requested_at = recordedAt(2);
    expect(await queries.users.ownAccount(accountId(1), now)).toMatchObject({ deletion_requested_at });
    const { rows } = await queries.users.page({ offset: 0, limit: 10, sort: newestFirst, filter: {} }, now);
    expect(rows).toMatchObject([{ deletion_requested_at }]);
  });

  it('says in profile and list whether there is a subscription', async () => {
    const { queries } = await models.given(accountRegistered(1), accountRegistered(2), subscriptionStarted(1, 1));
    expect(await queries.users.own(accountId(1), now)).toMatchObject({ subscription_status: 'active' });
    expect(await queries.users.own(accountId(2), now)).toMatchObject({ subscription_status: 'inactive' });
    const { rows } = await queries.users.page({ offset: 0, limit: 10, sort: newestFirst, filter: {} }, now);
    expect(rows.map((row) => row.subscription_status)).toEqual(['inactive', 'active']);
  });

  describe('a subscription whose end has passed, which nobody recorded yet', () => {
    const end = Date.parse('2027-01-01T08:00:00.000Z');
    const [before, after] = [new Date(end - 1), new Date(end)];
    const customers = [
      ...[1, 2, 3, 4].map((account) => accountRegistered(account)),
      ...[1, 2, 3].map((number) => subscriptionStarted(number, number)),
      noticeGiven(1, 1),
      noticeGiven(2, 2),
      noticeWithdrawn(2, 2),
      noticeGiven(3, 3),
      subscriptionEnded(3, 3),
    ];

    it('is none in the profile, the account and the user that staff see', async () => {
      const { queries } = await models.given(...customers);
      const read = async (at: Date) => [
        (await queries.users.own(accountId(1), at))?.subscription_status,
        (await queries.users.ownAccount(accountId(1), at))?.subscription_status,
        (await queries.users.byId(accountId(1), at))?.subscription_status,
        (await queries.users.find({ text: emailOf(1), limit: 1 }, at))[0]?.subscription_status,
      ];
      expect(await read(before)).toEqual(['active', 'active', 'active', 'active']);
      expect(await read(after)).toEqual(['inactive', 'inactive', 'inactive', 'inactive']);
    });

    it.each([
      ['active', before, [2, 1]],
      ['active', after, [2]],
      ['inactive', before, [4, 3]],
      ['inactive', after, [4, 3, 1]],
      [['active', 'inactive'], after, [4, 3, 2, 1]],
      [['cancelled', 'expired'], after, []],
    ])(
      'is found by the filter %o at %o as it is shown, in the list and when all are read',
      async (status, at, found) => {
        const { queries } = await models.given(...customers);
        const filter = { subscription_status: status };
        const { rows, total } = await queries.users.page({ offset: 0, limit: 9, sort: newestFirst, filter }, at);
        expect({ ids: rows.map(({ id }) => id), total }).toEqual({ ids: found.map(accountId), total: found.length });
        expect((await collect(queries.users.each(at, filter))).flat()).toEqual(rows);
        const shown = new Set(rows.map((row) => row.subscription_status));
        expect([...shown].every((each) => [status].flat().includes(each))).toBe(true);
      },
    );

    it('keeps no account that is to go', async () => {
      const { queries } = await models.given(...customers, accountDeletionRequested(1), accountDeletionRequested(2));
      const leaving = (at: Date) => queries.users.leaving(at, { now: at, limit: 9, except: [] });
      const unverified = (at: Date) =>
        queries.users.unverified(at, { now: at, after: '00000000-0000-0000-0000-000000000000', limit: 9 });
      expect([await leaving(before), await leaving(after)]).toEqual([[], [accountId(1)]]);
      expect(await unverified(before)).toEqual([3, 4].map(accountId));
      expect(await unverified(after)).toEqual([1, 3, 4].map(accountId));
    });
  });

  it('answers null for an account that is not there, and for what is no id', async () => {
    const { queries } = await models.given(accountRegistered(1));
    expect(await queries.users.own(accountId(2), now)).toBeNull();
    expect(await queries.users.own('kein-konto', now)).toBeNull();
  });

  it('shows an erased account as such', async () => {
    const { queries } = await models.given(accountRegistered(1, { email: null }));
    expect((await queries.users.own(accountId(1), now))?.email).toBe('Gelöschtes Konto');
    expect((await queries.users.ownAccount(accountId(1), now))?.email).toBe('Gelöschtes Konto');
    const { rows } = await queries.users.page({ offset: 0, limit: 10, sort: newestFirst, filter: {} }, now);
    expect(rows[0]?.email).toBe('Gelöschtes Konto');
  });

  it('pages newest first, in the shape of the API, with the total', async () => {
    const { queries } = await models.given(...[1, 2, 3, 4, 5].map((account) => accountRegistered(account)));
    const { rows, total } = await queries.users.page({ offset: 1, limit: 2, sort: newestFirst, filter: {} }, now);
    expect(total).toBe(5);
    expect(rows.map((row) => adminUserSchema.parse(row).id)).toEqual([accountId(4), accountId(3)]);
    expect(rows[0]).toEqual({
      id: accountId(4),
      email: emailOf(4),
      email_verified: false,
      language: 'de',
      is_admin: false,
      is_auditor: false,
      subscription_status: 'inactive',
      created_at: recordedAt(4),
      deletion_requested_at: null,
      erased_at: null,
    });
  });

  it('sorts by address without regard to case and accents', async () => {
    const { queries } = await models.given(
      accountRegistered(1, { email: 'Zoe@beispiel.de' }),
      accountRegistered(2, { email: 'ärzte@beispiel.de' }),
      accountRegistered(3, { email: 'Berta@beispiel.de' }),
    );
    const emails = async (descending: boolean) => {
      const { rows } = await queries.users.page(
        {
          offset: 0,
          limit: 9,
          sort: { field: 'email', descending },
          filter: {},
        },
        now,
      );
      return rows.map(({ email }) => email);
    };
    expect(await emails(false)).toEqual(['ärzte@beispiel.de', 'Berta@beispiel.de', 'Zoe@beispiel.de']);
    expect(await emails(true)).toEqual(['Zoe@beispiel.de', 'Berta@beispiel.de', 'ärzte@beispiel.de']);
  });

  it('filters by role and by any part of the address, with totals', async () => {
    const { queries } = await models.given(
      accountRegistered(1, { email: 'anna_1@laden.de' }),
      accountRegistered(2, { email: 'annax1@laden.de' }),
      accountRegistered(3, { email: 'berta@anderswo.de' }),
      roleGranted(2, 'admin'),
    );
    const found = async (filter: Record<string, unknown>) => {
      const { rows, total } = await queries.users.page({ offset: 0, limit: 9, sort: newestFirst, filter }, now);
      return { ids: rows.map(({ id }) => id), total };
    };
    expect(await found({ is_admin: true })).toEqual({ ids: [accountId(2)], total: 1 });
    expect(await found({ is_admin: false })).toEqual({ ids: [accountId(3), accountId(1)], total: 2 });
    expect(await found({ q: 'LADEN' })).toEqual({ ids: [accountId(2), accountId(1)], total: 2 });
    expect(await found({ q: 'anna_1' })).toEqual({ ids: [accountId(1)], total: 1 });
    expect(await found({ id: [accountId(3), accountId(1)] })).toEqual({ ids: [accountId(3), accountId(1)], total: 2 });
    expect(await found({ q: 'laden', is_admin: true })).toEqual({ ids: [accountId(2)], total: 1 });
    expect(await found({ q: ' ' })).toMatchObject({ total: 3 });
  });

  it('finds an address by its domain as people type it and as browsers hand it over', async () => {
    const { queries } = await models.given(
      accountRegistered(1, { email: 'anna@xn--mller-kva.de' }),
      accountRegistered(2, { email: 'berta@mueller.de' }),
    );
    const found = async (q: string) => {
      const { rows } = await queries.users.page({ offset: 0, limit: 9, sort: newestFirst, filter: { q } }, now);
      return rows.map(({ id }) => id);
    };
    for (const q of ['anna@müller.de', 'MÜLL', 'xn--mller', 'anna@xn--mller-kva.de'])
      expect(await found(q), q).toEqual([accountId(1)]);
  });

  it('filters by role, of which auditors are no customers, and by a wish to leave', async () => {
    const { queries } = await models.given(
      ...[1, 2, 3, 4, 5].map((account) => accountRegistered(account)),
      roleGranted(2, 'admin'),
      roleGranted(3, 'auditor'),
      roleGranted(4, 'admin'),
      roleGranted(4, 'auditor'),
      accountDeletionRequested(1),
      accountDeletionRequested(5),
      accountDeletionWithdrawn(5),
    );
    const found = async (filter: Record<string, unknown>) => {
      const { rows, total } = await queries.users.page({ offset: 0, limit: 9, sort: newestFirst, filter }, now);
      expect(total).toBe(rows.length);
      return rows.map(({ id }) => id);
    };
    expect(await found({ role: 'customer' })).toEqual([accountId(5), accountId(1)]);
    expect(await found({ role: 'auditor' })).toEqual([accountId(4), accountId(3)]);
    expect(await found({ role: 'admin' })).toEqual([accountId(4), accountId(2)]);
    expect(await found({ leaving: true })).toEqual([accountId(1)]);
    expect(await found({ leaving: false, role: 'customer' })).toEqual([accountId(5)]);
    await expect(found({ role: 'gast' })).rejects.toThrow();
  });

  it('filters by verification and by subscription, together with others', async () => {
    const { queries } = await models.given(
      accountRegistered(1),
      accountRegistered(2),
      accountRegistered(3),
      emailVerified(1),
      emailVerified(2),
      subscriptionStarted(1, 1),
      subscriptionStarted(2, 3),
    );
    const found = async (filter: Record<string, unknown>) => {
      const { rows, total } = await queries.users.page({ offset: 0, limit: 9, sort: newestFirst, filter }, now);
      return { ids: rows.map(({ id }) => id), total };
    };
    expect(await found({ email_verified: true })).toEqual({ ids: [accountId(2), accountId(1)], total: 2 });
    expect(await found({ email_verified: false })).toEqual({ ids: [accountId(3)], total: 1 });
    expect(await found({ subscription_status: 'active' })).toEqual({ ids: [accountId(3), accountId(1)], total: 2 });
    expect(await found({ subscription_status: ['active', 'inactive'] })).toMatchObject({ total: 3 });
    expect(await found({ subscription_status: 'active', email_verified: true, is_admin: false })).toEqual({
      ids: [accountId(1)],
      total: 1,
    });
    await expect(found({ subscription_status: 'free' })).rejects.toThrow("filtered by 'subscription_status'");
  });

  it('refuses fields and filters it does not know', async () => {
    const { queries } = await models.given(accountRegistered(1));
    const page = (field: string, filter: Record<string, unknown>) =>
      queries.users.page({ offset: 0, limit: 9, sort: { field, descending: true }, filter }, now);
    await expect(page('toString', {})).rejects.toThrow("The list cannot be sorted by 'toString'.");
    await expect(page('created_at', { password: 'x' })).rejects.toThrow("filtered by 'password'");
    await expect(page('created_at', { id: 'x' })).rejects.toThrow("filtered by 'id'");
  });

  it('streams all accounts in batches, newest first', async () => {
    const accounts = Array.from({ length: 2_001 }, (_, index) => index + 1);
    const { queries } = await models.given(...accounts.map((account) => accountRegistered(account)));
    const batches = await collect(queries.users.each(now));
    expect(batches.map(({ length }) => length)).toEqual([1_000, 1_000, 1]);
    expect(batches.flat().map(({ id }) => id)).toEqual(accounts.toReversed().map(accountId));
  });
});
