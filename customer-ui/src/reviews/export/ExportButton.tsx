import { german } from '../../texts/phrase.ts';
import { exportTexts as texts } from '../../texts/review-export.ts';
import { TextButton } from '../../ui/Button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { saveFile } from '../../ui/save-file.ts';
import type { Toasts } from '../../ui/toasts.ts';
import type { ExportedReviews } from './reviews-csv.ts';
import '../finding/find-bar.css';

interface ExportButtonProps {
  readonly exported: readonly ExportedReviews[];
  /** Some reviews are left out: they do not match what is looked for. */
  readonly isNarrowed: boolean;
  readonly toasts: Pick<Toasts, 'good' | 'bad'>;
}

/** Saves the reviews that the page shows as a CSV file. */
export const ExportButton = ({ exported, isNarrowed, toasts }: ExportButtonProps) => {
  const count = exported.reduce((sum, { reviews }) => sum + reviews.length, 0);
  if (count === 0) return null;
  const save = async () => {
    try {
      const { exportFileName, reviewsCsv } = await import('./reviews-csv.ts');
      const name = exportFileName(new Date());
      saveFile(name, new Blob([reviewsCsv(exported)], { type: 'text/csv;charset=utf-8' }));
      toasts.good(german(texts.saved(name)));
    } catch {
      toasts.bad(german(texts.failed));
    }
  };
  return (
    <TextButton className="export-button" onClick={() => void save()}>
      <DownloadIcon />
      {(isNarrowed ? texts.found : texts.all)(count)}
    </TextButton>
  );
};
