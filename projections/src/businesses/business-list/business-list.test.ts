import { adminBusinessSchema, businessSchema } from '@sternklar/contracts/businesses/business.api';
import { describe, expect, it } from 'vitest';
import {
  accountId,
  accountRegistered,
  businessAdded,
  businessId,
  businessRemovalSettled,
  businessRemoved,
  businessRestored,
  emailOf,
  recordedAt,
} from '../../testing/events.ts';
import { projectionSpec } from '../../testing/projection-spec.ts';
import { collect, readModelsOf } from '../../testing/read-models.ts';
import { businessList } from './business-list.projection.ts';

describe('business list, given events then rows', () => {
  const spec = projectionSpec(businessList);

  it('lists a business as it was added', () =>
    spec
      .given(
        accountRegistered(1),
        businessAdded(1, 1, { businessName: 'Café Süß', googleBusinessLink: 'https://g.example/a' }),
      )
      .thenRows('select * from business', [
        {
          id: businessId(1),
          account_id: accountId(1),
          name: 'Café Süß',
          name_key: 'cafe suss',
          google_business_link: 'https://g.example/a',
          created_at: new Date(recordedAt(2)),
          removed_at: null,
        },
      ]));

  it('drops a removed business, also in the batch that added it', () =>
    spec
      .given(accountRegistered(1), businessAdded(1, 1), businessAdded(2, 1), businessRemoved(1, 1))
      .thenRows('select id from listed_business', [{ id: businessId(2) }]));

  it('lists it again as it was once its owner has it back, and counts it', () =>
    spec
      .given(
        accountRegistered(1),
        businessAdded(1, 1),
        businessAdded(2, 1),
        ...[1, 2].map((business) => businessRemoved(business, 1)),
        ...[1, 2].map((business) => businessRestored(business, 1)),
        businessRemoved(2, 1),
      )
      .thenRows('select id, name, created_at, businesses from listed_business cross join business_count', [
        { id: businessId(1), name: 'Gasthaus 1', created_at: new Date(recordedAt(2)), businesses: 1 },
      ]));

  it('keeps nothing of one that nobody can have back any more', () =>
    spec
      .given(businessAdded(1, 1), businessAdded(2, 1), businessRemoved(1, 1), businessRemovalSettled(1, 1))
      .thenRows('select id, businesses from business cross join business_count', [
        { id: businessId(2), businesses: 1 },
      ]));

  it('keeps the total', () =>
    spec
      .given(accountRegistered(1), businessAdded(1, 1), businessAdded(2, 1), businessAdded(3, 1), businessRemoved(2, 1))
      .thenRows('select businesses from business_count', [{ businesses: 2 }]));

  it('stores a name with a character that PostgreSQL cannot hold', () =>
    spec
      .given(businessAdded(1, 1, { businessName: 'Gast\u0000haus' }))
      .thenRows('select name from business', [{ name: 'Gasthaus' }]));
});

describe('business list, queries', () => {
  const models = readModelsOf([businessList]);
  const newestFirst = { field: 'created_at', descending: true };

  it("answers an account's own businesses, newest first, in the shape of the API", async () => {
    const { queries } = await models.given(
      accountRegistered(1),
      accountRegistered(2),
      businessAdded(1, 1),
      businessAdded(2, 2),
      businessAdded(3, 1),
    );
    const businesses = await queries.businesses.ofAccount(accountId(1));
    expect(businesses.map((business) => businessSchema.strict().parse(business).id)).toEqual([
      businessId(3),
      businessId(1),
    ]);
    expect(await queries.businesses.ofAccount('kein-konto')).toEqual([]);
  });

  it('answers the owner of a business as long as it is there', async () => {
    const { queries } = await models.given(businessAdded(1, 1), businessAdded(2, 2), businessRemoved(2, 2));
    expect(await queries.businesses.ownerOf(businessId(1))).toBe(accountId(1));
    expect(await queries.businesses.ownerOf(businessId(2))).toBeNull();
    expect(await queries.businesses.ownerOf('kein-unternehmen')).toBeNull();
  });

  it("shows admins the owner's address, and what is left of an erased one", async () => {
    const { queries } = await models.given(
      accountRegistered(1),
      accountRegistered(2, { email: null }),
      businessAdded(1, 1),
      businessAdded(2, 2, { businessName: null, googleBusinessLink: null }),
    );
    const { rows, total } = await queries.businesses.page({ offset: 0, limit: 9, sort: newestFirst, filter: {} });
    expect(total).toBe(2);
    expect(rows.map((row) => adminBusinessSchema.strict().parse(row))).toEqual([
      {
        id: businessId(2),
        business_name: '',
        google_business_link: '',
        created_at: recordedAt(4),
        user_id: accountId(2),
        user_email: 'Gelöschtes Konto',
      },
      {
        id: businessId(1),
        business_name: 'Gasthaus 1',
        google_business_link: 'https://g.example/1',
        created_at: recordedAt(3),
        user_id: accountId(1),
        user_email: emailOf(1),
      },
    ]);
  });

  it('sorts by name and filters by owner and by any part of the name', async () => {
    const { queries } = await models.given(
      accountRegistered(1),
      businessAdded(1, 1, { businessName: 'Zum Bären' }),
      businessAdded(2, 1, { businessName: 'Übernachtung am See' }),
      businessAdded(3, 2, { businessName: 'bärenhöhle' }),
    );
    const found = async (filter: Record<string, unknown>, sort = { field: 'business_name', descending: false }) => {
      const { rows, total } = await queries.businesses.page({ offset: 0, limit: 9, sort, filter });
      return { ids: rows.map(({ id }) => id), total };
    };
    expect(await found({})).toEqual({ ids: [businessId(3), businessId(2), businessId(1)], total: 3 });
    expect(await found({ q: 'BÄR' })).toEqual({ ids: [businessId(3), businessId(1)], total: 2 });
    expect(await found({ q: 'baren', user_id: accountId(1) })).toEqual({ ids: [businessId(1)], total: 1 });
    expect(await found({ user_id: [accountId(1), accountId(2)] }, newestFirst)).toMatchObject({ total: 3 });
  });

  it('streams all businesses', async () => {
    const { queries } = await models.given(accountRegistered(1), businessAdded(1, 1), businessAdded(2, 1));
    const all = (await collect(queries.businesses.each())).flat();
    expect(all.map(({ id }) => id)).toEqual([businessId(2), businessId(1)]);
  });
});
