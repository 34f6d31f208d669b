import { NO_APPEARANCE } from '@sternklar/contracts/partners/appearance.api';
import { partnerSchema } from '@sternklar/contracts/partners/partner.api';
import { describe, expect, it } from 'vitest';
import {
  partnerAppearanceChanged,
  partnerId,
  partnerKeyId,
  partnerKeyIssued,
  partnerKeyRetired,
  partnerKeyRevoked,
  partnerOfficeHoursChanged,
  partnerOriginsChanged,
  partnerRegistered,
  partnerRenamed,
  partnerSwitched,
  recordedAt,
} from '../../testing/events.ts';
import { projectionSpec } from '../../testing/projection-spec.ts';
import { collect, readModelsOf } from '../../testing/read-models.ts';
import { partnerList } from './partner-list.projection.ts';

const UNTIL = '2026-03-01T08:00:00.000Z';

describe('partner list, given events then rows', () => {
  const spec = projectionSpec(partnerList);

  it('lists a partner as it was registered', () =>
    spec
      .given(partnerRegistered(1, { name: 'Hotel Süß', origins: ['https://a.example', 'https://b.example'] }))
      .thenRows('select * from partner', [
        {
          id: partnerId(1),
          name: 'Hotel Süß',
          name_key: 'hotel suss',
          origins: ['https://a.example', 'https://b.example'],
          paused: false,
          has_identity: false,
          look: null,
          office_hours: [],
          created_at: new Date(recordedAt(1)),
        },
      ]));

  it('holds what was said last', () =>
    spec
      .given(
        partnerRegistered(1),
        partnerRenamed(1, 'Erst'),
        partnerSwitched(1, 'PartnerPaused'),
        partnerOriginsChanged(1, 'https://a.example'),
        partnerRenamed(1, 'Dann'),
        partnerSwitched(1, 'PartnerResumed'),
        partnerOriginsChanged(1, 'https://b.example', 'https://c.example'),
        partnerSwitched(1, 'PartnerPaused'),
      )
      .thenRows('select name, name_key, origins, paused from partner', [
        { name: 'Dann', name_key: 'dann', origins: ['https://b.example', 'https://c.example'], paused: true },
      ]));

  it('holds what the chat looks like and when people answer', () => {
    const words = { de: { welcome: 'Grüß Gott!', suggestions: ['Wann?'] }, en: { welcome: null, suggestions: [] } };
    const day = { day: 1, from: '09:00', to: '17:00' };
    return spec
      .given(
        partnerRegistered(1),
        partnerAppearanceChanged(1, { title: 'Erst' }),
        partnerOfficeHoursChanged(1, day, { ...day, day: 2 }),
        partnerAppearanceChanged(1, { color: '#7a1f35', words }),
        partnerOfficeHoursChanged(1, day),
      )
      .thenRows('select look, office_hours from partner', [
        { look: { title: null, color: '#7a1f35', text_color: null, words }, office_hours: [day] },
      ]);
  });

  it('keeps keys, when they end, and whether they were ended', () =>
    spec
      .given(
        partnerRegistered(1),
        partnerKeyIssued(1, 1),
        partnerKeyIssued(2, 1),
        partnerKeyRetired(1, 1, UNTIL),
        partnerKeyRevoked(1, 1),
      )
      .thenRows('select id, public_key, issued_at, valid_until, revoked_at from partner_key order by id', [
        {
          id: partnerKeyId(1),
          public_key: 'pk_1',
          issued_at: new Date(recordedAt(2)),
          valid_until: new Date(UNTIL),
          revoked_at: new Date(recordedAt(5)),
        },
        {
          id: partnerKeyId(2),
          public_key: 'pk_2',
          issued_at: new Date(recordedAt(3)),
          valid_until: null,
          revoked_at: null,
        },
      ]));

  it('keeps the total', () =>
    spec
      .given(partnerRegistered(1), partnerRegistered(2))
      .thenRows('select partners from partner_count', [{ partners: 2 }]));
});

describe('partner list, queries', () => {
  const models = readModelsOf([partnerList]);
  const newestFirst = { field: 'created_at', descending: true };

  it('answers a partner in the shape of the API, its newest key first', async () => {
    const { queries } = await models.given(
      partnerRegistered(1),
      partnerKeyIssued(1, 1),
      partnerKeyIssued(2, 1),
      partnerKeyRetired(1, 1, UNTIL),
      { type: 'PartnerIdentitySecretIssued', data: { partnerId: partnerId(1), secretId: partnerKeyId(9) } },
    );
    expect(partnerSchema.strict().parse(await queries.partners.byId(partnerId(1)))).toEqual({
      id: partnerId(1),
      name: 'Partner 1',
      origins: ['https://partner1.example'],
      status: 'active',
      keys: [
        { id: partnerKeyId(2), key: 'pk_2', issued_at: recordedAt(3), valid_until: null, revoked_at: null },
        { id: partnerKeyId(1), key: 'pk_1', issued_at: recordedAt(2), valid_until: UNTIL, revoked_at: null },
      ],
      identity: true,
      appearance: NO_APPEARANCE,
      created_at: recordedAt(1),
    });
    expect(await queries.partners.byId(partnerId(2))).toBeNull();
    expect(await queries.partners.byId('unsinn')).toBeNull();
  });

  it('knows whose key it is, and whose origin', async () => {
    const { queries } = await models.given(
      partnerRegistered(1),
      partnerKeyIssued(1, 1),
      partnerKeyRevoked(1, 1),
      partnerOriginsChanged(1, 'https://neu.example'),
    );
    expect(await queries.partners.idOfKey('pk_1')).toBe(partnerId(1));
    expect(await queries.partners.idOfKey('pk_2')).toBeNull();
    expect(await queries.partners.isRegisteredOrigin('https://neu.example')).toBe(true);
    expect(await queries.partners.isRegisteredOrigin('https://partner1.example')).toBe(false);
  });

  it('pages, sorts and filters, with the total', async () => {
    const { queries } = await models.given(
      partnerRegistered(1, { name: 'Zum Bären' }),
      partnerRegistered(2, { name: 'Übernachtung am See' }),
      partnerRegistered(3, { name: 'bärenhöhle' }),
      partnerSwitched(3, 'PartnerPaused'),
    );
    const found = async (filter: Record<string, unknown>, sort = { field: 'name', descending: false }) => {
      const { rows, total } = await queries.partners.page({ offset: 0, limit: 9, sort, filter });
      return { ids: rows.map(({ id }) => id), total };
    };
    expect(await found({})).toEqual({ ids: [partnerId(3), partnerId(2), partnerId(1)], total: 3 });
    expect(await found({ q: 'BÄR' })).toEqual({ ids: [partnerId(3), partnerId(1)], total: 2 });
    expect(await found({ status: 'paused' })).toEqual({ ids: [partnerId(3)], total: 1 });
    expect(await found({ id: partnerId(2) })).toEqual({ ids: [partnerId(2)], total: 1 });
    expect(await found({ status: ['active', 'paused'] }, newestFirst)).toMatchObject({ total: 3 });
    const all = (await collect(queries.partners.each({ status: 'active' }))).flat();
    expect(all.map(({ id }) => id)).toEqual([partnerId(2), partnerId(1)]);
  });
});
