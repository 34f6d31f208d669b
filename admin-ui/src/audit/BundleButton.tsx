import { Box, LinearProgress, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { useNotify } from 'react-admin';
import { SessionContext } from '../session/session-context.ts';
import { BusyButton } from '../ui/BusyButton.tsx';
import { saveFile } from '../ui/save-file.ts';

/** How much has come; `of` is null while the server still gathers. */
interface Progress {
  readonly bytes: number;
  readonly of: number | null;
}

interface Bundle {
  readonly name: string;
  readonly content: Blob;
}

/** For what has not even begun to come; a log of millions takes its time. */
const NOTHING_FOR_MS = 120_000;

/** Why there is no bundle, in the server's words where it has some. */
class NoBundle extends Error {
  override readonly name = 'NoBundle';
}

const problemOf = async (response: Response): Promise<NoBundle> => {
  const problem: unknown = await response.json().catch(() => null);
  const { detail } = (problem ?? {}) as { readonly detail?: unknown };
  return new NoBundle(typeof detail === 'string' ? detail : 'Das Prüfbündel konnte nicht geladen werden.');
};

/** Fetches the bundle piece by piece; a link could not carry the session's token. Throws `NoBundle`. */
const downloadBundle = async (token: string, onProgress: (progress: Progress) => void): Promise<Bundle> => {
  const giveUp = new AbortController();
  let waiting = setTimeout(() => giveUp.abort(), NOTHING_FOR_MS);
  const heard = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => giveUp.abort(), NOTHING_FOR_MS);
  };
  try {
    onProgress({ bytes: 0, of: null });
    const response = await fetch('/api/audit/bundle', {
      headers: { Accept: 'application/x-tar', Authorization: `Bearer ${token}` },
      signal: giveUp.signal,
    });
    if (!response.ok || !response.body) throw await problemOf(response);
    const of = Number(response.headers.get('content-length')) || null;
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      heard();
      pieces.push(value);
      bytes += value.length;
      onProgress({ bytes, of });
    }
    if (of !== null && bytes !== of) throw new NoBundle('Das Prüfbündel kam nicht vollständig an.');
    const [, name = 'pruefbuendel.tar'] =
      /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    return { name, content: new Blob(pieces, { type: 'application/x-tar' }) };
  } finally {
    clearTimeout(waiting);
  }
};

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
