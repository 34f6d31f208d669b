import { Box, Button, Typography } from '@mui/material';
import type { AuditCheckpoint } from '@sternklar/contracts/audit/audit.api';
import type { AuditedReview, AuditProofs } from '@sternklar/contracts/audit/audit-replay.api';
import { useEffect, useState } from 'react';
import { CopyText } from '../../ui/CopyText.tsx';
import { type EventsVerdict, judgeEvents, shownKey } from '../verify/verdict.ts';
import { SealBand } from './SealBand.tsx';
import { sealWords, stepsWords } from './seal-words.ts';
import { type SealState, useSeal } from './use-seal.ts';

const Code = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <Box sx={{ display: 'grid', gap: 0.25 }}>
    <Box component="span" sx={{ color: 'var(--ink-2)', fontSize: '0.8125rem' }}>
      {name}
    </Box>
    <CopyText name={name} text={text} />
  </Box>
);

interface KeysProps {
  readonly state: SealState;
  readonly checkpoint: AuditCheckpoint;
  /** What the seal says in a sentence, where that is folded with them. */
  readonly text: string | null;
}

/** As it goes every day; whatever else there is stands in full. */
const isUsual = ({ kind }: SealState): boolean => USUAL.some((usual) => usual === kind);
const USUAL = ['checking', 'verified', 'first'] as const satisfies readonly SealState['kind'][];

const Keys = ({ state, checkpoint, text }: KeysProps) => (
  <Box component="details" sx={{ '& > summary': { cursor: 'pointer', py: text === null ? 1 : 0.25, fontWeight: 580 } }}>
    <summary>Schlüssel und Prüfpunkt</summary>
    <Box sx={{ display: 'grid', gap: 1.5, pb: 1, pt: text === null ? 0 : 1 }}>
      {text === null ? null : <Typography sx={{ maxWidth: '72ch' }}>{text}</Typography>}
      {state.kind === 'key-changed' ? <Code name="Schlüssel, den dieser Browser kennt" text={state.kept} /> : null}
      <Code
        name={state.kind === 'key-changed' ? 'Schlüssel, mit dem jetzt unterschrieben ist' : 'Schlüssel des Protokolls'}
        text={shownKey(checkpoint)}
      />
      <Code name="Prüfpunkt zum Aufbewahren, für „verify --since“" text={checkpoint.note} />
    </Box>
  </Box>
);

/** The integrity badge of the whole log: checked here, by this browser, against what it kept from the last visit. */
export const Seal = ({ checkpoint }: { readonly checkpoint: AuditCheckpoint }) => {
  const { state, again, trust } = useSeal(checkpoint);
  const words = sealWords(state);
  return (
    <SealBand label="Siegel des Protokolls" words={words} isBrief={isUsual(state)}>
      {state.kind === 'failed' ? (
        <Button variant="outlined" onClick={again} sx={{ minHeight: 44, justifySelf: 'start' }}>
          Erneut prüfen
        </Button>
      ) : null}
      <Keys state={state} checkpoint={checkpoint} text={isUsual(state) ? words.text : null} />
      {state.kind === 'key-changed' && state.pin ? (
        <Button
          variant="outlined"
          onClick={() => state.pin && trust(state.pin)}
          sx={{ minHeight: 44, justifySelf: 'start' }}
        >
          Dem neuen Schlüssel vertrauen
        </Button>
      ) : null}
    </SealBand>
  );
};

interface StepsSealProps {
  readonly review: AuditedReview;
  readonly proofs: AuditProofs;
}

/** The steps are only worth what the state is that they are proven against: its seal comes first. */
const useStepsVerdict = ({ review, proofs }: StepsSealProps): EventsVerdict | null => {
  const [verdict, setVerdict] = useState<EventsVerdict | null>(null);
  useEffect(() => {
    let isCurrent = true;
    judgeEvents(review.id, review.entries, proofs).then(
      (judged) => {
        if (isCurrent) setVerdict(judged);
      },
      // The seal of the state says that this browser cannot check.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [review, proofs]);
  return verdict;
};

/** The integrity badge of one review. */
export const StepsSeal = (props: StepsSealProps) => {
  const { state } = useSeal(props.proofs.checkpoint);
  const verdict = useStepsVerdict(props);
  const isStateGood = state.kind === 'verified' || state.kind === 'first';
  const words =
    isStateGood && verdict
      ? stepsWords(verdict, props.review.entries_missing)
      : sealWords(isStateGood ? { kind: 'checking' } : state);
  return <SealBand label="Siegel der Bewertung" words={words} />;
};
