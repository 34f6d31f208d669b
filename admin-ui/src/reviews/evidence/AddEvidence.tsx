import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { BACKOFF_OF_SCREENS } from '@sternklar/contracts/backoff';
import { pauseUntilWoken } from '@sternklar/contracts/live-updates/pause-until-woken';
import { newId } from '@sternklar/contracts/new-id';
import { EVIDENCE_ACCEPT } from '@sternklar/contracts/reviews/evidence/upload/check-file';
import { createEvidenceUploader } from '@sternklar/contracts/reviews/evidence/upload/evidence-uploader';
import { createUploadMemory } from '@sternklar/contracts/reviews/evidence/upload/upload-memory';
import { percentOf, type Upload } from '@sternklar/contracts/reviews/evidence/upload/upload-state';
import { createUploadTransport } from '@sternklar/contracts/reviews/evidence/upload/upload-transport';
import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { SessionContext } from '../../session/session-context.ts';
import { uploadWords } from './evidence-words.ts';

const useUploader = (reviewId: string) => {
  const session = useContext(SessionContext);
  const notify = useNotify();
  const refresh = useRefresh();
  const done = (name: string, isNew: boolean) => {
    notify(isNew ? `„${name}“ ist hinzugefügt.` : `„${name}“ gehört schon zu diesem Antrag.`, { type: 'success' });
    refresh();
  };
  // Files outlive the drawing in which they were chosen.
  const latest = useRef({ done, refresh });
  useEffect(() => {
    latest.current = { done, refresh };
  });
  const [uploader] = useState(() =>
    createEvidenceUploader({
      transport: createUploadTransport({
        fetch: (input, init) => window.fetch(input, init),
        token: () => session?.token() ?? null,
        reviewId,
      }),
      memory: createUploadMemory(() => window.sessionStorage, reviewId),
      pause: pauseUntilWoken,
      random: Math.random,
      nextId: newId,
      backoff: BACKOFF_OF_SCREENS,
      onDone: (_evidence, isNew, name) => latest.current.done(name, isNew),
      // The next reading of the page tells that the session is over.
      onSessionOver: () => latest.current.refresh(),
    }),
  );
  useEffect(() => () => uploader.close(), [uploader]);
  return uploader;
};

interface RowProps {
  readonly upload: Upload;
  onRetry(): void;
  onRemove(): void;
}

const Row = ({ upload, onRetry, onRemove }: RowProps) => {
  const { name, is } = upload;
  const isRefused = is.phase === 'refused';
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5 }}>
      <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 580 }}>{name}</Typography>
      {isRefused ? null : (
        <LinearProgress variant="determinate" value={percentOf(upload)} aria-label={`${name} wird gesendet`} />
      )}
      <Typography variant="body2" color={isRefused ? 'error' : 'text.secondary'} role={isRefused ? 'alert' : undefined}>
        {uploadWords(upload)}
      </Typography>
      <Box>
        {is.phase === 'stopped' ? (
          <Button onClick={onRetry} sx={{ minHeight: 44 }}>
            Erneut versuchen
          </Button>
        ) : null}
        <Button
          onClick={onRemove}
          aria-label={isRefused ? `${name} ausblenden` : `Abbrechen: ${name}`}
          sx={{ minHeight: 44 }}
        >
          {isRefused ? 'Ausblenden' : 'Abbrechen'}
        </Button>
      </Box>
    </Box>
  );
};

interface AddEvidenceProps {
  readonly reviewId: string;
  /** How many places are taken. */
  readonly there: number;
}

/** Files of the team on their way to a request. */
export const AddEvidence = ({ reviewId, there }: AddEvidenceProps) => {
  const uploader = useUploader(reviewId);
  const uploads = useSyncExternalStore(uploader.subscribe, uploader.uploads, uploader.uploads);
  const input = useRef<HTMLInputElement>(null);
  const notify = useNotify();
  const chosen = (files: FileList | null) => {
    for (const name of uploader.add([...(files ?? [])], there)) notify(`„${name}“ ist schon auf dem Weg.`);
    // So that the same file can be chosen again.
    if (input.current) input.current.value = '';
  };
  return (
    <>
      {uploads.length === 0 ? null : (
        <Box
          component="ul"
          aria-label="Dateien auf dem Weg"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
        >
          {uploads.map((upload) => (
            <Row
              key={upload.key}
              upload={upload}
              onRetry={() => uploader.retry(upload.key)}
              onRemove={() => uploader.remove(upload.key)}
            />
          ))}
        </Box>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={EVIDENCE_ACCEPT}
        data-pick="files"
        onChange={({ currentTarget }) => chosen(currentTarget.files)}
      />
      <Button variant="outlined" onClick={() => input.current?.click()} sx={{ minHeight: 44 }}>
        Belege hinzufügen
      </Button>
    </>
  );
};
