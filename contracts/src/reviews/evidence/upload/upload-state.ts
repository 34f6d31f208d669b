/** What a file on its way is doing. `sent` counts the bytes that the server has. */
export type UploadPhase =
  | { readonly phase: 'queued' }
  | { readonly phase: 'sending'; readonly sent: number }
  /** The connection broke; it goes on by itself. */
  | { readonly phase: 'waiting'; readonly sent: number }
  /** All bytes are there; the server looks at them. */
  | { readonly phase: 'completing' }
  /** It was tried for so long that only somebody's wish begins it again. */
  | { readonly phase: 'stopped'; readonly sent: number }
  | { readonly phase: 'refused'; readonly words: string };

/** A file on its way to becoming evidence. */
export interface Upload {
  readonly key: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly fingerprint: string;
  readonly is: UploadPhase;
}

export type UploadStep =
  | { readonly step: 'added'; readonly upload: Omit<Upload, 'is'>; readonly refused: string | null }
  | { readonly step: 'begun'; readonly key: string }
  | { readonly step: 'received'; readonly key: string; readonly sent: number }
  | { readonly step: 'interrupted'; readonly key: string }
  | { readonly step: 'completing'; readonly key: string }
  | { readonly step: 'stopped'; readonly key: string }
  | { readonly step: 'refused'; readonly key: string; readonly words: string }
  | { readonly step: 'retried'; readonly key: string }
  /** It became evidence, or somebody no longer wants it. */
  | { readonly step: 'gone'; readonly key: string };

const sentOf = (upload: Upload): number => {
  const { is } = upload;
  switch (is.phase) {
    case 'sending':
    case 'waiting':
    case 'stopped':
      return is.sent;
    case 'completing':
      return upload.size;
    case 'queued':
    case 'refused':
      return 0;
  }
};

const phaseAfter = (upload: Upload, step: Exclude<UploadStep, { readonly step: 'added' | 'gone' }>): UploadPhase => {
  switch (step.step) {
    case 'begun':
      return { phase: 'sending', sent: sentOf(upload) };
    case 'received':
      return { phase: 'sending', sent: step.sent };
    case 'interrupted':
      return { phase: 'waiting', sent: sentOf(upload) };
    case 'completing':
      return { phase: 'completing' };
    case 'stopped':
      return { phase: 'stopped', sent: sentOf(upload) };
    case 'refused':
      return { phase: 'refused', words: step.words };
    case 'retried':
      return { phase: 'queued' };
  }
};

/** All uploads of a review after a step. What concerns an upload that is gone changes nothing. */
export const uploadsAfter = (uploads: readonly Upload[], step: UploadStep): readonly Upload[] => {
  if (step.step === 'added') {
    const is: UploadPhase = step.refused === null ? { phase: 'queued' } : { phase: 'refused', words: step.refused };
    return [...uploads, { ...step.upload, is }];
  }
  if (!uploads.some(({ key }) => key === step.key)) return uploads;
  if (step.step === 'gone') return uploads.filter(({ key }) => key !== step.key);
  return uploads.map((upload) => (upload.key === step.key ? { ...upload, is: phaseAfter(upload, step) } : upload));
};

const UNDER_WAY: Readonly<Record<UploadPhase['phase'], boolean>> = {
  queued: false,
  sending: true,
  waiting: true,
  completing: true,
  stopped: false,
  refused: false,
};

/** Whether something would be lost, or rather wait, if the page were left now. */
export const isActive = ({ is }: Upload): boolean => UNDER_WAY[is.phase] || is.phase === 'queued';

/** Whether it may still become evidence, and so takes one of the places. */
export const takesPlace = (upload: Upload): boolean => upload.is.phase !== 'refused';

/** Those whose turn it is, while `atOnce` may be under way. */
export const nextUploads = (uploads: readonly Upload[], atOnce: number): readonly Upload[] => {
  const free = atOnce - uploads.filter(({ is }) => UNDER_WAY[is.phase]).length;
  return free <= 0 ? [] : uploads.filter(({ is }) => is.phase === 'queued').slice(0, free);
};

/** How much of it the server has, from 0 to 100. */
export const percentOf = (upload: Upload): number =>
  upload.size === 0 ? 0 : Math.min(100, Math.floor((sentOf(upload) / upload.size) * 100));
