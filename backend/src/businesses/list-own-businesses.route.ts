import { businessSchema } from '@sternklar/contracts/businesses/business.api';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import type { RequestKit } from '../platform/request-kit.port.ts';
import { slice } from '../platform/slice.port.ts';
import { TAG } from './business-answers.ts';

export interface ListOwnBusinessesRouteDeps {
  readonly businesses: Pick<Queries['businesses'], 'ofAccount'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const listOwnBusinessesRoute = slice(
  {
    name: 'list-own-businesses',
    call: 'GET /business',
    access: 'signed-in',
    tag: TAG,
    summary: 'Die eigenen Unternehmen, die neuesten zuerst',
    answers: { 200: z.array(businessSchema) },
    records: [],
    example: {},
  },
  ({ businesses, kit }: ListOwnBusinessesRouteDeps) =>
    async (request) => [...(await businesses.ofAccount(kit.identityOf(request).accountId))],
);
