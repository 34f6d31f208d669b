import { describe, expect, it } from 'vitest';
import { createDrafts } from '../../forms/drafts.ts';
import { keepNote, keptNote, NO_NOTE } from './kept-note.ts';

const world = () => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
  return { store: createDrafts(() => storage), values };
};

describe('a note that is being written', () => {
  it('is kept with whether the customer sees it, each under its own name', () => {
    const { store } = world();
    keepNote('status:r1', { text: 'Belege fehlen.', isShownToCustomer: true }, store);
    expect(keptNote('status:r1', store)).toEqual({ text: 'Belege fehlen.', isShownToCustomer: true });
    expect(keptNote('status:r2', store)).toEqual(NO_NOTE);
  });

  it('leaves nothing behind once it was sent', () => {
    const { store, values } = world();
    keepNote('status:r1', { text: 'Belege fehlen.', isShownToCustomer: true }, store);
    keepNote('status:r1', NO_NOTE, store);
    expect(values.size).toBe(0);
  });

  it('is not shown to the customer when its words were taken back', () => {
    const { store } = world();
    keepNote('status:r1', { text: ' ', isShownToCustomer: true }, store);
    expect(keptNote('status:r1', store)).toEqual(NO_NOTE);
  });
});
