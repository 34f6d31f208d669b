import type { Review } from '@sternklar/contracts/reviews/review.api';
import type { ImportedLine, ImportLine as SentLine } from '@sternklar/contracts/reviews/review-import.api';
import { useEffect, useState } from 'react';
import type { Draft } from '../../drafts/drafts.ts';
import { businessTexts } from '../../texts/businesses.ts';
import { importTexts as texts } from '../../texts/review-import.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportText, type Place } from './ImportText.tsx';
import { createImportKeys, lookAt } from './import-line.ts';
import { createImportRun, type ImportRun } from './import-run.ts';
import { readReviews } from './read-reviews.ts';
import './import.css';

interface ImportReviewsDialogProps {
  readonly businessName: string;
  /** The business was removed while the window was open. */
  readonly isGone: boolean;
  /** What is handed in already for the business. */
  readonly reviews: readonly Review[];
  readonly draft: Draft;
  /** Rejects, after telling the user, when nobody knows what became of the lines. */
  readonly onSend: (lines: readonly SentLine[]) => Promise<readonly ImportedLine[]>;
  /** Everything that was to be sent is handed in. */
  readonly onDone: (count: number) => void;
  readonly onClose: () => void;
}

/** Several reviews at once: paste them or choose a file, look at what was found, send it. */
export const ImportReviewsDialog = ({
  businessName,
  isGone,
  reviews,
  draft,
  onSend,
  onDone,
  onClose,
}: ImportReviewsDialogProps) => {
  const [keyOf] = useState(createImportKeys);
  const [text, setText] = useState(() => draft.read().text ?? '');
  const [isRestored, setRestored] = useState(text !== '');
  const [place, setPlace] = useState<Place | null>(null);
  const [run, setRun] = useState<ImportRun | null>(null);
  useEffect(() => () => run?.stop(), [run]);

  const write = (words: string) => {
    setText(words);
    draft.keep({ text: words });
  };
  /** Whether there is anything to look at. */
  const check = (words: string): boolean => {
    const found = readReviews(words);
    if (found.length === 0) return false;
    const lines = lookAt(found, { reviews, keyOf });
    const done = (count: number) => {
      draft.forget();
      onDone(count);
    };
    setRun(createImportRun({ lines, send: onSend, onDone: done }));
    return true;
  };
  const backTo = (line: Place | null) => {
    setRestored(false);
    setPlace(line);
    setRun(null);
  };

  return (
    <Dialog title={texts.title} intro={<p>{texts.intro(businessName)}</p>} size="wide" onClose={onClose}>
      {isGone && (
        <p className="form-note form-note-bad" role="alert">
          {businessTexts.gone(businessName)}
        </p>
      )}
      {run === null ? (
        <ImportText
          text={text}
          place={place}
          isRestored={isRestored}
          onWrite={write}
          onDiscard={() => {
            setRestored(false);
            write('');
          }}
          onCheck={check}
        />
      ) : (
        <ImportPreview run={run} onBack={backTo} />
      )}
    </Dialog>
  );
};
