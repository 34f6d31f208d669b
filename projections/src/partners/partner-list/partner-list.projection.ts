import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { eventsAmong, eventsOf } from '@sternklar/contracts/events-of';
import {
  type PartnerEvent,
  partnerAppearanceChanged,
  partnerEvents,
  partnerIdentitySecretIssued,
  partnerKeyIssued,
  partnerKeyRetired,
  partnerKeyRevoked,
  partnerOfficeHoursChanged,
  partnerOriginsChanged,
  partnerPaused,
  partnerRegistered,
  partnerRenamed,
  partnerResumed,
} from '@sternklar/contracts/partners/partner.events';
import { type Projection, type SqlStatement, statement } from '@sternklar/event-store/projection';
import { sqlFile } from '../../engine/read-model/sql-file.ts';
import { searchableText, storableText } from '../../engine/read-model/stored-text.ts';
import { toColumns } from '../../engine/read-model/unnest.ts';

/** Partners with the widget on their pages, and their keys: the admins' list, and whose key it is. */
export const partnerList: Projection = {
  name: 'partner-list',
  version: 2,
  tables: sqlFile(new URL('./partner-list.table.sql', import.meta.url)),
  indexes: sqlFile(new URL('./partner-list.indexes.sql', import.meta.url)),
  handles: partnerEvents.map(({ type }) => type),
  // By kind: a partner is registered before it changes, and of its changes of one kind the last one counts.
  apply: (events) => [
    ...addPartners(events),
    ...rename(events),
    ...changeOrigins(events),
    ...pauseAndResume(events),
    ...markIdentities(events),
    ...changeAppearance(events),
    ...changeOfficeHours(events),
    ...addKeys(events),
    ...retireKeys(events),
    ...revokeKeys(events),
  ],
};

/** The last event of each partner. */
const lastOfEach = <Event extends RecordedEvent<PartnerEvent>>(events: readonly Event[]): readonly Event[] => [
  ...new Map(events.map((event) => [event.data.partnerId, event])).values(),
];

const nameOf = (name: string) => ({ name: storableText(name), nameKey: searchableText(name) });

function addPartners(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const partners = eventsOf(events, partnerRegistered).map(({ data, recordedAt }) => ({
    id: data.partnerId,
    ...nameOf(data.name),
    origins: JSON.stringify(data.origins),
    createdAt: recordedAt,
  }));
  if (partners.length === 0) return [];
  return statement(
    `with added as (
       insert into partner (id, name, name_key, origins, created_at)
       select id, name, name_key, array(select jsonb_array_elements_text(origins)), created_at
       from unnest($1::uuid[], $2::text[], $3::text[], $4::jsonb[], $5::timestamptz[])
         as new (id, name, name_key, origins, created_at)
       on conflict (id) do nothing
       returning id
     )
     update partner_count set partners = partners + (select count(*) from added)`,
    toColumns(partners, ['id', 'name', 'nameKey', 'origins', 'createdAt']),
  );
}

function rename(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const names = lastOfEach(eventsOf(events, partnerRenamed)).map(({ data }) => ({
    id: data.partnerId,
    ...nameOf(data.name),
  }));
  if (names.length === 0) return [];
  return statement(
    `update partner set name = changed.name, name_key = changed.name_key
     from unnest($1::uuid[], $2::text[], $3::text[]) as changed (id, name, name_key) where partner.id = changed.id`,
    toColumns(names, ['id', 'name', 'nameKey']),
  );
}

function changeOrigins(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const changes = lastOfEach(eventsOf(events, partnerOriginsChanged)).map(({ data }) => ({
    id: data.partnerId,
    origins: JSON.stringify(data.origins),
  }));
  if (changes.length === 0) return [];
  return statement(
    `update partner set origins = array(select jsonb_array_elements_text(changed.origins))
     from unnest($1::uuid[], $2::jsonb[]) as changed (id, origins) where partner.id = changed.id`,
    toColumns(changes, ['id', 'origins']),
  );
}

const PAUSED_BY = { PartnerPaused: true, PartnerResumed: false } as const;

function pauseAndResume(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const states = lastOfEach(eventsAmong(events, [partnerPaused, partnerResumed])).map(({ type, data }) => ({
    id: data.partnerId,
    paused: PAUSED_BY[type],
  }));
  if (states.length === 0) return [];
  return statement(
    `update partner set paused = changed.paused
     from unnest($1::uuid[], $2::boolean[]) as changed (id, paused) where partner.id = changed.id`,
    toColumns(states, ['id', 'paused']),
  );
}

function markIdentities(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const ids = eventsOf(events, partnerIdentitySecretIssued).map(({ data }) => data.partnerId);
  return ids.length === 0 ? [] : statement('update partner set has_identity = true where id = any($1::uuid[])', [ids]);
}

function changeAppearance(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const changes = lastOfEach(eventsOf(events, partnerAppearanceChanged)).map(({ data }) => {
    const { partnerId, title, color, textColor: text_color, words } = data;
    return { id: partnerId, look: storableText(JSON.stringify({ title, color, text_color, words })) };
  });
  if (changes.length === 0) return [];
  return statement(
    `update partner set look = changed.look
     from unnest($1::uuid[], $2::jsonb[]) as changed (id, look) where partner.id = changed.id`,
    toColumns(changes, ['id', 'look']),
  );
}

function changeOfficeHours(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const changes = lastOfEach(eventsOf(events, partnerOfficeHoursChanged)).map(({ data }) => ({
    id: data.partnerId,
    hours: JSON.stringify(data.hours),
  }));
  if (changes.length === 0) return [];
  return statement(
    `update partner set office_hours = changed.hours
     from unnest($1::uuid[], $2::jsonb[]) as changed (id, hours) where partner.id = changed.id`,
    toColumns(changes, ['id', 'hours']),
  );
}

function addKeys(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const keys = eventsOf(events, partnerKeyIssued).map(({ data, recordedAt }) => ({ ...data, issuedAt: recordedAt }));
  if (keys.length === 0) return [];
  return statement(
    `insert into partner_key (id, partner_id, public_key, issued_at)
     select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[]) on conflict (id) do nothing`,
    toColumns(keys, ['keyId', 'partnerId', 'publicKey', 'issuedAt']),
  );
}

function retireKeys(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const retired = eventsOf(events, partnerKeyRetired).map(({ data }) => data);
  if (retired.length === 0) return [];
  return statement(
    `update partner_key set valid_until = retired.valid_until
     from unnest($1::uuid[], $2::timestamptz[]) as retired (id, valid_until) where partner_key.id = retired.id`,
    toColumns(retired, ['keyId', 'validUntil']),
  );
}

function revokeKeys(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const revoked = eventsOf(events, partnerKeyRevoked).map(({ data, recordedAt }) => ({
    id: data.keyId,
    revokedAt: recordedAt,
  }));
  if (revoked.length === 0) return [];
  return statement(
    `update partner_key set revoked_at = revoked.revoked_at
     from unnest($1::uuid[], $2::timestamptz[]) as revoked (id, revoked_at) where partner_key.id = revoked.id`,
    toColumns(revoked, ['id', 'revokedAt']),
  );
}
