import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { EventStore } from '@sternklar/event-store/event-store';
import type { ReviewAsOf } from '@sternklar/projections/queries';
import { type StatusStep, statusStepOf } from './bundle/status-history.ts';

/** Moments in ISO 8601. */
interface Moments {
  readonly at: string;
  readonly comparedWith: string | null;
  readonly readAt: string;
}

/** A row whose statuses are the log's own; `disagrees` where the read model said something else. */
export type ReviewInLog = ReviewAsOf & { readonly disagrees: boolean };

/** Each is a reading of its own. */
const AT_ONCE = 4;
/** What is younger the read model need not have heard of. */
const ON_ITS_WAY_MS = 60_000;

const stepAt = (steps: readonly StatusStep[], moment: string | null): StatusStep | null =>
  moment === null ? null : (steps.findLast(({ at }) => Date.parse(at) <= Date.parse(moment)) ?? null);

const inLog = (row: ReviewAsOf, steps: readonly StatusStep[], { at, comparedWith, readAt }: Moments): ReviewInLog => {
  const [then, other] = [stepAt(steps, at), stepAt(steps, comparedWith)];
  const told = { status: then?.to ?? null, statusSince: then?.at ?? null, comparedStatus: other?.to ?? null };
  const isSame =
    told.status === row.status && told.statusSince === row.statusSince && told.comparedStatus === row.comparedStatus;
  const newest = Math.max(...[then, other].map((step) => (step === null ? 0 : Date.parse(step.at))));
  return { ...row, ...told, disagrees: !isSame && newest < Date.parse(readAt) - ON_ITS_WAY_MS };
};

/** Rows of a read model, with their statuses as the events themselves have them: a table can be changed, the log cannot unseen. */
export const statusesInLog = async (
  store: Pick<EventStore, 'readStream'>,
  rows: readonly ReviewAsOf[],
  moments: Moments,
): Promise<readonly ReviewInLog[]> => {
  const found: ReviewInLog[] = [];
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const some = rows.slice(start, start + AT_ONCE).map(async (row) => {
      const steps = (await store.readStream(reviewStream(row.id))).flatMap((event) => statusStepOf(event) ?? []);
      return inLog(row, steps, moments);
    });
    found.push(...(await Promise.all(some)));
  }
  return found;
};
