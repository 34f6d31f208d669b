import type { EvidenceUploader } from '@sternklar/contracts/reviews/evidence/upload/evidence-uploader';
import { percentOf, type Upload } from '@sternklar/contracts/reviews/evidence/upload/upload-state';
import { evidenceTexts as texts } from '../../texts/evidence.ts';
import { TextButton } from '../../ui/Button.tsx';

interface UploadRowProps {
  readonly upload: Upload;
  readonly uploader: Pick<EvidenceUploader, 'remove' | 'retry'>;
}

const Bar = ({ upload }: { readonly upload: Upload }) => {
  const percent = percentOf(upload);
  return (
    <div
      className="evidence-bar"
      role="progressbar"
      aria-label={texts.progress(upload.name)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect width={percent} height="1" />
      </svg>
    </div>
  );
};

const UploadRow = ({ upload, uploader }: UploadRowProps) => {
  const { key, name, is } = upload;
  const isRefused = is.phase === 'refused';
  return (
    <li className="evidence-upload" data-phase={is.phase}>
      <p className="evidence-name">{name}</p>
      {!isRefused && <Bar upload={upload} />}
      <p className="evidence-about" role={isRefused ? 'alert' : undefined}>
        {texts.upload(upload)}
      </p>
      <div className="evidence-actions">
        {is.phase === 'stopped' && <TextButton onClick={() => uploader.retry(key)}>{texts.retry}</TextButton>}
        <TextButton
          aria-label={isRefused ? texts.closeNamed(name) : texts.cancelNamed(name)}
          onClick={() => uploader.remove(key)}
        >
          {isRefused ? texts.close : texts.cancel}
        </TextButton>
      </div>
    </li>
  );
};

interface UploadListProps extends Omit<UploadRowProps, 'upload'> {
  readonly uploads: readonly Upload[];
}

/** Files on their way, and why some of them were refused. */
export const UploadList = ({ uploads, uploader }: UploadListProps) =>
  uploads.length > 0 && (
    <ul className="evidence-uploads" aria-label={texts.uploads}>
      {uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} uploader={uploader} />
      ))}
    </ul>
  );
