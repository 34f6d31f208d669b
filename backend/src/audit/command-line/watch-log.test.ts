import type { StoredEvent } from '@sternklar/event-store/event-store';
import { MalformedNote } from '@sternklar/event-store/transparency/signed-note';
import { beforeAll, describe, expect, it } from 'vitest';
import { reviewLog, storeOf, transparencyLogOver } from '../testing/audit-log.ts';
import { watchLog } from './watch-log.ts';

describe('watching', () => {
  let events: readonly StoredEvent[];
  let earlier: string;

  beforeAll(async () => {
    events = await (await reviewLog(100)).store.readAll(0, 200);
    earlier = (await (await transparencyLogOver({ store: storeOf(events.slice(0, 120)) })).log.latest())?.note ?? '';
  });

  const watch = async (options: Parameters<typeof transparencyLogOver>[0], kept: string | null = earlier) => {
    const { log } = await transparencyLogOver(options);
    return watchLog({ store: options.store, log, earlier: kept });
  };
  const rewritten = () =>
    events.map((event) => (event.position === 60 ? { ...event, metadata: event.metadata.replace('c', 'd') } : event));

  it('finds nothing where the log only grew', async () => {
    expect(await watch({ store: storeOf(events) })).toMatchObject({ problems: [], checkpoint: { size: 200 } });
    expect((await watch({ store: storeOf(events) }, null))?.problems).toEqual([]);
  });

  it('names an event that was rewritten in the database', async () => {
    expect((await watch({ store: storeOf(rewritten()), signedEvents: events }, null))?.problems).toEqual([
      `Ereignis 60 (ReviewStatusChanged ${events[59]?.id}) ist in der Datenbank verändert worden.`,
      'Die Ereignisse in der Datenbank sind nicht die unterschriebenen.',
    ]);
  });

  it('finds by the kept checkpoint what was rewritten, built and signed anew', async () => {
    expect((await watch({ store: storeOf(rewritten()) }))?.problems).toEqual([
      'Die ersten 120 Ereignisse sind nicht mehr die von damals: Die Vergangenheit wurde umgeschrieben.',
    ]);
    expect((await watch({ store: storeOf(events.slice(0, 100)) }))?.problems).toEqual([
      'Das Protokoll hatte 120 Ereignisse, jetzt hat es 100: Es wurde gekürzt.',
    ]);
    expect((await watch({ store: storeOf(events), key: Buffer.alloc(32, 7) }))?.problems).toEqual([
      'Der aufbewahrte Prüfpunkt ist mit keinem der Schlüssel des Protokolls gültig unterschrieben.',
    ]);
  });

  it('names an event that was put into the past, although it was signed', async () => {
    const backdated = events.map((event) =>
      event.position === 190 ? { ...event, recordedAt: '2025-03-02T09:00:00.000Z' } : event,
    );
    expect((await watch({ store: storeOf(backdated) }))?.problems).toEqual([
      `Ereignis 190 (${events[189]?.type} ${events[189]?.id}) ist vom 2025-03-02T09:00:00.000Z datiert, obwohl eines vor ihm von ${events[188]?.recordedAt} ist: Die Zeit geht zurück.`,
    ]);
  });

  it('names an event whose box does not commit to its key, although it was signed', async () => {
    const loose = events.map((event) =>
      event.position === 189 ? { ...event, data: event.data.replace(/"commitment":"[^"]+",/, '') } : event,
    );
    expect((await watch({ store: storeOf(loose) }))?.problems).toEqual([
      'Ereignis 189 ist so verschlüsselt, dass mehr als ein Schlüssel passen kann, obwohl frühere an ihren gebunden sind.',
    ]);
  });

  it('finds that events are missing at the end', async () => {
    expect((await watch({ store: storeOf(events.slice(0, 150)), signedEvents: events }))?.problems).toEqual([
      'Unterschrieben sind 200 Ereignisse, in der Datenbank stehen nur 150.',
    ]);
  });

  it('does not take nonsense for a kept checkpoint', async () => {
    await expect(watch({ store: storeOf(events) }, 'nonsense')).rejects.toThrow(MalformedNote);
  });
});
