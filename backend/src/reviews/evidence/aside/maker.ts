import type { EvidenceType } from '@sternklar/contracts/reviews/evidence/evidence-words';
import { Refusal } from '../../../platform/refusal.port.ts';
import { type Sniffed, sniffed } from '../evidence-content.ts';
import { fileRefusal, type RefusedFile } from '../file-refusal.ts';
import { headOf } from './frames.ts';
import { type Helper, type HelperLimits, startHelper } from './helper.ts';

/** What follows are `size` bytes. */
export interface FileHead {
  readonly name: string;
  readonly size: number;
}

interface Made {
  readonly type: EvidenceType;
  readonly name: string;
  /** SHA-256. */
  readonly contentHash: string;
  readonly size: number;
}
export type MadeHead = Made | { readonly refused: RefusedFile };

export interface SentFile extends FileHead {
  /** Read once, from front to back; as many as `size` says. */
  readonly bytes: AsyncIterable<Buffer>;
}

/** To be read once, before what it was given to is done. */
export interface MadeAside extends Made {
  readonly content: AsyncIterable<Buffer>;
}

export interface EvidenceMaker {
  /**
   * Hands what is kept of a file to `use`. Throws a 422 refusal for what is not taken, also where the file takes more time or
   * memory than there is for it. One file at a time: others wait.
   */
  make<Result>(file: SentFile, use: (made: MadeAside) => Promise<Result>): Promise<Result>;
}

export interface MakerLimits extends HelperLimits {
  /** From the last byte that was sent until the answer. A hundred times what ordinary files of the largest size take. */
  readonly timeMs: number;
  /** Of the whole process; where the kernel does not say it (Linux does), only what its own code holds is limited. */
  readonly memoryBytes: number;
  /** After which a process without work ends. */
  readonly idleMs: number;
}
const LIMITS: MakerLimits = { timeMs: 20_000, memoryBytes: 900_000_000, idleMs: 60_000 };

/** What is said of a file at which the process ended or had to be ended. */
const GIVEN_UP: Readonly<Record<Sniffed, RefusedFile>> = {
  'application/pdf': 'pdf-unclear',
  'image/jpeg': 'picture-too-slow',
  'image/png': 'picture-too-slow',
  'image/webp': 'picture-too-slow',
  heic: 'heic',
  unknown: 'unknown',
};

/** It is no fault of the file, and may work in a while. */
const noProcess = () =>
  new Refusal(
    503,
    'files-not-processed',
    'Es können gerade keine Dateien verarbeitet werden. Bitte versuchen Sie es in wenigen Minuten noch einmal.',
    { retryAfterSeconds: 60 },
  );

/** What is made of the file; null where the process is gone before it says so. */
const sendTo = async (helper: Helper, { name, size, bytes }: SentFile, limits: HelperLimits) => {
  let type: Sniffed | undefined;
  // That the process is gone is told by what it does not answer; what the bytes come from may fail by itself.
  const send = (piece: Buffer) => helper.send(piece).catch(() => undefined);
  await send(headOf({ name, size } satisfies FileHead));
  for await (const piece of bytes) {
    type ??= sniffed(piece);
    await send(piece);
  }
  const stop = helper.watch(limits);
  const made = (await helper.head()) as MadeHead | null;
  stop();
  if (helper.hasFailed()) throw noProcess();
  return made ?? { refused: GIVEN_UP[type ?? 'unknown'] };
};

const drained = async (content: AsyncIterable<Buffer>): Promise<void> => {
  for await (const _ of content);
};

/** Makes evidence in a process of its own: whatever a file does to a decoder, nobody else waits for it or ends with it. */
export const createEvidenceMaker = (limits: MakerLimits = LIMITS): EvidenceMaker => {
  let helper: Helper | null = null;
  let idle: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const ready = (): Helper => {
    clearTimeout(idle);
    if (helper === null || helper.isOver()) helper = startHelper();
    return helper;
  };
  const endLater = (): void => {
    idle = setTimeout(() => {
      helper?.end();
      helper = null;
    }, limits.idleMs).unref();
  };

  const work = async <Result>(file: SentFile, use: (made: MadeAside) => Promise<Result>): Promise<Result> => {
    const running = ready();
    // Until everything that was said is read, the next file would get what is left of this one.
    let isRead = false;
    try {
      const made = await sendTo(running, file, limits);
      if ('refused' in made) {
        isRead = !running.isOver();
        throw fileRefusal(made.refused);
      }
      const content = running.content(made.size);
      const result = await use({ ...made, content });
      await drained(content);
      isRead = true;
      return result;
    } finally {
      if (!isRead) await running.kill();
      endLater();
    }
  };

  return {
    make(file, use) {
      const mine = turn.then(() => work(file, use));
      turn = mine.catch(() => undefined);
      return mine;
    },
  };
};
