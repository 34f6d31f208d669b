import type { AuditCheckpoint, AuditConsistency } from '@sternklar/contracts/audit/audit.api';
import type { AuditEntry, AuditProofs } from '@sternklar/contracts/audit/audit-replay.api';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { hasGrown, isIncluded } from './merkle.ts';
import { isSignedBy, readCheckpoint, type TlogCheckpoint } from './tlog-checkpoint.ts';

/** What this browser keeps from visit to visit: whom it trusts, and what the log was. */
export interface Pinned {
  readonly key: string;
  /** The newest checkpoint that was found good, whole. */
  readonly note: string;
}

export type Verdict =
  /** Signed by the pinned key, and only grown since. */
  | { readonly kind: 'verified'; readonly size: number; readonly since: number; readonly pin: Pinned }
  /** The first visit: from now on this key and this state are what later ones are compared with. */
  | { readonly kind: 'first'; readonly size: number; readonly pin: Pinned }
  /** Signed, but by another key than the pinned one. `pin` is what there would be if it is trusted. */
  | { readonly kind: 'key-changed'; readonly kept: string; readonly shown: string; readonly pin: Pinned | null }
  | { readonly kind: 'rewritten'; readonly from: number }
  | { readonly kind: 'not-signed' };

export interface Questions {
  /** The proof that the log only grew between two sizes; null where the server cannot give it. */
  consistency(from: number, to: number): Promise<Pick<AuditConsistency, 'proof'> | null>;
}

/** The key that signs now, as the server names it. */
export const shownKey = ({ keys }: AuditCheckpoint): string => keys.find((key) => key.retired_at === null)?.key ?? '';

/** Whether the newer state grew out of the kept one. */
const grewFrom = async (kept: TlogCheckpoint, now: TlogCheckpoint, { consistency }: Questions): Promise<boolean> => {
  if (kept.origin !== now.origin || kept.size > now.size) return false;
  if (kept.size === now.size) return hasGrown(kept, now, []);
  const answer = await consistency(kept.size, now.size);
  return answer !== null && hasGrown(kept, now, answer.proof);
};

/**
 * What to think of a signed state, by what this browser has kept. Trusts nothing that the server says about it. Rejects where
 * the browser cannot check, or the server does not answer.
 */
export const judgeCheckpoint = async (
  shown: AuditCheckpoint,
  pinned: Pinned | null,
  questions: Questions,
): Promise<Verdict> => {
  const now = readCheckpoint(shown.note);
  if (now === null) return { kind: 'not-signed' };
  const key = shownKey(shown);
  const kept = pinned === null ? null : readCheckpoint(pinned.note);
  if (pinned === null || kept === null) {
    const isSigned = await isSignedBy(key, now);
    return isSigned ? { kind: 'first', size: now.size, pin: { key, note: shown.note } } : { kind: 'not-signed' };
  }
  // An older answer, as of another tab: the kept one is the newer of the two.
  const [older, newer] = now.size < kept.size ? [now, kept] : [kept, now];
  const isTrusted = await isSignedBy(pinned.key, now);
  if (!isTrusted && !(await isSignedBy(key, now))) return { kind: 'not-signed' };
  if (!(await grewFrom(older, newer, questions))) return { kind: 'rewritten', from: kept.size };
  const note = newer === now ? shown.note : pinned.note;
  if (!isTrusted) return { kind: 'key-changed', kept: pinned.key, shown: key, pin: { key, note } };
  return { kind: 'verified', size: newer.size, since: kept.size, pin: { key: pinned.key, note } };
};

export interface EventsVerdict {
  readonly proven: number;
  /** Recorded a moment ago: not in the signed state yet. */
  readonly pending: number;
  /** Ids of entries that are not what the log holds, or not where they should be. */
  readonly wrong: readonly string[];
}

const EVENT_OF: Readonly<Record<AuditEntry['kind'], ReviewEvent['type']>> = {
  submitted: 'ReviewSubmitted',
  'status-changed': 'ReviewStatusChanged',
  'note-added': 'ReviewNoteAdded',
  erased: 'ReviewErased',
  'details-amended': 'ReviewDetailsAmended',
  withdrawn: 'RemovalWithdrawn',
  'taken-up-again': 'RemovalTakenUpAgain',
  'question-asked': 'QuestionAsked',
  'question-answered': 'QuestionAnswered',
  'question-reminded': 'QuestionReminded',
  'question-closed': 'QuestionClosed',
  'taken-over': 'CaseTakenOver',
  'let-go': 'CaseLetGo',
  forwarded: 'RemovalForwarded',
  appealed: 'RemovalAppealed',
  'appeal-wished': 'AppealWished',
  'appeal-set-aside': 'AppealSetAside',
  'platform-answered': 'PlatformAnswered',
  'came-back': 'ReviewCameBack',
  'follow-up-set': 'FollowUpSet',
  'evidence-added': 'EvidenceAdded',
  'evidence-removed': 'EvidenceRemoved',
};

/** Whether the leaf tells the same as the entry that is shown; what it keeps encrypted cannot be compared. */
const tellsTheSame = (leafText: string, entry: AuditEntry, reviewId: string): boolean => {
  try {
    const leaf = JSON.parse(leafText);
    const data = JSON.parse(leaf.data);
    const { actor } = JSON.parse(leaf.metadata);
    const isSame =
      leaf.id === entry.event_id &&
      leaf.streamId === `review-${reviewId}` &&
      leaf.version === entry.version &&
      leaf.recordedAt === entry.at &&
      (actor.kind === 'account' ? actor.id : null) === entry.actor_id;
    const isSameChange = entry.kind !== 'status-changed' || (data.from === entry.from && data.to === entry.to);
    return isSame && isSameChange && leaf.type === EVENT_OF[entry.kind];
  } catch {
    return false;
  }
};

/** The state says of its time that until then there was nothing else; clocks of servers differ a little. */
const TIME_TOLERANCE_MS = 60_000;

/** Checks every entry against the state that its proofs are of; entries must follow one another without a gap. */
export const judgeEvents = async (
  reviewId: string,
  entries: readonly AuditEntry[],
  { checkpoint, events }: AuditProofs,
): Promise<EventsVerdict> => {
  const tree = readCheckpoint(checkpoint.note);
  const proofs = new Map(events.map(({ event_id, inclusion }) => [event_id, inclusion]));
  const wrong: string[] = [];
  let pending = 0;
  const isMissing = (entry: AuditEntry): boolean =>
    proofs.get(entry.event_id) === null &&
    checkpoint.time !== null &&
    Date.parse(entry.at) < Date.parse(checkpoint.time) - TIME_TOLERANCE_MS;
  for (const [index, entry] of entries.entries()) {
    const inclusion = proofs.get(entry.event_id) ?? null;
    const isInPlace = entry.version === index + 1;
    if (inclusion === null && isInPlace && !isMissing(entry)) pending += 1;
    else if (
      inclusion === null ||
      tree === null ||
      !isInPlace ||
      !tellsTheSame(inclusion.leaf, entry, reviewId) ||
      !(await isIncluded(inclusion, tree))
    )
      wrong.push(entry.event_id);
  }
  return { proven: entries.length - pending - wrong.length, pending, wrong };
};
