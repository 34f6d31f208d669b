import { type DragEvent, useEffect, useRef, useState } from 'react';
import { DraftNote, OfflineNote } from '../../drafts/DraftNotes.tsx';
import { importTexts as texts } from '../../texts/review-import.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import { FILE_MAX_BYTES, textOfFile, withPlainLineEnds } from './decode-file.ts';
import '../adding/notice-details.css';

/** A part of the text, from its first character to the one after its last. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

interface ImportTextProps {
  readonly text: string;
  /** What is to be changed. */
  readonly place: Place | null;
  readonly isRestored: boolean;
  readonly onWrite: (text: string) => void;
  readonly onDiscard: () => void;
  /** False when there is no review in the text. */
  readonly onCheck: (text: string) => boolean;
}

const ACCEPTED = '.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values';

const readFile = async (file: File): Promise<ReturnType<typeof textOfFile> | { readonly problem: 'unreadable' }> => {
  if (file.size > FILE_MAX_BYTES) return { problem: 'too-large' };
  try {
    return textOfFile(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return { problem: 'unreadable' };
  }
};

const FileField = ({ isOver, onFile }: { readonly isOver: boolean; readonly onFile: (file: File) => void }) => (
  <label className={`import-file ${isOver ? 'is-over' : ''}`}>
    <input
      type="file"
      className="visually-hidden"
      accept={ACCEPTED}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        // The same file, changed meanwhile, may be chosen again.
        target.value = '';
        if (file !== undefined) onFile(file);
      }}
    />
    <span className="import-file-action">{texts.file}</span>
    <span className="import-file-hint">{texts.fileHint}</span>
  </label>
);

const Columns = () => (
  <details className="notice-details">
    <summary>
      <span>{texts.columns}</span>
      <ChevronIcon />
    </summary>
    <div className="import-columns">
      <p className="field-hint">{texts.columnsIntro}</p>
      <dl>
        {texts.columnList.map(([name, meaning]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  </details>
);

/** The first step: the words, pasted or from a file. */
export const ImportText = ({ text, place, isRestored, onWrite, onDiscard, onCheck }: ImportTextProps) => {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const [isOver, setOver] = useState(false);
  const area = () => form.current?.querySelector('textarea');

  useEffect(() => {
    const element = form.current?.querySelector('textarea');
    if (!element) return;
    if (place === null) return element.focus();
    // In this order browsers scroll to what is selected.
    element.blur();
    element.setSelectionRange(place.start, place.end);
    element.focus();
  }, [place]);

  const complain = (words: string) => {
    setError(words);
    area()?.focus();
  };
  const check = (words: string) => {
    if (words.trim() === '') complain(texts.textMissing);
    else if (!onCheck(words)) complain(texts.nothingFound);
  };
  const take = async (file: File) => {
    const found = await readFile(file);
    if ('problem' in found) return complain(texts.fileProblems[found.problem]);
    setError(undefined);
    onWrite(found.text);
    check(found.text);
  };
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    setOver(false);
    if (file === undefined) return;
    event.preventDefault();
    void take(file);
  };
  const dragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        check(text);
      }}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <DraftNote
        isRestored={isRestored}
        onDiscard={() => {
          onDiscard();
          area()?.focus();
        }}
      />
      <div className="fields">
        <TextArea
          name="reviews"
          label={texts.text}
          hint={texts.textHint}
          error={error}
          value={text}
          onChange={({ target }) => {
            setError(undefined);
            onWrite(withPlainLineEnds(target.value));
          }}
          rows={9}
          autoComplete="off"
          spellCheck={false}
          placeholder={texts.placeholder}
        />
        <FileField isOver={isOver} onFile={(file) => void take(file)} />
        <Columns />
      </div>
      <OfflineNote isUnreachable={false} />
      <div className="form-foot">
        <Button type="submit" look="dawn" large>
          {texts.check}
        </Button>
      </div>
    </form>
  );
};
