import type { OwnAccount } from '@sternklar/contracts/accounts/account.api';
import { accountStream } from '@sternklar/contracts/accounts/account.events';
import type { OwnData, SentMail } from '@sternklar/contracts/accounts/own-data.api';
import type { AdminBusiness } from '@sternklar/contracts/businesses/business.api';
import type { Preferences } from '@sternklar/contracts/preferences.api';
import type { Evidence } from '@sternklar/contracts/reviews/evidence/evidence.api';
import type { AdminReview, Review, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import type { SavedFilter } from '@sternklar/contracts/saved-filter.api';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Queries } from '@sternklar/projections/queries';
import type { Identity } from '../../platform/access.port.ts';
import { accountStreamType, exists } from '../account.ts';
import type { OwnAuthenticatorApp } from '../authenticator-app/own-authenticator-app.ts';
import type { KnownDeviceFacts, KnownDevices } from '../known-devices/known-devices.ts';
import { ownKnownDevice } from '../known-devices/own-known-device.ts';
import type { KnownPasskeys } from '../passkeys/known-passkeys.ts';
import { ownPasskey } from '../passkeys/passkey-answers.ts';
import type { PushDevices } from '../push-devices/push-devices.ts';
import { ownSession } from '../sessions/own-session.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Member } from './json-document.ts';

type NamedReview = Review & { readonly business_name: string };

/** Where other capabilities' shares of what is kept about an account are read, in batches. */
export interface OwnDataSources {
  readonly businesses: Pick<Queries['businesses'], 'each'>;
  readonly reviews: Pick<Queries['reviews'], 'each'>;
  /** Those of businesses that the account removed. */
  readonly reviewsOfRemoved: (accountId: string) => AsyncIterable<readonly NamedReview[]>;
  readonly reviewHistory: Pick<Queries['reviewHistory'], 'ofReviews'>;
  readonly reviewEvidence: Pick<Queries['reviewEvidence'], 'ofReviews'>;
  readonly subscriptions: Pick<Queries['subscriptions'], 'each'>;
  readonly invoices: Pick<Queries['invoices'], 'eachOfAccount'>;
  readonly conversations: Pick<Queries['conversations'], 'eachMessage'>;
  readonly mailsOf: (accountId: string) => AsyncIterable<readonly SentMail[]>;
  readonly savedFiltersOf: (accountId: string) => Promise<readonly SavedFilter[]>;
  readonly preferencesOf: (accountId: string) => Promise<Preferences>;
}

export interface OwnDataDeps extends OwnDataSources {
  readonly users: Pick<Queries['users'], 'ownAccount'>;
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly sessions: Pick<Sessions, 'ofAccount'>;
  readonly knownDevices: Pick<KnownDevices, 'of'>;
  readonly ownAuthenticatorApp: OwnAuthenticatorApp;
  readonly knownPasskeys: Pick<KnownPasskeys, 'of'>;
  readonly pushDevices: Pick<PushDevices, 'of'>;
}

type OwnReview = OwnData['reviews'][number];
type OfReviews<Row> = (reviewIds: readonly string[]) => Promise<ReadonlyMap<string, readonly Row[]>>;
/** What belongs to each review. */
interface Shares {
  readonly historiesOf: OfReviews<ReviewHistoryEntry>;
  readonly evidenceOf: OfReviews<Evidence>;
  readonly removed: boolean;
}

/** Reviews whose histories are held at once. */
const REVIEWS_AT_ONCE = 100;

async function* mapped<Row, Shown>(
  batches: AsyncIterable<readonly Row[]>,
  show: (row: Row) => Shown,
): AsyncGenerator<readonly Shown[]> {
  for await (const batch of batches) yield batch.map(show);
}

/** Rows of lists that admins read name the user, too; in the user's own data that is nobody else. */
const ownBusiness = ({ user_id: _, user_email: __, ...business }: AdminBusiness) => business;

const ownReview = ({ user_id: _, user_email: __, google_business_link: ___, ...review }: AdminReview): NamedReview =>
  review;

async function* withShares(
  batches: AsyncIterable<readonly NamedReview[]>,
  { historiesOf, evidenceOf, removed }: Shares,
): AsyncGenerator<readonly OwnReview[]> {
  for await (const batch of batches) {
    for (let start = 0; start < batch.length; start += REVIEWS_AT_ONCE) {
      const part = batch.slice(start, start + REVIEWS_AT_ONCE);
      const ids = part.map(({ id }) => id);
      const [histories, evidence] = await Promise.all([historiesOf(ids), evidenceOf(ids)]);
      yield part.map((review) => {
        const files = evidence.get(review.id) ?? [];
        const history = [...(histories.get(review.id) ?? [])];
        return { ...review, business_removed: removed, history, ...(files.length > 0 && { evidence: [...files] }) };
      });
    }
  }
}

/** Batches of one after those of the other. */
async function* inARow<Row>(...sources: readonly AsyncIterable<readonly Row[]>[]): AsyncGenerator<readonly Row[]> {
  for (const source of sources) yield* source;
}

/** The profile with what only the log keeps of it; null while the read models do not know the account yet. */
const accountOf = async (
  { users, commands }: OwnDataDeps,
  accountId: string,
  now: Date,
): Promise<OwnData['account'] | null> => {
  const profile: OwnAccount | null = await users.ownAccount(accountId, now);
  const { state } = await commands.load(accountStreamType, accountStream(accountId));
  if (profile === null || !exists(state)) return null;
  const { newEmail, former } = state.emailChange;
  const formerEmails = former.flatMap(({ email }) => (email === null ? [] : [email]));
  return {
    ...profile,
    language: state.language,
    phone_number: state.phoneNumber,
    ...(newEmail !== null && { pending_email: newEmail }),
    ...(formerEmails.length > 0 && { former_emails: formerEmails }),
  };
};

const exportedDevice = (device: KnownDeviceFacts) => {
  const { current: _, ...exported } = ownKnownDevice(null)(device);
  return exported;
};

/** Left out where there is nothing. */
type Seldom = 'authenticator_app' | 'known_devices' | 'passkeys' | 'preferences' | 'push_devices';
type OwnDataMembers = Readonly<Record<Exclude<keyof OwnData, Seldom>, Member>> &
  Partial<Readonly<Record<Seldom, Member>>>;

/** Everything kept about the account of a session, as it is at `now`; null when there is no account yet. */
export const createOwnData =
  (deps: OwnDataDeps) =>
  async ({ accountId, sessionId }: Identity, now: Date): Promise<OwnDataMembers | null> => {
    const account = await accountOf(deps, accountId, now);
    if (account === null) return null;
    const own = { user_id: accountId };
    const shares = {
      historiesOf: (reviewIds: readonly string[]) => deps.reviewHistory.ofReviews(reviewIds, accountId),
      evidenceOf: deps.reviewEvidence.ofReviews,
    };
    const sessions = await deps.sessions.ofAccount(accountId);
    const knownDevices = await deps.knownDevices.of(accountId);
    const passkeys = await deps.knownPasskeys.of(accountId);
    const authenticatorApp = await deps.ownAuthenticatorApp(accountId);
    const pushDevices = await deps.pushDevices.of(accountId);
    const preferences = await deps.preferencesOf(accountId);
    return {
      exported_at: { value: now.toISOString() },
      account: { value: account },
      businesses: { rows: mapped(deps.businesses.each(own), ownBusiness) },
      reviews: {
        rows: inARow(
          withShares(mapped(deps.reviews.each(own), ownReview), { ...shares, removed: false }),
          withShares(deps.reviewsOfRemoved(accountId), { ...shares, removed: true }),
        ),
      },
      subscriptions: {
        rows: mapped(
          deps.subscriptions.each(now, own),
          ({ user_id: _, user_email: __, created_at: ___, termination_note: ____, ...subscription }) => subscription,
        ),
      },
      invoices: { rows: deps.invoices.eachOfAccount(accountId) },
      messages: { rows: deps.conversations.eachMessage(accountId) },
      sessions: { value: sessions.map(ownSession(sessionId)) },
      ...(knownDevices.length > 0 && { known_devices: { value: knownDevices.map(exportedDevice) } }),
      ...(passkeys.length > 0 && { passkeys: { value: passkeys.map(ownPasskey) } }),
      ...(authenticatorApp !== null && { authenticator_app: { value: authenticatorApp } }),
      ...(pushDevices.length > 0 && { push_devices: { value: pushDevices } }),
      mails: { rows: deps.mailsOf(accountId) },
      saved_filters: { value: await deps.savedFiltersOf(accountId) },
      ...(Object.keys(preferences).length > 0 && { preferences: { value: preferences } }),
    };
  };
