import { REVIEW_IMPORT_MAX_REVIEWS } from '@sternklar/contracts/constants';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { OfflineNote } from '../../drafts/DraftNotes.tsx';
import { importTexts as texts } from '../../texts/review-import.ts';
import { Button } from '../../ui/Button.tsx';
import { ImportTable } from './ImportTable.tsx';
import type { Place } from './ImportText.tsx';
import type { ImportRun } from './import-run.ts';
import { hasHint, type ImportState, laterOf, nextLines, type Tally, tallyOf } from './import-state.ts';

/** Few enough to see the hints without looking for them. */
const SEEN_AT_ONCE = 8;

const TallyLine = ({ tally }: { readonly tally: Tally }) => (
  <p className="import-tally" role="status">
    {tally.submitted > 0 && <span className="badge import-good">{texts.done(tally.submitted)}</span>}
    {(tally.ready > 0 || tally.submitted === 0) && (
      <span className="badge import-ready">{texts.ready(tally.ready)}</span>
    )}
    {tally.faulty > 0 && <span className="badge import-bad">{texts.faulty(tally.faulty)}</span>}
    {tally.double > 0 && <span className="badge import-double">{texts.double(tally.double)}</span>}
  </p>
);

const Progress = ({ progress }: { readonly progress: ImportState['progress'] }) => (
  <div className="import-progress" role="status">
    {progress !== null && (
      <>
        <span>{texts.sending(progress.answered, progress.all)}</span>
        <progress aria-hidden="true" value={progress.answered} max={progress.all} />
      </>
    )}
  </div>
);

const submitWords = (state: ImportState): string => {
  const lines = nextLines(state);
  if (lines.length === 0) return texts.submitNone;
  const isAgain = lines.every(({ key }) => state.outcomes.get(key)?.is === 'unsent');
  return isAgain ? texts.again(lines.length) : texts.submit(lines.length);
};

interface ImportPreviewProps {
  readonly run: ImportRun;
  /** Back to the text, at a line if one is to be changed. */
  readonly onBack: (place: Place | null) => void;
}

/** The second step: what was found, what of it is sent, and what became of it. */
export const ImportPreview = ({ run, onBack }: ImportPreviewProps) => {
  const state = useSyncExternalStore(run.subscribe, run.state);
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasGoodFaith, setGoodFaith] = useState(false);
  const [onlyHints, setOnlyHints] = useState(false);
  useEffect(() => heading.current?.focus(), []);

  const { lines, shown, progress } = state;
  const tally = useMemo(() => tallyOf(state), [state]);
  const later = useMemo(() => laterOf(state), [state]);
  const isSending = progress !== null;
  const nothingToSend = nextLines(state).length === 0;
  const canFilter = shown.length > SEEN_AT_ONCE && shown.some((line) => hasHint(state, line));
  return (
    <form
      noValidate
      className="import-preview"
      onSubmit={(event) => {
        event.preventDefault();
        void run.submit(hasGoodFaith);
      }}
    >
      <div className="import-head">
        <h3 ref={heading} tabIndex={-1}>
          {texts.found(lines.length)}
        </h3>
        <TallyLine tally={tally} />
        {canFilter && (
          <label className="check">
            <input
              type="checkbox"
              className="tick"
              checked={onlyHints}
              onChange={({ target }) => setOnlyHints(target.checked)}
            />
            <span>{texts.onlyHints}</span>
          </label>
        )}
      </div>
      {tally.ready > REVIEW_IMPORT_MAX_REVIEWS && <p className="form-note">{texts.tooMany(tally.ready)}</p>}
      {later > 0 && <p className="form-note">{texts.cut(shown.length, later)}</p>}
      <ImportTable
        state={state}
        isHidden={(line) => canFilter && onlyHints && !hasHint(state, line)}
        onToggle={run.toggle}
        onEdit={onBack}
      />
      <label className="check">
        <input
          type="checkbox"
          className="tick"
          checked={hasGoodFaith}
          onChange={({ target }) => setGoodFaith(target.checked)}
        />
        <span>
          {texts.goodFaith} <span className="check-hint">{texts.goodFaithHint}</span>
        </span>
      </label>
      <div className="import-foot">
        <OfflineNote isUnreachable={state.isUnreachable} />
        <Progress progress={progress} />
        <div className="import-actions">
          <Button large aria-disabled={isSending} onClick={isSending ? undefined : () => onBack(null)}>
            {texts.back}
          </Button>
          <Button type="submit" look="dawn" large busy={isSending} busyLabel={texts.busy} aria-disabled={nothingToSend}>
            {submitWords(state)}
          </Button>
        </div>
      </div>
    </form>
  );
};
