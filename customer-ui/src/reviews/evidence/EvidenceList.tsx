import type { Evidence } from '@sternklar/contracts/reviews/evidence/evidence.api';
import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import { evidenceTexts as texts } from '../../texts/evidence.ts';
import { Button, TextButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { usePicture } from './use-picture.ts';

type Load = (evidence: Evidence, signal?: AbortSignal) => Promise<Blob>;

const nameOf = ({ name }: Evidence): string => name || texts.nameless;

interface PictureProps {
  readonly evidence: Evidence;
  readonly load: Load;
  readonly onOpen: (url: string) => void;
}

const Thumbnail = ({ evidence, load, onOpen }: PictureProps) => {
  const { place, phase, url } = usePicture((signal) => load(evidence, signal));
  return (
    <span ref={place} className="evidence-thumb" data-phase={phase}>
      <button
        type="button"
        aria-label={texts.open(nameOf(evidence))}
        aria-disabled={url === null}
        onClick={() => url !== null && onOpen(url)}
      >
        {url !== null && <img src={url} alt="" />}
      </button>
    </span>
  );
};

const DocumentMark = () => (
  <span className="evidence-thumb evidence-document" aria-hidden="true">
    PDF
  </span>
);

const LOOK: Readonly<Record<Evidence['kind'], ComponentType<PictureProps>>> = {
  picture: Thumbnail,
  document: DocumentMark,
};
const Look = ({ of: evidence, ...rest }: Omit<PictureProps, 'evidence'> & { readonly of: Evidence }) => {
  const Shape = LOOK[evidence.kind];
  return <Shape evidence={evidence} {...rest} />;
};

interface PictureDialogProps {
  readonly evidence: Evidence;
  readonly url: string;
  readonly onDownload: () => void;
  readonly onClose: () => void;
}

const PictureDialog = ({ evidence, url, onDownload, onClose }: PictureDialogProps) => (
  <Dialog title={nameOf(evidence)} size="wide" startsAtTitle onClose={onClose}>
    <img className="evidence-picture" src={url} alt={texts.picture(nameOf(evidence))} />
    <div className="dialog-foot">
      <Button onClick={onDownload}>{texts.download}</Button>
    </div>
  </Dialog>
);

interface RemoveDialogProps {
  readonly evidence: Evidence;
  /** Rejects, after telling the user, when the server refuses. */
  readonly onRemove: () => Promise<void>;
  readonly onClose: () => void;
}

const RemoveDialog = ({ evidence, onRemove, onClose }: RemoveDialogProps) => {
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    await onRemove().catch(() => setBusy(false));
  };
  return (
    <Dialog
      title={texts.removeTitle}
      intro={<p>{texts.removeIntro(nameOf(evidence))}</p>}
      startsAtTitle
      onClose={onClose}
    >
      <div className="form-foot evidence-confirm">
        <Button look="dawn" large busy={isBusy} busyLabel={texts.removing} onClick={() => void remove()}>
          {texts.remove}
        </Button>
      </div>
      <div className="dialog-foot">
        <TextButton onClick={onClose}>{texts.keep}</TextButton>
      </div>
    </Dialog>
  );
};

interface EvidenceListProps {
  readonly evidence: readonly Evidence[];
  readonly brand: string;
  readonly load: Load;
  readonly onDownload: (evidence: Evidence) => void;
  /** Rejects, after telling the user, when the server refuses. */
  readonly onRemove: (evidence: Evidence) => Promise<void>;
  /** The button that was pressed is gone. */
  readonly onRemoved: () => void;
}

type Shown =
  | { readonly shows: 'picture'; readonly evidence: Evidence; readonly url: string }
  | { readonly shows: 'removal'; readonly evidence: Evidence };

/** Customers take back what they added themselves, until it was sent. */
export const canRemove = ({ added_by, is_sent }: Evidence): boolean => added_by === 'customer' && !is_sent;

/** What a request has as evidence: to look at, to download, and to take away again unless it was sent. */
export const EvidenceList = ({ evidence: all, brand, load, onDownload, onRemove, onRemoved }: EvidenceListProps) => {
  const [shown, show] = useState<Shown | null>(null);
  const close = () => show(null);
  return (
    <>
      <ul className="evidence-list" aria-label={texts.list}>
        {all.map((evidence) => (
          <li key={evidence.id}>
            <Look of={evidence} load={load} onOpen={(url) => show({ shows: 'picture', evidence, url })} />
            <div className="evidence-words">
              <p className="evidence-name">{nameOf(evidence)}</p>
              <p className="evidence-about">{texts.about(evidence, brand)}</p>
              {evidence.is_sent && <p className="evidence-about">{texts.sent}</p>}
              <p className="evidence-about on-paper">{texts.hash(evidence.content_hash)}</p>
              <div className="evidence-actions">
                <TextButton aria-label={texts.downloadNamed(nameOf(evidence))} onClick={() => onDownload(evidence)}>
                  {texts.download}
                </TextButton>
                {canRemove(evidence) && (
                  <TextButton
                    aria-label={texts.removeNamed(nameOf(evidence))}
                    onClick={() => show({ shows: 'removal', evidence })}
                  >
                    {texts.remove}
                  </TextButton>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
      {shown?.shows === 'picture' && (
        <PictureDialog
          evidence={shown.evidence}
          url={shown.url}
          onDownload={() => onDownload(shown.evidence)}
          onClose={close}
        />
      )}
      {shown?.shows === 'removal' && (
        <RemoveDialog
          evidence={shown.evidence}
          onRemove={async () => {
            await onRemove(shown.evidence);
            // While the window is open, nothing behind it takes the focus.
            flushSync(close);
            onRemoved();
          }}
          onClose={close}
        />
      )}
    </>
  );
};
