import type pg from 'pg';

/** A change that only an operator with the tables' own role can make; `$1` is an event's position, `$2` its leaf's index. */
export interface DatabaseChange {
  readonly name: string;
  readonly sql: string;
  readonly part: 'event' | 'tree';
}

const event = (name: string, change: string): DatabaseChange => ({
  name,
  part: 'event',
  sql: `update event_log.events set ${change} where position = $1 and $2::int >= 0`,
});

/** What may be done to one event or to what was computed from it, each of it a lie that stands in the database alone. */
export const DATABASE_CHANGES: readonly DatabaseChange[] = [
  event('other data', `data = data || ' '`),
  event('another status', `data = replace(data, 'eingereicht', 'gelöscht') || ' '`),
  event('another actor', `metadata = replace(metadata, '"kind":"account"', '"kind":"operator"') || ' '`),
  event('another type', `type = type || 'd'`),
  event('another version', 'version = version + 1000'),
  event('another stream', `stream_id = stream_id || 'x'`),
  event('another id', 'id = gen_random_uuid()'),
  event('a later time', `recorded_at = recorded_at + interval '1 second'`),
  event('a time a moment earlier', `recorded_at = recorded_at - interval '10 milliseconds'`),
  event('a time a year back', `recorded_at = recorded_at - interval '1 year'`),
  event('a time a leap second back', `recorded_at = recorded_at - interval '1 second'`),
  {
    name: 'a missing event',
    part: 'event',
    sql: 'delete from event_log.events where position = $1 and $2::int >= 0',
  },
  {
    name: 'another hash in the tree',
    part: 'tree',
    sql: `update transparency_log.tiles set hashes = set_byte(hashes, ($2::int % 256) * 32, (get_byte(hashes, ($2::int % 256) * 32) + 1) % 256)
          where level = 0 and index = $2::int / 256 and $1::int > 0`,
  },
];

/** An owner's connection that may change what is guarded, and put back what was there. */
export interface Forger {
  /** Makes the change at an event, by its position and the number of its leaf, from 0. */
  change(change: DatabaseChange, position: number): Promise<void>;
  /** Puts back everything that was changed. */
  restore(position: number): Promise<void>;
  /** Switches the guards on again. */
  guard(): Promise<void>;
}

/** Switches the guards off and remembers what is honest; the events are 1 to n without gaps, as in a log that nobody rebuilt. */
export const createForger = async (owner: pg.Client): Promise<Forger> => {
  for (const statement of [
    'alter table event_log.events disable trigger events_are_append_only',
    'alter table transparency_log.tiles disable trigger user',
    'create temp table honest as select * from event_log.events',
    'create temp table honest_tiles as select * from transparency_log.tiles',
  ])
    await owner.query(statement);
  return {
    async change({ sql }, position) {
      await owner.query(sql, [position, position - 1]);
    },
    async restore(position) {
      await owner.query('delete from event_log.events where position = $1', [position]);
      await owner.query('insert into event_log.events select * from honest where position = $1', [position]);
      await owner.query(
        `update transparency_log.tiles t set hashes = h.hashes from honest_tiles h
         where h.level = t.level and h.index = t.index and h.hashes <> t.hashes`,
      );
    },
    async guard() {
      await owner.query('alter table event_log.events enable always trigger events_are_append_only');
      await owner.query('alter table transparency_log.tiles enable trigger user');
    },
  };
};
