/** A process that makes evidence of files, one after the other, and holds nothing else: no key, no connection, no setting. */
import { evidenceOf } from '../made-evidence.ts';
import { createFrameReader, headOf, write } from './frames.ts';
import type { FileHead, MadeHead } from './maker.ts';

const reader = createFrameReader(process.stdin);

const receive = async (): Promise<{ readonly name: string; readonly bytes: Buffer } | null> => {
  const head = (await reader.head()) as FileHead | null;
  if (head === null) return null;
  const bytes = Buffer.allocUnsafeSlow(head.size);
  let at = 0;
  for await (const piece of reader.bytes(head.size)) at += piece.copy(bytes, at);
  return { name: head.name, bytes };
};

const answer = async (head: MadeHead, content?: Buffer): Promise<void> => {
  await write(process.stdout, headOf(head));
  if (content) await write(process.stdout, content);
};

/** False once nobody sends any more. */
const makeNext = async (): Promise<boolean> => {
  const file = await receive();
  if (file === null) return false;
  // What the file came in, before decoding takes its own.
  globalThis.gc?.();
  const made = await evidenceOf(file.name, file.bytes);
  if (typeof made === 'string') await answer({ refused: made });
  else {
    const { content, ...rest } = made;
    await answer({ ...rest, size: content.length }, content);
  }
  return true;
};

while (await makeNext()) globalThis.gc?.();
