import { describe, expect, test } from 'vitest';
import type { Reactor } from '../reactor.ts';
import { reactorSpec } from './reactor-spec.ts';

type Greeting = { readonly id: string; readonly to: string };
type Perform = (greeting: Greeting) => Promise<void>;

const whenPersonMovedInThenGreet =
  (idOf: (eventId: string) => string) =>
  (greet: Perform): Reactor => ({
    name: 'when-person-moved-in-then-greet',
    handles: ['PersonMovedIn'],
    react: async ({ id, data }) => greet({ id: idOf(id), to: (data as { person: string }).person }),
  });

const movedIn = { id: 'event-7', type: 'PersonMovedIn', data: { person: 'person-1' } };

describe('reactor specification', () => {
  const spec = reactorSpec(whenPersonMovedInThenGreet((eventId) => `greeting-of-${eventId}`));

  test('holds when the effects are the expected ones', () =>
    spec.when(movedIn).then({ id: 'greeting-of-event-7', to: 'person-1' }));

  test('fails when an effect is missing, too many or different', async () => {
    await expect(spec.when(movedIn).then()).rejects.toThrow();
    await expect(spec.when(movedIn).then({ id: 'greeting-of-event-7', to: 'person-2' })).rejects.toThrow();
  });

  test('fails when a repeated delivery has other effects, such as fresh ids', async () => {
    let count = 0;
    const forgetful = reactorSpec(
      whenPersonMovedInThenGreet(() => {
        count += 1;
        return `greeting-${count}`;
      }),
    );
    await expect(forgetful.when(movedIn).then({ id: 'greeting-1', to: 'person-1' })).rejects.toThrow(
      'repeated delivery',
    );
  });

  test('fails when the reactor does not handle the event’s type', async () => {
    await expect(spec.when({ ...movedIn, type: 'PersonMovedOut' }).then()).rejects.toThrow('must declare');
  });
});
