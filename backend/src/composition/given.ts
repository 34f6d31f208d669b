import { PRICE_PER_MONTH_EUR } from '@sternklar/contracts/constants';
import { agb } from '@sternklar/contracts/legal/agb';
import { plainTextOf } from '@sternklar/contracts/legal/plain-text';
import type { SubjectKind } from '@sternklar/contracts/personal-data';
import { subjectOf } from '@sternklar/contracts/personal-data';
import type { SiteOperator } from '@sternklar/contracts/site';
import type { EventCodec } from '@sternklar/event-store/event-codec';
import type { EventStore } from '@sternklar/event-store/event-store';
import { countParkedEvents } from '@sternklar/event-store/reactors/parked-events';
import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import type { Queries } from '@sternklar/projections/queries';
import type { Pool } from 'pg';
import type { AccountServices } from '../accounts/account-services.ts';
import { createAppCodeTries } from '../accounts/authenticator-app/app-code-tries.ts';
import type { PersonalKeys } from '../accounts/erase-account/erasure.ts';
import type { AccountsSettings } from '../accounts/index.ts';
import { createLoginAttempts } from '../accounts/log-in/login-attempts.ts';
import { createPreferenceStore } from '../back-office/preferences.ts';
import { createSavedFilters } from '../back-office/saved-filters.ts';
import type { BusinessOf } from '../businesses/business-of.ts';
import { createRemoveBusinessesOf } from '../businesses/remove-business/remove-businesses-of.ts';
import type { Given } from '../capabilities.ts';
import { createAnswerLinkTokens } from '../conversations/answer-by-mail/answer-link-tokens.ts';
import { createDeclinedAddresses } from '../conversations/answer-by-mail/declined-addresses.ts';
import type { Assistant } from '../conversations/assistant/assistant.ts';
import { contactOf, sellerOf } from '../invoices/seller.ts';
import { createPartnerAtPresent } from '../partners/partner-at-present.ts';
import type { PartnerDirectory } from '../partners/partner-directory.ts';
import { createPartnerServices } from '../partners/partner-services.ts';
import { createAwaitsBank } from '../payments/awaits-bank.ts';
import { createIsPaidAhead } from '../payments/first-payment.ts';
import { createCustomersToDelete } from '../payments/forget-customers/customers-to-delete.ts';
import { createForgetCustomers } from '../payments/forget-customers/forget-customers.ts';
import { createMistimedNotices } from '../payments/mistimed-notices/mistimed-notices.ts';
import type { HostedPayments } from '../payments/payment-provider.ts';
import type { MayActByClock } from '../platform/clock.port.ts';
import type { SharedCounts } from '../platform/counts.port.ts';
import type { Fetch } from '../platform/fetch.port.ts';
import { createHasDiskRoom } from '../platform/files/disk-room.ts';
import type { SealedFiles } from '../platform/files.port.ts';
import { createAskedMails } from '../platform/mail/asked-mails.ts';
import { createForgetMails } from '../platform/mail/forget-mails.ts';
import { createMailsOf } from '../platform/mail/sent-mails.ts';
import { createUntoldMails } from '../platform/mail/untold-mails.ts';
import type { Platform } from '../platform/platform.port.ts';
import type { Config } from '../platform/settings/config.ts';
import type { FollowUpSettings } from '../reviews/casework/follow-up-rules.ts';
import { createEvidenceMaker } from '../reviews/evidence/aside/maker.ts';
import { createEvidenceFiles } from '../reviews/evidence/evidence-files.ts';
import { createEvidenceUploads } from '../reviews/evidence/evidence-uploads.ts';
import type { NoticeSettings } from '../reviews/notice/notice-settings.ts';
import { createReviewsOfRemoved } from '../reviews/reviews-of-removed-businesses.ts';
import { createEndSubscriptionOfErased } from '../subscriptions/end-with-account/end-subscription-of-erased.ts';
import { createRunsSubscription } from '../subscriptions/runs-subscription.ts';
import {
  createHasBegun,
  createStartPaidSubscription,
} from '../subscriptions/start-subscription/start-paid-subscription.ts';
import type { ProductPush } from './push.ts';

/** What is there before the capabilities. */
export interface Ground {
  readonly platform: Platform;
  readonly queries: Queries;
  readonly pool: Pool;
  readonly store: EventStore;
  readonly codec: EventCodec;
  /** See `AccountServicesDeps`. */
  readonly rootKey: Buffer;
  readonly files: SealedFiles;
  readonly transparencyLog: TransparencyLog;
  readonly witnessFetch: Fetch;
  readonly personalKeys: PersonalKeys;
  readonly accountServices: AccountServices;
  readonly push: Pick<ProductPush, 'settings' | 'pushes'>;
  readonly counts: SharedCounts;
  readonly businessOf: BusinessOf;
  readonly businessOwnerOf: Given['businessOwnerOf'];
  readonly partnerDirectory: PartnerDirectory;
  readonly pinnedWidget: Given['pinnedWidget'];
  readonly assistant: Assistant;
  readonly paymentProvider: HostedPayments | null;
  readonly readModelsFollow: () => Promise<boolean>;
  readonly mayActByClock: MayActByClock;
}

export interface GivenSettings {
  readonly accounts: AccountsSettings;
  readonly loginAttemptsPerQuarterHour: number;
  readonly brandName: string;
  readonly publicUrl: string;
  readonly operator: SiteOperator;
  readonly paymentsAreSimulated: boolean;
  readonly dunningDays: Config['dunningDays'];
  readonly vatIdReminderDays: number;
  readonly datev: Config['datev'];
  readonly fiscalYearMonth: Config['fiscalYearMonth'];
  readonly troubleSpanMs: Config['payments']['troubleSpanMs'];
  readonly notices: NoticeSettings;
  readonly followUps: FollowUpSettings;
  readonly statusMailDelayMs: number;
  readonly evidence: Config['evidence'];
  readonly witnessing: Config['witnessing'];
}

/** What is kept about an account by others than accounts: to be exported, and to be erased. */
const keptElsewhere = (
  { platform, queries, pool, businessOf, paymentProvider }: Ground,
  { savedFilters, preferences, customersToDelete }: Pick<Given, 'savedFilters' | 'preferences' | 'customersToDelete'>,
) => {
  const { commands, now } = platform;
  const { businesses, conversations, invoices, reviews, reviewHistory } = queries;
  const ownDataElsewhere: Given['ownDataElsewhere'] = {
    reviewsOfRemoved: createReviewsOfRemoved({ commands, reviews, reviewHistory, businessOf }),
    mailsOf: createMailsOf(pool),
    savedFiltersOf: savedFilters.of,
    preferencesOf: preferences.of,
  };
  const traces: Given['traces'] = {
    runsSubscription: createRunsSubscription({ commands, now }),
    // Without its VAT id nothing would let them wait any more: they would be billed to nobody.
    owesInvoices: async (accountId) =>
      (await invoices.openOf(accountId)).length > 0 || (await invoices.hasWaitingAbroad(accountId, now())),
    awaitsBank: createAwaitsBank({ commands }),
    isInUse: async (accountId) =>
      (await businesses.ofAccount(accountId)).length > 0 || (await conversations.hasOne(accountId)),
    endSubscription: createEndSubscriptionOfErased(commands),
    removeBusinesses: createRemoveBusinessesOf({ commands, businesses }),
    reviewIdsOf: reviewHistory.reviewIdsOf,
    forgetMails: createForgetMails({ pool, now }),
    forgetSavedFilters: savedFilters.forgetAllOf,
    forgetPreferences: preferences.forgetAllOf,
    forgetCustomers: createForgetCustomers({ commands, customersToDelete, provider: paymentProvider }),
  };
  return { ownDataElsewhere, traces };
};

/** The bytes of evidence, and those under way. */
const evidenceOn = ({ platform: { now }, pool, files }: Ground, settings: Config['evidence']) => ({
  files,
  evidenceFiles: createEvidenceFiles({ pool, files, now }),
  evidenceUploads: createEvidenceUploads(pool, now),
  evidenceMaker: createEvidenceMaker(),
  evidenceRoom: {
    accountBytes: settings.accountBytes,
    hasDiskRoom: createHasDiskRoom({ folder: settings.folder, minFreeBytes: settings.minFreeBytes }),
  },
});

const REVIEW = subjectOf('review', '');

/** Whoever destroys a review's key, for whatever reason and also once again, has its files removed, too. */
const keysWithFiles = (
  { destroy, notDestroyed }: PersonalKeys,
  { evidenceFiles, evidenceUploads }: Pick<Given, 'evidenceFiles' | 'evidenceUploads'>,
): PersonalKeys => ({
  notDestroyed,
  async destroy(subject) {
    if (subject.startsWith(REVIEW)) {
      const reviewId = subject.slice(REVIEW.length);
      await evidenceUploads.forgetReview(reviewId);
      await evidenceFiles.expectRemovalOf(reviewId);
    }
    await destroy(subject);
  },
});

/** Keys of personal data, by whom they belong to. */
const keysBySubject = ({ destroy, notDestroyed }: PersonalKeys) => {
  const destroyKeyOf = (kind: SubjectKind) => (id: string) => destroy(subjectOf(kind, id));
  return {
    destroyReviewKey: destroyKeyOf('review'),
    isReviewErased: async (reviewId: string) => (await notDestroyed([subjectOf('review', reviewId)])).length === 0,
    destroyInvoiceKey: destroyKeyOf('invoice'),
    destroyVisitorKey: destroyKeyOf('visitor'),
    areVisitorsErased: async (visitorIds: readonly string[]) => {
      const subjects = visitorIds.map((id) => subjectOf('visitor', id));
      const living = new Set(await notDestroyed(subjects));
      return subjects.map((subject) => !living.has(subject));
    },
  };
};

/** What announces answers to visitors, and lets them go on from there. */
const answersByMail = ({ pool, rootKey, partnerDirectory: directory, platform: { now } }: Ground) => ({
  answerLinkTokens: createAnswerLinkTokens(rootKey),
  declinedAddresses: createDeclinedAddresses({ pool, rootKey, now }),
  ...createPartnerAtPresent({ directory, now }),
});

/** Makes what the capabilities are opened with: each port once. */
export const givenOn = (ground: Ground, settings: GivenSettings): Given => {
  const { platform, pool, rootKey, counts, accountServices, partnerDirectory: directory } = ground;
  const { commands, nextId, now } = platform;
  const { brandName, publicUrl, operator, paymentsAreSimulated } = settings;
  const savedFilters = createSavedFilters(pool, nextId);
  const preferences = createPreferenceStore(pool);
  const customersToDelete = createCustomersToDelete(pool, now);
  const evidence = evidenceOn(ground, settings.evidence);
  const personalKeys = keysWithFiles(ground.personalKeys, evidence);
  return {
    ...platform,
    queries: ground.queries,
    ...keysBySubject(personalKeys),
    forgetVisitorMails: createForgetMails({ pool, now }),
    ...keptElsewhere(ground, { savedFilters, preferences, customersToDelete }),
    savedFilters,
    preferences,
    customersToDelete,
    mistimedNotices: createMistimedNotices(pool),
    countParked: () => countParkedEvents(pool),
    ...evidence,
    accountServices,
    accountsSettings: settings.accounts,
    appCodeTries: createAppCodeTries(counts),
    loginAttempts: createLoginAttempts({ counts, maxPerQuarterHour: settings.loginAttemptsPerQuarterHour }),
    personalKeys,
    readModelsFollow: ground.readModelsFollow,
    mayActByClock: ground.mayActByClock,
    businessOwnerOf: ground.businessOwnerOf,
    businessOf: ground.businessOf,
    pinnedWidget: ground.pinnedWidget,
    partnerServices: createPartnerServices({ directory, counts, rootKey, now }),
    site: { brandName, publicUrl },
    noticeSettings: settings.notices,
    followUpSettings: settings.followUps,
    statusMailDelayMs: settings.statusMailDelayMs,
    dunningDays: settings.dunningDays,
    vatIdReminderDays: settings.vatIdReminderDays,
    datev: settings.datev,
    fiscalYearMonth: settings.fiscalYearMonth,
    troubleSpanMs: settings.troubleSpanMs,
    // Without the setting nobody is refused any more, whoever was before.
    areRequestsSuspended: async (accountId) =>
      settings.dunningDays.suspension !== null && ground.queries.invoices.areRequestsSuspended(accountId),
    untoldMails: createUntoldMails(pool),
    askedMails: createAskedMails(pool),
    push: ground.push.settings,
    pushes: ground.push.pushes,
    brandName,
    seller: sellerOf(operator),
    sellerContact: contactOf(operator),
    paymentProvider: ground.paymentProvider,
    isPaidBeforehand: !paymentsAreSimulated,
    termsText: plainTextOf(agb({ brand: brandName, uiTexts: 'de', operator })),
    takesNewPayments: !paymentsAreSimulated,
    paidBy: paymentsAreSimulated ? 'simulated-card' : null,
    // Where no provider is, there is nobody to pay ahead.
    isPaidAhead: ground.paymentProvider === null ? async () => false : createIsPaidAhead(commands),
    startPaid: createStartPaidSubscription(commands),
    hasBegun: createHasBegun(commands),
    monthlyCents: PRICE_PER_MONTH_EUR * 100,
    firstMonthIs: `${brandName}: Tarif Standard, erster Monat`,
    isErased: accountServices.isErased,
    assistant: ground.assistant,
    counts,
    ...answersByMail(ground),
    transparencyLog: ground.transparencyLog,
    witnessing: settings.witnessing,
    witnessFetch: ground.witnessFetch,
    auditOrigin: `${new URL(publicUrl).hostname}/audit`,
    store: ground.store,
    codec: ground.codec,
  };
};
