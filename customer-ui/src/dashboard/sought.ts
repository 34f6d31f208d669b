import { createListeners } from '../ui/listeners.ts';

/** A review that the customer wants to see, until its row is there and has been gone to. */
export interface Sought {
  id(): string | null;
  subscribe(listener: () => void): () => void;
  seek(reviewId: string): void;
  found(): void;
}

export const createSought = (): Sought => {
  const { subscribe, tell } = createListeners();
  let sought: string | null = null;
  const set = (next: string | null) => {
    if (next === sought) return;
    sought = next;
    tell();
  };
  return { id: () => sought, subscribe, seek: set, found: () => set(null) };
};
