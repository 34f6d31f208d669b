import type { OwnSession } from '@sternklar/contracts/accounts/account.api';
import type { OwnData } from '@sternklar/contracts/accounts/own-data.api';
import type { Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { describe, expect, it, vi } from 'vitest';
import { ownAccount as account, at, ownData, refusal } from '../../testing/customer-world.ts';
import { accountPageTexts as texts } from '../../texts/account-page.ts';
import { sessionTexts } from '../../texts/session.ts';
import { createAccountPage } from './account-page.ts';

const session = (id: string, current = false): OwnSession => ({
  id,
  device: 'Firefox auf Windows',
  started_at: at,
  last_seen_at: at,
  expires_at: at,
  current,
});
const data: OwnData = { ...ownData, exported_at: '2026-11-20T23:30:00.000Z' };

const subscription: Subscription = {
  id: 's1',
  plan_name: 'standard',
  amount: 59,
  payment_method: 'Kreditkarte',
  status: 'active',
  started_at: '2026-03-02T09:00:00.000Z',
  expires_at: '2027-03-02T09:00:00.000Z',
  company_name: null,
  street: null,
  postal_code: null,
  town: null,
  vat_id: null,
  notice: null,
  notice_until: '2027-02-02',
  notice_recommended_until: '2027-01-31',
  ends_at_if_noticed_today: '2027-03-02T09:00:00.000Z',
  next_invoice_on: '2026-12-02',
  billed_until: null,
  termination: null,
};

/** The page on a server that agrees to everything; single answers can be replaced. */
const world = () => {
  const said: string[] = [];
  const saved: (readonly [string, OwnData | string])[] = [];
  const waits: number[] = [];
  const api = {
    account: vi.fn(async () => account),
    subscription: vi.fn(async (): Promise<Subscription | null> => null),
    giveNotice: vi.fn(async (_: string) => subscription),
    changeBilling: vi.fn(async (_: object) => subscription),
    withdrawNotice: vi.fn(async () => subscription),
    sessions: vi.fn(async (): Promise<readonly OwnSession[]> => [session('here', true), session('there')]),
    endSession: vi.fn(async (_: string): Promise<unknown> => ({})),
    endOtherSessions: vi.fn(async (): Promise<unknown> => ({})),
    changePassword: vi.fn(async (): Promise<unknown> => ({})),
    requestEmailChange: vi.fn(async (_: object) => ({ message: 'Code unterwegs' })),
    confirmEmailChange: vi.fn(async (_: string): Promise<unknown> => ({})),
    changeNotifications: vi.fn(async (): Promise<unknown> => ({})),
    exportData: vi.fn(async () => data),
    requestDeletion: vi.fn(async (): Promise<unknown> => ({})),
    withdrawDeletion: vi.fn(async (): Promise<unknown> => ({})),
    eraseAccount: vi.fn(async (_: object): Promise<unknown> => ({})),
  };
  const page = createAccountPage({
    api,
    toasts: { good: ({ text }) => said.push(text), bad: ({ text }) => said.push(`! ${text}`) },
    saveFile: (name, content) => saved.push([name, content]),
    pause: async (ms) => void waits.push(ms),
    leave: () => void said.push('(left)'),
    signOut: () => void said.push('(signed out)'),
  });
  return { page, api, said, saved, waits };
};
const passwords = { current_password: 'alt', new_password: 'ein-neues' };

describe('the account page', () => {
  it('shows the account, its sessions and its subscription', async () => {
    const { page, said } = world();
    await page.open();
    expect(page.state()).toMatchObject({ account, failed: false, subscription: null });
    expect(page.state().sessions.rows.map(({ id }) => id)).toEqual(['here', 'there']);
    expect(said).toEqual([]);
  });

  it('says of the subscription that it is on its way, failed to come, or that there is none', async () => {
    const { page, api } = world();
    expect(page.state()).toMatchObject({ subscription: null, subscriptionPhase: 'loading' });
    api.subscription.mockRejectedValueOnce(refusal(503));
    await page.open();
    expect(page.state()).toMatchObject({ subscription: null, subscriptionPhase: 'failed' });
    await page.reloadSubscription();
    expect(page.state()).toMatchObject({ subscription: null, subscriptionPhase: 'ready' });
  });

  it('says so in its place when the account cannot be read, and can read it again', async () => {
    const { page, api, said } = world();
    api.account.mockRejectedValueOnce(refusal(0));
    await page.open();
    expect(page.state()).toMatchObject({ account: null, failed: true });
    await page.refresh();
    expect(page.state()).toMatchObject({ account, failed: false });
    expect(said).toEqual([]);
  });

  it('keeps showing what it knows when a later reading fails', async () => {
    const { page, api } = world();
    await page.open();
    for (const read of [api.account, api.sessions, api.subscription]) read.mockRejectedValueOnce(refusal(503));
    await page.refresh();
    expect(page.state()).toMatchObject({ account, failed: false, sessions: { phase: 'failed' } });
    expect(page.state().sessions.rows).toHaveLength(2);
  });

  it('leaves, and says why once, when the session is over', async () => {
    const { page, api, said } = world();
    for (const read of [api.account, api.sessions, api.subscription]) read.mockRejectedValue(refusal(401));
    await page.open();
    expect(said).toEqual([`! ${sessionTexts.over}`, '(left)']);
  });

  it('leaves when the stream tells so, after other tabs have heard it', async () => {
    const { page, said, waits } = world();
    await page.open();
    page.sessionOver();
    await vi.waitFor(() => expect(said).toEqual([`! ${sessionTexts.over}`, '(left)']));
    expect(waits).toEqual([150]);
  });

  it('tells nothing and changes nothing once it is closed', async () => {
    const { page, api, said } = world();
    await page.open();
    page.close();
    api.account.mockResolvedValueOnce({ ...account, email: 'neu@firma.de' });
    page.liveUpdated({ kind: 'profile-changed', user_id: 'u1', at });
    page.sessionOver();
    await page.refresh();
    expect(page.state().account).toEqual(account);
    expect(said).toEqual([]);
  });
});

describe('what the owner changes', () => {
  it('is told only after the server agreed and the page shows it', async () => {
    const { page, api, said } = world();
    await page.open();
    api.account.mockImplementationOnce(async () => {
      expect(said).toEqual([]);
      return { ...account, status_mails: false };
    });
    await page.wantStatusMails(false);
    expect(api.changeNotifications).toHaveBeenCalledWith({ status_mails: false });
    expect(page.state().account?.status_mails).toBe(false);
    expect(said).toEqual([texts.mailsOff]);
  });

  it('is told in the server’s words when it refuses, and nothing changes', async () => {
    const { page, api, said } = world();
    await page.open();
    api.changePassword.mockRejectedValueOnce(refusal(400, 'Das Passwort stimmt nicht.'));
    await expect(page.changePassword(passwords)).rejects.toThrow();
    api.requestDeletion.mockRejectedValueOnce(refusal(500));
    await expect(page.requestDeletion({ password: 'geheim' })).rejects.toThrow();
    expect(said).toEqual(['! Das Passwort stimmt nicht.', `! ${texts.deletionNotRequested}`]);
    expect(page.state().account).toEqual(account);
  });

  it('a new password shows that the other devices are gone', async () => {
    const { page, api, said } = world();
    await page.open();
    api.sessions.mockResolvedValueOnce([session('here', true)]);
    await page.changePassword(passwords);
    expect(page.state().sessions.rows).toHaveLength(1);
    expect(said).toEqual([texts.passwordChanged]);
  });

  it('a device that had gone by itself is told as gone, and leaves the list', async () => {
    const { page, api, said } = world();
    await page.open();
    api.endSession.mockRejectedValueOnce(refusal(404, 'Dieses Gerät ist nicht mehr angemeldet.'));
    api.sessions.mockResolvedValueOnce([session('here', true)]);
    await expect(page.endSession(session('there'))).rejects.toThrow();
    expect(page.state().sessions.rows.map(({ id }) => id)).toEqual(['here']);
    expect(said).toEqual(['! Dieses Gerät ist nicht mehr angemeldet.']);
  });

  it('a request to delete, and its withdrawal, are seen at once', async () => {
    const { page, api, said } = world();
    await page.open();
    api.account.mockResolvedValueOnce({ ...account, deletion_requested_at: at });
    await page.requestDeletion({ password: 'geheim' });
    expect(api.requestDeletion).toHaveBeenCalledWith({ password: 'geheim' });
    expect(page.state().account?.deletion_requested_at).toBe(at);
    await page.withdrawDeletion();
    expect(page.state().account?.deletion_requested_at).toBeNull();
    expect(said).toEqual([texts.deletionRequested, texts.deletionWithdrawn]);
  });

  it('ends in leaving, without a second message, when the session is over meanwhile', async () => {
    const { page, api, said } = world();
    await page.open();
    api.endOtherSessions.mockRejectedValueOnce(refusal(401));
    await expect(page.endOtherSessions()).rejects.toThrow();
    expect(said).toEqual([`! ${sessionTexts.over}`, '(left)']);
  });
});

describe('the owner’s data', () => {
  it('are saved as a file named by the day in Germany', async () => {
    const { page, said, saved } = world();
    await page.open();
    await page.takeData('json');
    expect(saved).toEqual([['meine-daten-2026-11-21.json', data]]);
    expect(said).toEqual([texts.dataTaken]);
  });

  it('are not saved when they did not come whole', async () => {
    const { page, api, said, saved } = world();
    await page.open();
    api.exportData.mockRejectedValueOnce(refusal(0));
    await expect(page.takeData('json')).rejects.toThrow();
    expect(saved).toEqual([]);
    expect(said).toEqual([`! ${texts.dataNotTaken}`]);
  });
});

describe('what happens elsewhere', () => {
  it('is shown without a word: the own profile, the own subscription', async () => {
    const { page, api, said } = world();
    await page.open();
    api.account.mockResolvedValue({ ...account, deletion_requested_at: at });
    page.liveUpdated({ kind: 'profile-changed', user_id: 'u1', at });
    await vi.waitFor(() => expect(page.state().account?.deletion_requested_at).toBe(at));
    page.liveUpdated({ kind: 'subscription-changed', subscription_id: 's1', user_id: 'u1', status: 'active', at });
    expect(api.subscription).toHaveBeenCalledTimes(2);
    expect(said).toEqual([]);
  });

  it('to invoices is told to whoever shows them, and may have happened while nobody looked', async () => {
    const { page } = world();
    await page.open();
    page.liveUpdated({ kind: 'invoices-changed', user_id: 'u2', at });
    expect(page.state().invoiceChanges).toBe(0);
    page.liveUpdated({ kind: 'invoices-changed', user_id: 'u1', at });
    expect(page.state().invoiceChanges).toBe(1);
    await page.refresh();
    expect(page.state().invoiceChanges).toBe(2);
  });

  it('to somebody else is not read', async () => {
    const { page, api } = world();
    await page.open();
    page.liveUpdated({ kind: 'profile-changed', user_id: 'u2', at });
    expect(api.account).toHaveBeenCalledTimes(1);
  });
});
