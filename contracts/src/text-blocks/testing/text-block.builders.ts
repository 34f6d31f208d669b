import type { TextBlockEvent } from '../text-block.events.ts';

export const blockId = (number = 1) => `0198a000-0000-7000-8000-00000000f2${String(number).padStart(2, '0')}`;

const words = { title: 'Begrüßung', text: 'Guten Tag {name},' };
type Words = Partial<typeof words>;

/** Events for tests: what is not said has a fitting value. */
export const textBlockCreated = (number = 1, data: Words = {}) =>
  ({ type: 'TextBlockCreated', data: { blockId: blockId(number), ...words, ...data } }) satisfies TextBlockEvent;
export const textBlockChanged = (number = 1, data: Words = {}) =>
  ({ type: 'TextBlockChanged', data: { blockId: blockId(number), ...words, ...data } }) satisfies TextBlockEvent;
export const textBlockRemoved = (number = 1) =>
  ({ type: 'TextBlockRemoved', data: { blockId: blockId(number) } }) satisfies TextBlockEvent;
