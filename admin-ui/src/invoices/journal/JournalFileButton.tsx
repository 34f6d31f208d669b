import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useContext } from 'react';
import { useNotify } from 'react-admin';
import { SessionContext } from '../../session/session-context.ts';
import { saveFile } from '../../ui/save-file.ts';
import { FileRefused, readFile } from '../read-file.ts';

const FILES = {
  csv: { label: 'CSV-Export', fileName: (month: string) => `Journal_${month}.csv` },
  datev: { label: 'DATEV-Export', fileName: (month: string) => `EXTF_Buchungsstapel_${month}.csv` },
} as const;

interface JournalFileButtonProps {
  readonly month: string;
  readonly file: keyof typeof FILES;
}

/** Saves a month's entries in one of their forms, or tells why they do not come in that one. */
export const JournalFileButton = ({ month, file }: JournalFileButtonProps) => {
  const session = useContext(SessionContext);
  const notify = useNotify();
  const { label, fileName } = FILES[file];
  const loading = useMutation({
    mutationFn: () =>
      readFile(`/api/admin/journal/${month}/${file}`, { type: 'text/csv', token: session?.token() ?? '' }),
    onSuccess: (content) => saveFile(fileName(month), content),
    onError: (error) =>
      notify(
        error instanceof FileRefused
          ? error.message
          : 'Die Datei konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
        { type: 'error' },
      ),
  });
  return (
    <Button
      variant="outlined"
      sx={{ minHeight: 44 }}
      aria-busy={loading.isPending}
      onClick={() => {
        if (!loading.isPending) loading.mutate();
      }}
    >
      {label}
    </Button>
  );
};
