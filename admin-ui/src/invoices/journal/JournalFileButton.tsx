import { useMutation } from '@tanstack/react-query';
import { useContext } from 'react';
import { useNotify } from 'react-admin';
import { FileRefused, readFile } from '../../data-provider/read-file.ts';
import { SessionContext } from '../../session/session-context.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { saveFile } from '../../ui/save-file.ts';

/** The forms in which a month is taken away. */
const FORMS = {
  csv: { label: 'CSV-Export', type: 'text/csv', nameOf: (month: string) => `Journal_${month}.csv` },
  datev: { label: 'Für DATEV', type: 'text/csv', nameOf: (month: string) => `EXTF_Buchungsstapel_${month}.csv` },
} as const;

interface JournalFileButtonProps {
  readonly month: string;
  readonly form: keyof typeof FORMS;
}

/** Saves a month's journal, or tells why it does not come in that form. */
export const JournalFileButton = ({ month, form }: JournalFileButtonProps) => {
  const session = useContext(SessionContext);
  const notify = useNotify();
  const { label, type, nameOf } = FORMS[form];
  const loading = useMutation({
    mutationFn: () => readFile(`/api/admin/journal/${encodeURIComponent(month)}/${form}`, type, session?.token() ?? ''),
    onSuccess: (content) => saveFile(nameOf(month), content),
    onError: (error) =>
      notify(
        error instanceof FileRefused
          ? error.message
          : 'Die Datei konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
        { type: 'error' },
      ),
  });
  return (
    <BusyButton isBusy={loading.isPending} variant="outlined" sx={{ minHeight: 44 }} onClick={() => loading.mutate()}>
      {label}
    </BusyButton>
  );
};
