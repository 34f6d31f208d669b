import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import {
  AMENDABLE_LABEL,
  CHANNEL_LABEL,
  type Channel,
  PLATFORM_ANSWER_LABEL,
} from '@sternklar/contracts/reviews/casework/casework-words';
import { type ReviewEvent, reviewEvents, reviewStream } from '@sternklar/contracts/reviews/review.events';
import { REVIEW_STATUS_LABEL, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import type { EventCodec } from '@sternklar/event-store/event-codec';
import type { EventStore } from '@sternklar/event-store/event-store';
import { actorText, type StatusStep, statusStepOf } from '../bundle/status-history.ts';

const AT_ONCE = 2_000;

/** A line for everything that happened to a review, the oldest first, notes included; none for one that never was. */
export const historyLines = async (
  { store, codec }: { readonly store: Pick<EventStore, 'readStream'>; readonly codec: Pick<EventCodec, 'decode'> },
  reviewId: string,
): Promise<readonly string[]> => {
  const events = await codec.decode(await store.readStream(reviewStream(reviewId)));
  return events.map((event) => {
    const what = isKnown(event) ? whatHappened(event) : event.type;
    return `${event.recordedAt}  ${actorText(event.metadata.actor)}  ${what}`;
  });
};

/** Others were recorded by a newer version of the product. */
const isKnown = (event: RecordedEvent): event is RecordedEvent<ReviewEvent> =>
  reviewEvents.some(({ type }) => type === event.type);

const ERASED = '(gelöscht)';

/** What the statuses alone do not say: an appeal was refused, or a decision is taken back. */
const decidedAgain = ({
  from,
  to,
  restores,
}: Extract<ReviewEvent, { type: 'ReviewStatusChanged' }>['data']): string => {
  if (from !== to) return restores ? ' (zurückgenommen)' : '';
  return restores ? ' (letzte Antwort der Plattform zurückgenommen)' : ' (Widerspruch abgelehnt)';
};

const reached = (from: ReviewStatus | null, to: ReviewStatus): string =>
  `${from ? `${REVIEW_STATUS_LABEL[from]} → ` : ''}${REVIEW_STATUS_LABEL[to]}`;

/** The way, and what the platform calls it. */
const wayOf = ({ channel, reference }: { readonly channel: Channel; readonly reference: string | null }): string =>
  [CHANNEL_LABEL[channel], ...(reference === null ? [] : [`Aktenzeichen ${reference}`])].join(', ');

const whatHappened = (event: ReviewEvent): string => {
  switch (event.type) {
    case 'ReviewSubmitted':
      return reached(null, 'eingereicht');
    case 'ReviewStatusChanged':
      return `${reached(event.data.from, event.data.to)}${decidedAgain(event.data)}`;
    case 'ReviewNoteAdded':
      return `Notiz: ${event.data.text ?? ERASED}`;
    case 'ReviewErased':
      return 'Angaben gelöscht';
    case 'ReviewDetailsAmended':
      return `Angaben ergänzt: ${event.data.changed.map((name) => AMENDABLE_LABEL[name]).join(', ')}`;
    case 'RemovalWithdrawn':
      return `Zurückgezogen${event.data.reason === null ? '' : `: ${event.data.reason}`}`;
    case 'RemovalTakenUpAgain':
      return 'Wieder aufgenommen';
    case 'QuestionAsked':
      return `Frage: ${event.data.text ?? ERASED}`;
    case 'QuestionAnswered':
      return `Antwort: ${event.data.text ?? ERASED}`;
    case 'QuestionReminded':
      return 'An die Frage erinnert';
    case 'QuestionClosed':
      return 'Frage ohne Antwort geschlossen';
    case 'RemovalForwarded':
      return `Übermittelt (${wayOf(event.data)}): ${event.data.sentText ?? ERASED}`;
    case 'RemovalAppealed':
      return `Widerspruch (${wayOf(event.data)}): ${event.data.sentText ?? ERASED}`;
    case 'AppealWished':
      return 'Widerspruch gewünscht';
    case 'AppealSetAside':
      return `Kein Widerspruch: ${event.data.text ?? ERASED}`;
    case 'PlatformAnswered': {
      const { answer, text } = event.data;
      return `Antwort der Plattform: ${PLATFORM_ANSWER_LABEL[answer]}${text === null ? '' : `: ${text}`}`;
    }
    case 'ReviewCameBack':
      return 'Wieder auf der Plattform zu sehen';
    case 'CaseTakenOver':
      return 'Übernommen';
    case 'CaseLetGo':
      return 'Nicht länger übernommen';
    case 'FollowUpSet':
      return `Wiedervorlage: ${event.data.followUpAt}${event.data.reason === null ? '' : `: ${event.data.reason}`}`;
    case 'EvidenceAdded':
      return `Beleg hinzugefügt: ${event.data.name ?? '(gelöscht)'}, gespeichert mit SHA-256 ${event.data.storedHash}`;
    case 'EvidenceRemoved':
      return `Beleg entfernt: ${event.data.evidenceId}`;
  }
};

/** The last step of every review up to a moment, by the log's own times; the newest first. */
export const statusesAt = async (
  { store }: { readonly store: Pick<EventStore, 'readAll'> },
  time: Date,
): Promise<readonly StatusStep[]> => {
  const until = time.toISOString();
  const latest = new Map<string, StatusStep>();
  for (let after = 0; ; ) {
    const batch = await store.readAll(after, AT_ONCE);
    const newest = batch.at(-1);
    if (!newest) break;
    for (const event of batch) {
      const step = event.recordedAt <= until ? statusStepOf(event) : null;
      if (step) latest.set(step.reviewId, step);
    }
    if (newest.recordedAt > until) break;
    after = newest.position;
  }
  return [...latest.values()].sort((one, other) => (one.at < other.at ? 1 : -1));
};
