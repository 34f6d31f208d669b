import { type Backoff, spreadBackoffMs } from '../../../backoff.ts';
import { EVIDENCE_MAX_PER_REVIEW, EVIDENCE_NAME_MAX_LENGTH } from '../../../constants.ts';
import type { Evidence, EvidenceUpload } from '../evidence.api.ts';
import { EVIDENCE_SENTENCES } from '../evidence-sentences.ts';
import { type ChosenFile, fingerprintOf, refusedFile } from './check-file.ts';
import type { UploadMemory } from './upload-memory.ts';
import { nextUploads, takesPlace, type Upload, type UploadStep, uploadsAfter } from './upload-state.ts';
import { UploadFailure, type UploadTransport } from './upload-transport.ts';

/** A file with its bytes, as browsers hand them out. */
export interface SourceFile extends ChosenFile {
  slice(begin: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

export interface UploaderDeps {
  readonly transport: UploadTransport;
  readonly memory: UploadMemory;
  /** Waits; ends early when there is reason to try at once. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly random: () => number;
  readonly nextId: () => string;
  readonly backoff: Backoff;
  readonly onDone: (evidence: Evidence, isNew: boolean, name: string) => void;
  /** The server no longer knows the session. */
  readonly onSessionOver: () => void;
}

/** Files of one review on their way to the server; at most two at once, the others in turn. */
export interface EvidenceUploader {
  uploads(): readonly Upload[];
  subscribe(listener: () => void): () => void;
  /** `there`: how many places the review's evidence takes, see `placesTaken`. Answers the names of files that are on their way already. */
  add(files: readonly SourceFile[], there: number): readonly string[];
  /** Gives a file up, or takes a refused one off the list. */
  remove(key: string): void;
  retry(key: string): void;
  /** Ends everything; what was begun is remembered. */
  close(): void;
}

const AT_ONCE = 2;
/** Some 15 minutes of trying without a byte more. */
const TRIES = 32;
const UNREADABLE = 'Diese Datei lässt sich nicht mehr lesen. Bitte wählen Sie sie noch einmal aus.';
const OTHERWISE = 'Diese Datei konnte nicht hinzugefügt werden. Bitte versuchen Sie es noch einmal.';

class Unreadable extends Error {}

type Completed = Awaited<ReturnType<UploadTransport['complete']>>;

type Verdict =
  | { readonly is: 'session-over' }
  | { readonly is: 'refused'; readonly words: string }
  /** `anew`: the server has nothing of it any more. */
  | { readonly is: 'again'; readonly afterMs: number; readonly anew: boolean };

const TEMPORARY = new Set([0, 408, 425, 429]);
const isTemporary = ({ status, retryAfterMs }: UploadFailure): boolean =>
  TEMPORARY.has(status) || status >= 500 || (status === 409 && retryAfterMs !== null);
/** It is not where it was thought to be: one more look says where to go on. */
const isElsewhere = ({ status, received }: UploadFailure): boolean =>
  status === 404 || (status === 409 && received !== null);

const verdictOn = (error: unknown, failures: number): Verdict => {
  if (error instanceof Unreadable) return { is: 'refused', words: UNREADABLE };
  if (!(error instanceof UploadFailure)) return { is: 'refused', words: OTHERWISE };
  if (error.status === 401) return { is: 'session-over' };
  if (isTemporary(error) || (isElsewhere(error) && failures <= 1)) {
    return { is: 'again', afterMs: error.retryAfterMs ?? 0, anew: error.status === 404 };
  }
  return { is: 'refused', words: error.words ?? OTHERWISE };
};

interface Carried {
  readonly upload: Upload;
  readonly file: SourceFile;
  readonly signal: AbortSignal;
  /** Told of each piece that arrived. */
  readonly progressed: () => void;
}

/** A name that the server takes, with its ending. */
const shortName = (name: string): string => {
  if (name.length <= EVIDENCE_NAME_MAX_LENGTH) return name;
  const ending = /\.[^.]{1,8}$/.exec(name)?.[0] ?? '';
  return `${name.slice(0, EVIDENCE_NAME_MAX_LENGTH - ending.length)}${ending}`;
};

export const createEvidenceUploader = (deps: UploaderDeps): EvidenceUploader => {
  const { transport, memory } = deps;
  const listeners = new Set<() => void>();
  const files = new Map<string, SourceFile>();
  const running = new Map<string, AbortController>();
  /** Begun twice under one name, an upload is one; one that is gone needs another name. */
  const beginKeys = new Map<string, string>();
  let uploads: readonly Upload[] = [];

  const take = (step: UploadStep) => {
    const next = uploadsAfter(uploads, step);
    if (next === uploads) return;
    uploads = next;
    for (const listener of listeners) listener();
  };

  const begin = async ({ key, name, size, fingerprint }: Upload, signal: AbortSignal): Promise<EvidenceUpload> => {
    const known = memory.idOf(fingerprint);
    if (known !== null) {
      try {
        const found = await transport.standing(known, signal);
        if (found.size === size) return found;
      } catch (error) {
        if (!(error instanceof UploadFailure) || error.status !== 404) throw error;
      }
      memory.forget(fingerprint);
    }
    const beginKey = beginKeys.get(key) ?? deps.nextId();
    beginKeys.set(key, beginKey);
    const begun = await transport.begin({ name: shortName(name), size }, beginKey, signal);
    memory.keep(fingerprint, begun.id);
    return begun;
  };

  const pieceOf = async (file: SourceFile, from: number, to: number): Promise<ArrayBuffer> => {
    try {
      return await file.slice(from, to).arrayBuffer();
    } catch {
      throw new Unreadable();
    }
  };

  /** From wherever it stands to evidence, unless something fails on the way. */
  const carry = async ({ upload, file, signal, progressed }: Carried): Promise<Completed> => {
    const { key, size } = upload;
    const { id, received, chunk_size } = await begin(upload, signal);
    let sent = received;
    take({ step: 'received', key, sent });
    while (sent < size) {
      const piece = await pieceOf(file, sent, Math.min(size, sent + chunk_size));
      const now = await transport.send(id, sent, piece, signal).catch((error: unknown) => {
        // Somebody sent it already, for instance this page, whose answer got lost.
        if (error instanceof UploadFailure && error.status === 409 && error.received !== null) return error.received;
        throw error;
      });
      if (now > sent) progressed();
      else throw new UploadFailure({ status: 0, words: null, received: now, retryAfterMs: null });
      sent = now;
      take({ step: 'received', key, sent });
    }
    take({ step: 'completing', key });
    return transport.complete(id, signal);
  };

  /** Answers how long to wait for the next try; null when there is none. */
  const afterFailure = (error: unknown, { key, fingerprint }: Upload, failures: number): number | null => {
    const verdict = verdictOn(error, failures);
    switch (verdict.is) {
      case 'session-over':
        deps.onSessionOver();
        take({ step: 'stopped', key });
        return null;
      case 'refused':
        memory.forget(fingerprint);
        take({ step: 'refused', key, words: verdict.words });
        return null;
      case 'again':
        if (verdict.anew) {
          memory.forget(fingerprint);
          beginKeys.delete(key);
        }
        take({ step: failures < TRIES ? 'interrupted' : 'stopped', key });
        return failures < TRIES
          ? Math.max(verdict.afterMs, spreadBackoffMs(deps.backoff, failures, deps.random))
          : null;
    }
  };

  const became = (upload: Upload, { evidence, isNew }: Completed) => {
    memory.forget(upload.fingerprint);
    files.delete(upload.key);
    deps.onDone(evidence, isNew, upload.name);
    take({ step: 'gone', key: upload.key });
  };

  const run = async (upload: Upload, file: SourceFile, signal: AbortSignal) => {
    let failures = 0;
    const progressed = () => {
      failures = 0;
    };
    while (!signal.aborted) {
      take({ step: 'begun', key: upload.key });
      try {
        return became(upload, await carry({ upload, file, signal, progressed }));
      } catch (error) {
        if (signal.aborted) return;
        failures += 1;
        const wait = afterFailure(error, upload, failures);
        if (wait === null) return;
        await deps.pause(wait, signal);
      }
    }
  };

  const startNext = () => {
    for (const upload of nextUploads(uploads, AT_ONCE)) {
      const file = files.get(upload.key);
      if (file === undefined) continue;
      const mine = new AbortController();
      running.set(upload.key, mine);
      void run(upload, file, mine.signal).finally(() => {
        if (running.get(upload.key) === mine) running.delete(upload.key);
        startNext();
      });
    }
  };

  return {
    uploads: () => uploads,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (chosen, there) => {
      const twice: string[] = [];
      for (const file of chosen) {
        const fingerprint = fingerprintOf(file);
        if (uploads.some((upload) => upload.fingerprint === fingerprint && takesPlace(upload))) {
          twice.push(file.name);
          continue;
        }
        // Chosen again after it was refused: one line for one file.
        for (const { key } of uploads.filter((upload) => upload.fingerprint === fingerprint))
          take({ step: 'gone', key });
        const isFull = there + uploads.filter(takesPlace).length >= EVIDENCE_MAX_PER_REVIEW;
        const refused = refusedFile(file) ?? (isFull ? EVIDENCE_SENTENCES.enough : null);
        const key = deps.nextId();
        if (refused === null) files.set(key, file);
        take({ step: 'added', upload: { key, name: file.name, size: file.size, fingerprint }, refused });
      }
      startNext();
      return twice;
    },
    remove: (key) => {
      const upload = uploads.find((one) => one.key === key);
      if (upload === undefined) return;
      running.get(key)?.abort();
      files.delete(key);
      const known = memory.idOf(upload.fingerprint);
      memory.forget(upload.fingerprint);
      take({ step: 'gone', key });
      // What is left behind there goes by itself after a day.
      if (known !== null) void transport.abandon(known).catch(() => undefined);
      startNext();
    },
    retry: (key) => {
      take({ step: 'retried', key });
      startNext();
    },
    close: () => {
      for (const mine of running.values()) mine.abort();
      running.clear();
      files.clear();
      uploads = [];
      for (const listener of listeners) listener();
    },
  };
};
