import { Box, Button, Typography } from '@mui/material';
import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useCalls } from '../../data-provider/use-calls.ts';
import { Commands } from '../../session/for-admins.tsx';
import { catchFocus, headingAround } from '../../ui/focus.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { CaseHolder } from './CaseHolder.tsx';
import { CaseStateBadge } from './CaseStateBadge.tsx';
import { createCaseCalls } from './case-calls.ts';
import { untilItRunsOut } from './case-holder.ts';
import { caseSentence } from './case-words.ts';
import { type CaseStep, labelOf, stepsFor } from './steps-for.ts';
import { useSteps } from './use-steps.tsx';

/**
 * A step that was taken is none any more, and its button goes, before or after its window: then the keyboard goes on at the
 * heading of the case, above what comes next.
 */
const useFocusAfterStep = (steps: readonly CaseStep[], isOpen: boolean) => {
  const place = useRef<HTMLElement>(null);
  const hasBegun = useRef(false);
  const offered = steps.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again at every change of what is offered
  useEffect(() => {
    if (isOpen) hasBegun.current = true;
    else if (hasBegun.current) catchFocus(headingAround(place.current));
  }, [isOpen, offered]);
  return place;
};

const Steps = ({ found }: { readonly found: ReviewCase }) => {
  const { begin, dialog } = useSteps(found);
  const steps = stepsFor(found);
  const place = useFocusAfterStep(steps, dialog !== null);
  return (
    <>
      <Box ref={place} sx={{ display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
        {steps.map((one, index) => (
          <Button
            key={one}
            variant={index === 0 && found.withdrawn_at === null ? 'contained' : 'outlined'}
            onClick={() => begin(one)}
            sx={{ minHeight: 44 }}
          >
            {labelOf(one, found)}
          </Button>
        ))}
      </Box>
      {dialog}
    </>
  );
};

/** What comes next in a review's case, and the steps that staff can take. */
export const CasePanel = ({ reviewId }: { readonly reviewId: string }) => {
  const { reviewCase } = useCalls(createCaseCalls);
  const query = useQuery({
    queryKey: ['review-case', reviewId],
    queryFn: () => reviewCase(reviewId),
    refetchInterval: ({ state }) => untilItRunsOut(state.data ?? null, Date.now()),
  });
  const found = query.data ?? null;
  return (
    <Panel title="Fall" side={found && <CaseStateBadge next={found.next} />}>
      <Loaded query={query} label="Der Fall" height={160}>
        {(loaded) =>
          loaded && (
            <>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{caseSentence(loaded)}</Typography>
              {loaded.facts === null ? null : (
                <Box>
                  <Typography variant="body2" color="text.secondary">
                    Angaben des Kunden
                  </Typography>
                  <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{loaded.facts}</Typography>
                </Box>
              )}
              <CaseHolder found={loaded} />
              <Commands>
                <Steps found={loaded} />
              </Commands>
            </>
          )
        }
      </Loaded>
    </Panel>
  );
};
