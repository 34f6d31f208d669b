import type { LiveUpdate, LiveUpdateKinds } from '@sternklar/contracts/live-updates/live-update.api';
import type { ListedCase } from '@sternklar/contracts/reviews/casework/case-list.api';
import type { HeardUpdates } from '../../live-updates/live-channel.ts';

/** A list of cases as it is on the screen. */
export interface ShownCases {
  readonly rows: readonly Pick<ListedCase, 'id' | 'business_id'>[];
  /** As the API takes it. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** The number of the newest update that was heard when the rows were loaded. */
  readonly loadedAt: number;
}

export interface CaseNews {
  /** How many cases, or businesses with theirs, are not shown as they are now. */
  readonly count: number;
  readonly isUnsure: boolean;
  /** Rows to which something happened, … */
  readonly changed: readonly string[];
  /** … and the number of the last update that says so. */
  readonly newest: number;
}

export const NO_CASE_NEWS: CaseNews = { count: 0, isUnsure: false, changed: [], newest: 0 };

type CaseUpdate = Extract<LiveUpdate, { review_id: string } | { kind: 'business-removed' | 'business-restored' }>;

/** Whether an update may change where cases stand, or how many there are. */
export const isOfCases = (update: LiveUpdate): update is CaseUpdate => {
  const { kind } = update;
  switch (kind) {
    case 'review-submitted':
    case 'review-status-changed':
    case 'review-case-changed':
    case 'business-removed':
    case 'business-restored':
      return true;
    default:
      kind satisfies 'review-note-added' | 'business-added' | LiveUpdateKinds['account' | 'conversations'];
      return false;
  }
};

const allows = (wanted: unknown, value: string): boolean =>
  wanted === undefined || (Array.isArray(wanted) ? wanted.includes(value) : wanted === value);

/** What happened to a case that is not shown may have brought it here; which state it has by now is not told. */
const mayBecomeRow = ({ filter }: ShownCases, update: CaseUpdate): boolean =>
  update.kind !== 'business-removed' &&
  allows(filter.business_id, update.business_id) &&
  allows(filter.user_id, update.user_id);

/** What has happened to a list of cases since it was loaded. */
export const caseNews = (shown: ShownCases, { updates, gapUntil }: HeardUpdates): CaseNews => {
  const changed = new Set<string>();
  const elsewhere = new Set<string>();
  let newest = 0;
  for (const { number, update } of updates) {
    if (number <= shown.loadedAt || !isOfCases(update)) continue;
    const rows = shown.rows.filter((row) =>
      'review_id' in update ? row.id === update.review_id : row.business_id === update.business_id,
    );
    for (const { id } of rows) changed.add(id);
    if (rows.length > 0) newest = number;
    else if (update.kind !== 'business-removed' && mayBecomeRow(shown, update))
      elsewhere.add('review_id' in update ? update.review_id : update.business_id);
  }
  return { count: changed.size + elsewhere.size, isUnsure: gapUntil > shown.loadedAt, changed: [...changed], newest };
};
