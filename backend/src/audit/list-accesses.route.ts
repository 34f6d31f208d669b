import { auditorAccessSchema } from '@sternklar/contracts/audit/audit-access.api';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import type { EmailsOf } from '../platform/actor-emails.port.ts';
import { listQuerySchema, parseListRequest, sendPage } from '../platform/lists.port.ts';
import { slice } from '../platform/slice.port.ts';
import { TAG } from './audit-answers.ts';

export interface ListAccessesDeps {
  readonly accesses: Queries['auditorAccesses'];
  readonly emailsOf: EmailsOf;
}

const FIRST_PAGE = '[0,24]';

export const listAccessesRoute = slice(
  {
    name: 'list-accesses',
    call: 'GET /audit/accesses',
    access: ['admin'],
    tag: TAG,
    summary: 'Was Prüferinnen und Prüfer gelesen haben, das Neueste zuerst; seitenweise',
    query: listQuerySchema,
    answers: { 200: z.array(auditorAccessSchema) },
    records: [],
    example: {},
  },
  ({ accesses, emailsOf }: ListAccessesDeps) =>
    async ({ query }, reply) => {
      const list = parseListRequest({ ...query, range: query.range ?? FIRST_PAGE });
      if (list === null) throw new Error('A first page is always asked for.');
      const { rows, total } = await accesses.page(list);
      const emails = await emailsOf([...new Set(rows.map(({ auditor_id }) => auditor_id))]);
      const told = rows.map((row) => ({ ...row, auditor_email: emails.get(row.auditor_id) ?? '' }));
      return sendPage(reply, 'accesses', { rows: told, total }, list);
    },
);
