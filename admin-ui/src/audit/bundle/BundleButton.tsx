import { Box, LinearProgress, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { useNotify } from 'react-admin';
import { BusyButton } from '../../layout/BusyButton.tsx';
import { saveFile } from '../../layout/save-file.ts';
import { SessionContext } from '../../layout/session-context.ts';
import { downloadBundle, NoBundle, type Progress } from './download-bundle.ts';

const FAILED = 'Das Prüfbündel konnte nicht geladen werden. Bitte versuchen Sie es erneut.';
const megabytes = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

const wordsOf = ({ bytes, of }: Progress): string =>
  of === null ? 'Wird zusammengestellt …' : `${megabytes.format(bytes / 1e6)} von ${megabytes.format(of / 1e6)} MB`;

const Bar = ({ progress }: { readonly progress: Progress }) => (
  <Box sx={{ display: 'grid', gap: 0.5, minWidth: 200 }}>
    <LinearProgress
      aria-label="Prüfbündel wird geladen"
      {...(progress.of === null ? {} : { variant: 'determinate', value: (100 * progress.bytes) / progress.of })}
    />
    <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {wordsOf(progress)}
    </Typography>
  </Box>
);

/** Saves the whole history with all that proves it, to be checked elsewhere and without this product. */
export const BundleButton = () => {
  const session = useContext(SessionContext);
  const notify = useNotify();
  const [progress, setProgress] = useState<Progress | null>(null);
  const loading = useMutation({
    mutationFn: () => downloadBundle(session?.token() ?? '', setProgress),
    onSuccess: ({ name, content }) => {
      saveFile(name, content);
      notify('Prüfbündel gespeichert. Wie Sie es prüfen, steht in README.md darin.', { type: 'success' });
    },
    onError: (error) => notify(error instanceof NoBundle ? error.message : FAILED, { type: 'error' }),
    onSettled: () => setProgress(null),
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <BusyButton
        variant="outlined"
        isBusy={loading.isPending}
        onClick={() => {
          if (!loading.isPending) loading.mutate();
        }}
        sx={{ minHeight: 44, px: 3 }}
      >
        Prüfbündel herunterladen
      </BusyButton>
      {progress ? <Bar progress={progress} /> : null}
    </Box>
  );
};
