import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton, Typography } from '@mui/material';
import { EVIDENCE_MAX_PER_REVIEW } from '@sternklar/contracts/constants';
import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import type { Evidence } from '@sternklar/contracts/reviews/evidence/evidence.api';
import { placesTaken } from '@sternklar/contracts/reviews/evidence/evidence-places';
import { useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useCalls } from '../../data-provider/use-calls.ts';
import { useCommand } from '../../data-provider/use-command.ts';
import { Commands } from '../../session/for-admins.tsx';
import { SessionContext } from '../../session/session-context.ts';
import { formatDay } from '../../texts/format.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QuestionDialog } from '../../ui/QuestionDialog.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { createCaseCalls } from '../casework/case-calls.ts';
import { AddEvidence } from './AddEvidence.tsx';
import { createEvidenceCalls, readEvidenceFile } from './evidence-calls.ts';
import { ADDED_BY, evidenceAbout, evidenceName } from './evidence-words.ts';

const FAILED = 'Die Datei konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.';
const listStyle = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 };
const itemStyle = {
  display: 'grid',
  gap: 0.25,
  '&:not(:first-of-type)': { pt: 1.5, borderTop: '1px solid var(--line)' },
};
const hashStyle = { fontFamily: 'monospace', fontSize: '0.8125rem', overflowWrap: 'anywhere' };
const pictureStyle = { display: 'block', maxWidth: '100%', maxHeight: 'calc(100dvh - 260px)', mx: 'auto' };

interface OneProps {
  readonly reviewId: string;
  readonly evidence: Evidence;
}

const useFile = ({ reviewId, evidence }: OneProps) => {
  const session = useContext(SessionContext);
  return () => readEvidenceFile({ reviewId, evidenceId: evidence.id }, session?.token() ?? '');
};

/** A picture as an address of this page, given back when it is no longer looked at. */
const usePictureUrl = (read: () => Promise<Blob>): string | 'failed' | null => {
  const [url, setUrl] = useState<string | null>(null);
  const [load] = useState(() => read);
  useEffect(() => {
    let isOver = false;
    let made: string | null = null;
    load()
      .then((blob) => {
        if (isOver) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      })
      .catch(() => setUrl('failed'));
    return () => {
      isOver = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [load]);
  return url;
};

const PictureDialog = ({ reviewId, evidence, onClose }: OneProps & { onClose(): void }) => {
  const id = useId();
  const url = usePictureUrl(useFile({ reviewId, evidence }));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {evidenceName(evidence)}
      </DialogTitle>
      <DialogContent>
        {url === null ? (
          <Skeleton role="status" aria-label="Das Bild wird geladen" variant="rounded" height={320} />
        ) : null}
        {url === 'failed' ? <Typography role="alert">{FAILED}</Typography> : null}
        {url !== null && url !== 'failed' ? (
          <Box component="img" src={url} alt={`Beleg: ${evidenceName(evidence)}`} sx={pictureStyle} />
        ) : null}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          Schließen
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const RemoveDialog = ({ reviewId, evidence, onClose }: OneProps & { onClose(): void }) => {
  const { removeEvidence } = useCalls(createEvidenceCalls);
  const { send, isPending } = useCommand<string, void>({
    run: (evidenceId) => removeEvidence(reviewId, evidenceId),
    done: () => 'Der Beleg ist entfernt.',
    failed: 'Der Beleg konnte nicht entfernt werden.',
    onDone: onClose,
  });
  return (
    <QuestionDialog
      title="Beleg entfernen"
      action="Entfernen"
      isFinal
      isBusy={isPending}
      onConfirm={() => send(evidence.id)}
      onClose={onClose}
    >
      „{evidenceName(evidence)}“ wird gelöscht. Im Verlauf bleibt stehen, dass es ihn gab.
    </QuestionDialog>
  );
};

const CAN_BE_LOOKED_AT: Readonly<Record<Evidence['kind'], boolean>> = { picture: true, document: false };
type Shown = 'picture' | 'removal' | null;

const Actions = (props: OneProps) => {
  const { evidence } = props;
  const [shown, show] = useState<Shown>(null);
  const read = useFile(props);
  const notify = useNotify();
  const name = evidenceName(evidence);
  const save = () => {
    read().then(
      (blob) => saveFile(name, blob),
      () => notify(FAILED, { type: 'error' }),
    );
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -1 }}>
      {CAN_BE_LOOKED_AT[evidence.kind] ? (
        <Button aria-label={`${name} ansehen`} onClick={() => show('picture')} sx={{ minHeight: 44 }}>
          Ansehen
        </Button>
      ) : null}
      <Button aria-label={`${name} herunterladen`} onClick={save} sx={{ minHeight: 44 }}>
        Herunterladen
      </Button>
      {evidence.is_sent ? null : (
        <Button aria-label={`${name} entfernen`} onClick={() => show('removal')} sx={{ minHeight: 44 }}>
          Entfernen
        </Button>
      )}
      {shown === 'picture' ? <PictureDialog {...props} onClose={() => show(null)} /> : null}
      {shown === 'removal' ? <RemoveDialog {...props} onClose={() => show(null)} /> : null}
    </Box>
  );
};

const Item = ({ reviewId, evidence }: OneProps) => (
  <Box component="li" sx={itemStyle}>
    <Typography sx={{ fontWeight: 580, overflowWrap: 'anywhere' }}>{evidenceName(evidence)}</Typography>
    <Typography variant="body2" color="text.secondary">
      {evidenceAbout(evidence)} · {formatDay(evidence.added_at)}, {ADDED_BY[evidence.added_by]}
      {evidence.is_sent ? ' · ging an die Plattform' : ''}
    </Typography>
    <Box component="details">
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 28, fontSize: '0.875rem' }}>
        Prüfsumme
      </Box>
      <Typography sx={hashStyle}>gespeichert: {evidence.stored_hash}</Typography>
      {evidence.content_hash === '' ? null : <Typography sx={hashStyle}>Inhalt: {evidence.content_hash}</Typography>}
    </Box>
    <Commands>
      <Actions reviewId={reviewId} evidence={evidence} />
    </Commands>
  </Box>
);

const takenBy = (evidence: readonly Evidence[]): number =>
  placesTaken(evidence.length, evidence.filter(({ is_sent }) => is_sent).length);

const countWords = (evidence: readonly Evidence[]): string => {
  const taken = takenBy(evidence);
  if (taken === evidence.length) return `${taken} von ${EVIDENCE_MAX_PER_REVIEW}`;
  const room = EVIDENCE_MAX_PER_REVIEW - taken;
  if (room <= 0) return String(evidence.length);
  return `${evidence.length}, Platz für ${room === 1 ? 'einen weiteren' : `${room}\u00a0weitere`}`;
};

const Content = ({
  reviewId,
  found: { evidence, withdrawn_at },
}: {
  readonly reviewId: string;
  readonly found: ReviewCase;
}) => (
  <>
    {evidence.length === 0 ? (
      <Typography color="text.secondary">Zu diesem Antrag gibt es noch keine Belege.</Typography>
    ) : (
      <Box component="ul" aria-label="Belege zu diesem Antrag" sx={listStyle}>
        {evidence.map((one) => (
          <Item key={one.id} reviewId={reviewId} evidence={one} />
        ))}
      </Box>
    )}
    {withdrawn_at === null && takenBy(evidence) < EVIDENCE_MAX_PER_REVIEW ? (
      <Commands>
        <AddEvidence reviewId={reviewId} there={takenBy(evidence)} />
      </Commands>
    ) : null}
  </>
);

/** What a request has as evidence: admins look at it, take it away and add more; auditors see what proves it, not the files. */
export const EvidencePanel = ({ reviewId }: { readonly reviewId: string }) => {
  const { reviewCase } = useCalls(createCaseCalls);
  // The same reading as the panel of the case has.
  const query = useQuery({ queryKey: ['review-case', reviewId], queryFn: () => reviewCase(reviewId) });
  const there = query.data?.evidence ?? [];
  return (
    <Panel
      title="Belege"
      side={there.length > 0 && <Typography color="text.secondary">{countWords(there)}</Typography>}
    >
      <Loaded query={query} label="Die Belege" height={96}>
        {(found) => found && <Content reviewId={reviewId} found={found} />}
      </Loaded>
    </Panel>
  );
};
