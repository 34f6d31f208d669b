import { createNoteSigner, parseNote } from '@sternklar/event-store/transparency/signed-note';
import type { Ask } from './ask.ts';

const WITNESS = createNoteSigner('zeugin.sternklar.test', Buffer.alloc(32, 1));

export interface Cosignature {
  readonly size: number;
  readonly key: string;
  readonly line: string;
}

/** What a witness has signed: the newest checkpoint, which changes with the log. */
export const cosignNewest = async (ask: Ask): Promise<Cosignature> => {
  const { size, note } = await ask<{ size: number; note: string }>('/api/audit/checkpoint');
  return { size, key: WITNESS.key.text, line: WITNESS.sign(parseNote(note).text) };
};
