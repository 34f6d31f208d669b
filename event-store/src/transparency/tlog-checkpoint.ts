import { HASH_BYTES } from './merkle-hash.ts';
import { MalformedNote } from './signed-note.ts';

/** C2SP tlog-checkpoint: which log, how many leaves, and the root above them. It is the text of a signed note. */
export interface TlogCheckpoint {
  readonly origin: string;
  readonly size: number;
  readonly root: Buffer;
}

export const checkpointText = ({ origin, size, root }: TlogCheckpoint): string =>
  `${origin}\n${size}\n${root.toString('base64')}\n`;

/** Reads a checkpoint; extension lines are allowed and not looked at. Throws `MalformedNote`. */
export const parseCheckpoint = (text: string): TlogCheckpoint => {
  const [origin = '', sizeText = '', rootText = ''] = text.split('\n');
  const size = Number(sizeText);
  const root = Buffer.from(rootText, 'base64');
  const isSize = /^(0|[1-9]\d{0,15})$/.test(sizeText) && Number.isSafeInteger(size);
  if (origin === '' || !isSize || root.length !== HASH_BYTES || root.toString('base64') !== rootText) {
    throw new MalformedNote('A checkpoint has three lines: origin, number of leaves, root.');
  }
  return { origin, size, root };
};
