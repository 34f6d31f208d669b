import type { DomainEvent } from '@sternklar/contracts/event-envelope';
import { describe, expect, test } from 'vitest';
import { type Decision, reject, type StreamType } from '../decider.ts';
import { deciderSpec, recordedAs } from './decider-spec.ts';

type Opened = DomainEvent<'DoorOpened', { by: string }>;
type Closed = DomainEvent<'DoorClosed', { by: string }>;
type DoorEvent = Opened | Closed;
interface Door {
  readonly open: boolean;
  readonly changes: readonly string[];
}

const door: StreamType<Door, DoorEvent> = {
  initialState: { open: false, changes: [] },
  evolve: (state, { type, version, position, id, recordedAt }) => ({
    open: type === 'DoorOpened',
    changes: [...state.changes, `${version}/${position} ${id} ${recordedAt}`],
  }),
};
const opened: Opened = { type: 'DoorOpened', data: { by: 'Erika' } };
const closed: Closed = { type: 'DoorClosed', data: { by: 'Max' } };

const open = (state: Door): Decision<DoorEvent, 'already-open'> =>
  state.open ? reject('already-open', { since: 1 }) : [opened];

describe('A decider spec', () => {
  test('passes when exactly the expected events are decided', () => {
    deciderSpec(door).given(opened, closed).when(open).then(opened);
  });

  test('fails when other events are decided', () => {
    expect(() => deciderSpec(door).given().when(open).then(opened, closed)).toThrow();
    expect(() =>
      deciderSpec(door)
        .given()
        .when(open)
        .then({ type: 'DoorOpened', data: { by: 'Max' } }),
    ).toThrow();
  });

  test('tells a refusal from events, and one code from another', () => {
    const again = deciderSpec(door).given(opened).when(open);
    again.thenRejected('already-open');
    again.thenRejected('already-open', { since: 1 });
    expect(() => again.thenRejected('already-open', { since: 2 })).toThrow();
    expect(() => again.then(opened)).toThrow();
    expect(() => deciderSpec(door).given().when(open).thenRejected('already-open')).toThrow();
  });

  test('tells no events from events', () => {
    const nothing = (): Decision<DoorEvent> => [];
    deciderSpec(door).given().when(nothing).thenNothing();
    expect(() => deciderSpec(door).given().when(open).thenNothing()).toThrow();
  });

  test('gives decide the version that the stream has', () => {
    deciderSpec(door)
      .given(opened, closed)
      .when((_, version) => [{ type: 'DoorOpened', data: { by: `version ${version}` } }])
      .then({ type: 'DoorOpened', data: { by: 'version 2' } });
  });

  test('records the past the same in every run, and otherwise where the test says so', () => {
    deciderSpec(door)
      .given(opened, recordedAs(closed, { recordedAt: '2025-06-01T00:00:00.000Z', position: 70 }))
      .thenState({
        open: false,
        changes: [
          '1/1 00000000-0000-7000-8000-000000000001 2025-03-03T09:01:00.000Z',
          '2/70 00000000-0000-7000-8000-000000000070 2025-06-01T00:00:00.000Z',
        ],
      });
  });

  test('fails when evolve cannot take what decide returned', () => {
    const brittle: StreamType<null, DoorEvent> = {
      initialState: null,
      evolve: () => {
        throw new Error('no such event');
      },
    };
    expect(() =>
      deciderSpec(brittle)
        .given()
        .when(() => [opened])
        .then(opened),
    ).toThrow('no such event');
  });
});
