import { describe, expect, it } from 'vitest';
import { accountId, auditorAccessed, recordedAt, reviewId } from '../../testing/events.ts';
import { projectionSpec } from '../../testing/projection-spec.ts';
import { readModelsOf } from '../../testing/read-models.ts';
import { auditorAccessList } from './auditor-access-list.projection.ts';

const READ = 'GET /api/audit/reviews/:id';
const LIST = 'GET /api/admin/users';
const newestFirst = { offset: 0, limit: 25, sort: { field: 'created_at', descending: true } };

describe('accesses of auditors, given events then rows', () => {
  const spec = projectionSpec(auditorAccessList);

  it('keeps one row for each', () =>
    spec
      .given(auditorAccessed(1, READ, reviewId(1)), auditorAccessed(2, LIST, null))
      .thenRows('select auditor_id, operation, subject_id from access order by created_at', [
        { auditor_id: accountId(1), operation: READ, subject_id: reviewId(1) },
        { auditor_id: accountId(2), operation: LIST, subject_id: null },
      ]));
});

describe('accesses of auditors, queries', () => {
  const models = readModelsOf([auditorAccessList]);

  it('answers them page by page, the newest first, also of one auditor', async () => {
    const { queries } = await models.given(
      auditorAccessed(1, READ, reviewId(1)),
      auditorAccessed(2, LIST, null),
      auditorAccessed(1, LIST, null),
    );
    const { rows, total } = await queries.auditorAccesses.page({ ...newestFirst, limit: 2, filter: {} });
    expect(total).toBe(3);
    expect(rows).toMatchObject([
      { auditor_id: accountId(1), operation: LIST, subject_id: null, created_at: recordedAt(3) },
      { auditor_id: accountId(2) },
    ]);
    const own = await queries.auditorAccesses.page({ ...newestFirst, filter: { auditor_id: accountId(2) } });
    expect(own.rows.map(({ created_at }) => created_at)).toEqual([recordedAt(2)]);
  });
});
