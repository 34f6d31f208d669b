import type { LiveListener } from '@sternklar/contracts/live-updates/live-stream';
import type { LiveUpdate } from '@sternklar/contracts/live-updates/live-update.api';
import { describe, expect, it } from 'vitest';
import { createLiveChannel } from './live-channel.ts';

const update: LiveUpdate = { kind: 'profile-changed', user_id: 'u', at: '2026-03-02T09:00:00.000Z' };

/** A channel whose streams are in the test's hand. */
const world = () => {
  const streams: { readonly token: string; readonly listener: LiveListener; isOpen: boolean }[] = [];
  const channel = createLiveChannel((token, listener) => {
    const stream = { token, listener, isOpen: true };
    streams.push(stream);
    return () => {
      stream.isOpen = false;
    };
  });
  const stream = (index: number) => streams[index] ?? expect.fail(`There is no stream ${index}.`);
  return { channel, streams, stream };
};

describe('the channel of everybody’s updates', () => {
  it('opens one stream, however many lists ask for it', () => {
    const { channel, streams } = world();
    channel.follow('a');
    channel.follow('a');
    expect(streams).toHaveLength(1);
  });

  it('numbers what it hears and tells those who listen', () => {
    const { channel, stream } = world();
    let told = 0;
    const stop = channel.subscribe(() => {
      told += 1;
    });
    channel.follow('a');
    stream(0).listener.onOpen(false);
    stream(0).listener.onUpdate(update, '7');
    stream(0).listener.onUpdate(update, '8');
    stop();
    stream(0).listener.onUpdate(update, '9');
    expect(channel.heard()).toMatchObject({ newest: 3, gapUntil: 0 });
    expect(channel.heard().updates.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(told).toBe(2);
  });

  it('knows no gap after a break that was made up for, and one after a break that was not', () => {
    const { channel, stream } = world();
    channel.follow('a');
    const { listener } = stream(0);
    listener.onOpen(false);
    listener.onUpdate(update, '7');
    listener.onLost();
    listener.onOpen(true);
    expect(channel.heard().gapUntil).toBe(0);
    listener.onLost();
    listener.onOpen(false);
    expect(channel.heard()).toMatchObject({ newest: 2, gapUntil: 2 });
  });

  it('goes on with the token of whoever signed in again, and says that something may be missing', () => {
    const { channel, stream } = world();
    channel.follow('a');
    stream(0).listener.onOpen(false);
    channel.follow('b');
    stream(1).listener.onOpen(false);
    expect([stream(0).isOpen, stream(1).isOpen]).toEqual([false, true]);
    expect(channel.heard().gapUntil).toBe(1);
  });

  it('forgets the oldest, and then says that something is missing', () => {
    const { channel, stream } = world();
    channel.follow('a');
    for (let number = 0; number < 510; number += 1) stream(0).listener.onUpdate(update, null);
    expect(channel.heard().updates).toHaveLength(500);
    expect(channel.heard()).toMatchObject({ newest: 510, gapUntil: 10 });
  });
});
