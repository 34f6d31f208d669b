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

  it('names an event in a time of which a checkpoint had said that there was nothing', async () => {
    const hourLater = new Date(Date.parse(events[149]?.recordedAt ?? '') + 3_600_000);
    const inBetween = new Date(hourLater.getTime() - 1_800_000).toISOString();
    const forged = events.map((event) => (event.position > 150 ? { ...event, recordedAt: inBetween } : event));
    const timeOf = (size: number) => (size === 150 ? hourLater : null);
    const { problems = [] } = (await watch({ store: storeOf(forged), keptAt: [150], timeOf })) ?? {};
    expect(problems).toHaveLength(20);
    expect(problems[0]).toBe(
      `Ereignis 151 (${events[150]?.type} ${events[150]?.id}) ist vom ${inBetween} datiert, obwohl das Protokoll bis ${hourLater.toISOString()} nur 150 Ereignisse hatte: Es wurde nachträglich in die Vergangenheit gesetzt.`,
    );
  });

  it('names checkpoints of the database whose time was changed or steps back, and those of another history', {
    tags: 'long',
  }, async () => {
    const late = new Date(Date.parse(events[199]?.recordedAt ?? '') + 3_600_000);
    const back = await watch({ store: storeOf(events), keptAt: [199], timeOf: (size) => (size === 199 ? late : null) });
    expect(back?.problems).toEqual([expect.stringMatching(/^Ereignis 200 .* nur 199 Ereignisse hatte/)]);
    const { log } = await transparencyLogOver({ store: storeOf(events), keptAt: [150] });
    const changed = (change: (note: string) => string) => ({
      ...log,
      keptCheckpoints: async (above: number, limit: number) =>
        (await log.keptCheckpoints(above, limit)).map((one) =>
          one.size === 150 ? { ...one, note: change(one.note) } : one,
        ),
    });
    const problemsOf = async (change: (note: string) => string) =>
      (await watchLog({ store: storeOf(events), log: changed(change), earlier: null }))?.problems;
    expect(await problemsOf((note) => note)).toEqual([]);
    const otherTime = (note: string) => {
      const [, line = ''] = note.split('\n\n')[1]?.split('\n') ?? [];
      const [, , encoded = ''] = line.split(' ');
      const bytes = Buffer.from(encoded, 'base64');
      bytes.writeBigUInt64BE(bytes.readBigUInt64BE(4) - 60n, 4);
      return note.replace(encoded, bytes.toString('base64'));
    };
    expect(await problemsOf(otherTime)).toEqual([
      'Der in der Datenbank aufbewahrte Prüfpunkt über 150 Ereignisse ist nicht gültig unterschrieben.',
    ]);
    const rewrittenLog = await transparencyLogOver({ store: storeOf(rewritten()), keptAt: [150] });
    const others = { ...log, keptCheckpoints: rewrittenLog.log.keptCheckpoints };
    expect((await watchLog({ store: storeOf(events), log: others, earlier: null }))?.problems).toEqual([
      'Der in der Datenbank aufbewahrte Prüfpunkt über 150 Ereignisse gehört zu einer anderen Geschichte.',
      'Der in der Datenbank aufbewahrte Prüfpunkt über 200 Ereignisse gehört zu einer anderen Geschichte.',
    ]);
  });

  it('finds that events are missing at the end', async () => {
    expect((await watch({ store: storeOf(events.slice(0, 150)), signedEvents: events }))?.problems).toEqual([
      `Die Ereignisse 151 (${events[150]?.id}) bis 200 (${events[199]?.id}) fehlen in der Datenbank.`,
      'Unterschrieben sind 200 Ereignisse, in der Datenbank stehen nur 150.',
    ]);
  });

  it('names the one event that is missing in between, and none of those behind it', async () => {
    const store = storeOf(events.filter(({ position }) => position !== 60));
    expect((await watch({ store, signedEvents: events, keptAt: [59, 60] }, null))?.problems).toEqual([
      `Ereignis 60 (${events[59]?.id}) fehlt in der Datenbank.`,
      'Unterschrieben sind 200 Ereignisse, in der Datenbank stehen nur 199.',
    ]);
  });

  it('names the one event that was put in between, and none of those behind it', async () => {
    const signedEvents = events.map((event) => ({ ...event, position: 10 * event.position }));
    const putIn = { ...signedEvents[5], id: 'put-in', position: 605 } as StoredEvent;
    const store = storeOf([...signedEvents, putIn].sort((one, other) => one.position - other.position));
    expect((await watch({ store, signedEvents }, null))?.problems).toEqual([
      `Mitten im Protokoll steht ein Ereignis in der Datenbank, das nicht unterschrieben ist: ${putIn.type} put-in.`,
      'Die Ereignisse in der Datenbank sind nicht die unterschriebenen.',
    ]);
  });

  it('names what lies where no reader of the log comes by', async () => {
    const { log } = await transparencyLogOver({ store: storeOf(events) });
    const hidden = { type: 'ReviewStatusChanged', id: 'hidden', streamId: 'review-1' };
    const watched = await watchLog({
      store: storeOf(events),
      log: { ...log, beforeTheFirst: async () => [hidden] },
      earlier,
    });
    expect(watched?.problems).toEqual([
      'Vor dem ersten Ereignis steht eines in der Datenbank, das in keinem Protokoll ist: ReviewStatusChanged hidden in review-1. Es wurde am Produkt vorbei hineingeschrieben.',
    ]);
  });

  it('does not take nonsense for a kept checkpoint', async () => {
    await expect(watch({ store: storeOf(events) }, 'nonsense')).rejects.toThrow(MalformedNote);
  });
});
