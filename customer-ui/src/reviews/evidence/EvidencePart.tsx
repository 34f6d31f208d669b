import { EVIDENCE_MAX_IN_ALL, EVIDENCE_MAX_PER_REVIEW } from '@sternklar/contracts/constants';
import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import type { Evidence } from '@sternklar/contracts/reviews/evidence/evidence.api';
import { placesTaken } from '@sternklar/contracts/reviews/evidence/evidence-places';
import { EVIDENCE_ACCEPT } from '@sternklar/contracts/reviews/evidence/upload/check-file';
import { isActive } from '@sternklar/contracts/reviews/evidence/upload/upload-state';
import { type ChangeEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { evidenceTexts as texts } from '../../texts/evidence.ts';
import { german } from '../../texts/phrase.ts';
import { Button } from '../../ui/Button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import type { Toasts } from '../../ui/toasts.ts';
import { isOver as isCaseOver } from '../page/next-notice.ts';
import { canRemove, EvidenceList } from './EvidenceList.tsx';
import type { ReviewEvidence } from './review-evidence.ts';
import { UploadList } from './UploadList.tsx';
import { usePageFiles } from './use-page-files.ts';
import './evidence.css';

interface PickFilesProps {
  readonly onFiles: (files: readonly File[]) => void;
}

/** Phones offer their camera by a button of its own; it takes pictures in a format that everybody opens. */
const PickFiles = ({ onFiles }: PickFilesProps) => {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])]);
    // So that the same file can be chosen again.
    currentTarget.value = '';
  };
  return (
    <div className="evidence-pick">
      <input ref={files} type="file" multiple accept={EVIDENCE_ACCEPT} hidden data-pick="files" onChange={chosen} />
      <input
        ref={camera}
        type="file"
        accept="image/jpeg"
        capture="environment"
        hidden
        data-pick="camera"
        onChange={chosen}
      />
      <Button onClick={() => files.current?.click()}>{texts.add}</Button>
      <Button className="evidence-camera" look="quiet" onClick={() => camera.current?.click()}>
        {texts.camera}
      </Button>
    </div>
  );
};

/** A page that is left while files are on their way asks first. */
const useAskBeforeLeaving = (isOn: boolean) => {
  useEffect(() => {
    if (!isOn) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOn]);
};

const sentOf = (evidence: readonly Evidence[]): number => evidence.filter(({ is_sent }) => is_sent).length;

const countWords = (there: readonly Evidence[], taken: number): string =>
  sentOf(there) === 0
    ? texts.count(there.length, EVIDENCE_MAX_PER_REVIEW)
    : texts.countSent(there.length, EVIDENCE_MAX_PER_REVIEW - taken);

interface EvidencePartProps {
  readonly found: ReviewCase;
  readonly brand: string;
  readonly evidence: ReviewEvidence;
  readonly toasts: Pick<Toasts, 'good' | 'bad'>;
  /** Reads the case anew. */
  readonly onChanged: () => Promise<void>;
  /** Rejects, after telling the user, when the server refuses. */
  readonly onRemove: (evidenceId: string) => Promise<void>;
}

/** What shows what the customer says: there already, on its way, and the ways to add more. */
export const EvidencePart = ({ found, brand, evidence, toasts, onChanged, onRemove }: EvidencePartProps) => {
  const { uploader, api } = evidence;
  const uploads = useSyncExternalStore(uploader.subscribe, uploader.uploads);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => evidence.whenChanged(() => void onChanged()), [evidence, onChanged]);
  useAskBeforeLeaving(uploads.some(isActive));

  const { review, evidence: there } = found;
  const isClosed = isCaseOver(found);
  const isOpen = found.next.state !== 'withdrawn' && !isClosed;
  const taken = placesTaken(there.length, sentOf(there));
  const isFull = taken >= EVIDENCE_MAX_PER_REVIEW;
  const add = (files: readonly File[]) => {
    const twice = uploader.add(files, taken);
    if (twice.length > 0) toasts.good(german(texts.twice(twice)));
  };
  const isOver = usePageFiles(isOpen, add);
  const unfinished = isOpen ? evidence.unfinished() : [];
  const load = (one: { readonly id: string }, signal?: AbortSignal) => api.file(review.id, one.id, signal);
  const isEmpty = there.length === 0 && uploads.length === 0;

  return (
    <section id="belege" className="evidence" aria-labelledby="case-evidence">
      <div className="evidence-head">
        <h2 id="case-evidence" ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        {there.length > 0 && <p>{countWords(there, taken)}</p>}
      </div>
      {isClosed && <p className="case-hint">{texts.closed}</p>}
      {isEmpty && !isClosed && <p className="evidence-empty">{isOpen ? texts.empty : texts.emptyWithdrawn}</p>}
      {there.length > 0 && (
        <EvidenceList
          evidence={there}
          brand={brand}
          load={load}
          onDownload={(one) =>
            void load(one).then(
              (blob) => saveFile(one.name || texts.nameless, blob),
              () => toasts.bad(german(texts.downloadFailed)),
            )
          }
          onRemove={(one) => onRemove(one.id)}
          onRemoved={() => heading.current?.focus({ preventScroll: true })}
        />
      )}
      <UploadList uploads={uploads} uploader={uploader} />
      {unfinished.length > 0 && <p className="evidence-unfinished">{texts.unfinished(unfinished)}</p>}
      {isOpen && isFull && (
        <p className="case-hint">{texts.full(there.length >= EVIDENCE_MAX_IN_ALL, there.some(canRemove))}</p>
      )}
      {isOpen && !isFull && (
        <>
          <PickFiles onFiles={add} />
          <p className="case-hint evidence-hint">
            {texts.hint} <span className="evidence-hint-desk">{texts.hintDesk}</span>
          </p>
        </>
      )}
      {isOver && (
        <div className="evidence-drop" aria-hidden="true">
          <p>{texts.drop}</p>
        </div>
      )}
    </section>
  );
};
