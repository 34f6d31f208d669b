import { join, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from './steps.ts';

/**
 * The files that take longest, the longest first, by the table that each run of `npm test` prints: where nothing is known of earlier
 * runs, as on a fresh clone, one of them would begin when all others are done, and be waited for alone.
 */
export const SLOWEST: readonly string[] = [
  'customer-ui/e2e/public-pages.test.ts',
  'admin-ui/e2e/desk.test.ts',
  'customer-ui/e2e/whole-job.test.ts',
  'chat-widget/e2e/product.test.ts',
  'infra/grading/grade.test.ts',
  'customer-ui/e2e/flows.test.ts',
  'customer-ui/e2e/landing-chat.test.ts',
  'chat-widget/e2e/setting-up.test.ts',
  'admin-ui/e2e/audit.test.ts',
  'admin-ui/e2e/session.test.ts',
  'chat-widget/e2e/guest.test.ts',
  'backend/src/platform/http/idempotency/idempotency.test.ts',
  'backend/src/payments/dunning.route.test.ts',
  'backend/src/conversations/answer-by-mail/answers-by-mail.route.test.ts',
];

const placeOf = (file: string): number => {
  const place = SLOWEST.indexOf(relative(root, file).replaceAll('\\', '/'));
  return place < 0 ? SLOWEST.length : place;
};

/** Files in the order in which they are to begin; those that nothing is known of stay as they are. Pure. */
export const slowestFirst = <File extends Pick<TestSpecification, 'moduleId'>>(
  files: readonly File[],
): readonly File[] => files.toSorted((one, other) => placeOf(one.moduleId) - placeOf(other.moduleId));

/** As usual, and then the slowest first. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...slowestFirst(await super.sort(files))];
  }
}

/** Where a file of the list lies. */
export const pathOf = (file: string): string => join(root, file);
