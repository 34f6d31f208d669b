import { auditorAccessed } from '@sternklar/contracts/audit/audit-access.events';
import { eventsOf } from '@sternklar/contracts/events-of';
import { type Projection, statement } from '@sternklar/event-store/projection';
import { sqlFile } from '../../engine/read-model/sql-file.ts';
import { toColumns } from '../../engine/read-model/unnest.ts';

/** What auditors have read: who watches the watchers. */
export const auditorAccessList: Projection = {
  name: 'auditor-access-list',
  version: 1,
  tables: sqlFile(new URL('./auditor-access-list.table.sql', import.meta.url)),
  indexes: sqlFile(new URL('./auditor-access-list.indexes.sql', import.meta.url)),
  handles: [auditorAccessed.type],
  apply(events) {
    const accesses = eventsOf(events, auditorAccessed).map(({ id, recordedAt, data }) => ({ id, recordedAt, ...data }));
    return statement(
      `insert into access (id, created_at, auditor_id, operation, subject_id)
       select * from unnest($1::uuid[], $2::timestamptz[], $3::uuid[], $4::text[], $5::uuid[])
       on conflict (id) do nothing`,
      toColumns(accesses, ['id', 'recordedAt', 'auditorId', 'operation', 'subjectId']),
    );
  },
};
