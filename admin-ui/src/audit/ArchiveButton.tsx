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

interface Archive {
  readonly name: string;
  readonly content: Blob;
}

/** For what has not even begun to come; a log of millions takes its time. */
const NOTHING_FOR_MS = 120_000;

/** Why there is no archive, in the server's words where it has some. */
class NoArchive extends Error {
  override readonly name = 'NoArchive';
}

export interface ArchiveWords {
  /** Of the thing itself, with its article. */
  readonly name: 'Das Prüfbündel' | 'Der Beleg';
  readonly button: string;
  readonly saved: string;
}

const failed = ({ name }: ArchiveWords) => `${name} konnte nicht geladen werden. Bitte versuchen Sie es erneut.`;

const problemOf = async (response: Response, words: ArchiveWords): Promise<NoArchive> => {
  const problem: unknown = await response.json().catch(() => null);
  const { detail } = (problem ?? {}) as { readonly detail?: unknown };
  return new NoArchive(typeof detail === 'string' ? detail : failed(words));
};

interface Download {
  readonly path: string;
  readonly token: string;
  readonly words: ArchiveWords;
  readonly onProgress: (progress: Progress) => void;
}

/** Fetches an archive piece by piece; a link could not carry the session's token. Throws `NoArchive`. */
const download = async ({ path, token, words, onProgress }: Download): Promise<Archive> => {
  const giveUp = new AbortController();
  let waiting = setTimeout(() => giveUp.abort(), NOTHING_FOR_MS);
  const heard = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => giveUp.abort(), NOTHING_FOR_MS);
  };
  try {
    onProgress({ bytes: 0, of: null });
    const response = await fetch(path, {
      headers: { Accept: 'application/x-tar', Authorization: `Bearer ${token}` },
      signal: giveUp.signal,
    });
    if (!response.ok || !response.body) throw await problemOf(response, words);
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
    if (of !== null && bytes !== of) throw new NoArchive(`${words.name} kam nicht vollständig an.`);
    const [, name = 'archiv.tar'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    return { name, content: new Blob(pieces, { type: 'application/x-tar' }) };
  } finally {
    clearTimeout(waiting);
  }
};

const megabytes = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

const wordsOf = ({ bytes, of }: Progress): string =>
  of === null ? 'Wird zusammengestellt …' : `${megabytes.format(bytes / 1e6)} von ${megabytes.format(of / 1e6)} MB`;

const Bar = ({ progress, words }: { readonly progress: Progress; readonly words: ArchiveWords }) => (
  <Box sx={{ display: 'grid', gap: 0.5, minWidth: 200 }}>
    <LinearProgress
      aria-label={`${words.name} wird geladen`}
      {...(progress.of === null ? {} : { variant: 'determinate', value: (100 * progress.bytes) / progress.of })}
    />
    <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {wordsOf(progress)}
    </Typography>
  </Box>
);

interface ArchiveButtonProps {
  readonly path: string;
  readonly words: ArchiveWords;
}

/** Saves an archive that the server makes, and shows how much of it has come. */
export const ArchiveButton = ({ path, words }: ArchiveButtonProps) => {
  const session = useContext(SessionContext);
  const notify = useNotify();
  const [progress, setProgress] = useState<Progress | null>(null);
  const loading = useMutation({
    mutationFn: () => download({ path, token: session?.token() ?? '', words, onProgress: setProgress }),
    onSuccess: ({ name, content }) => {
      saveFile(name, content);
      notify(words.saved, { type: 'success' });
    },
    onError: (error) => notify(error instanceof NoArchive ? error.message : failed(words), { type: 'error' }),
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
        {words.button}
      </BusyButton>
      {progress ? <Bar progress={progress} words={words} /> : null}
    </Box>
  );
};
