import { Alert, Button } from '@mui/material';
import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import { REVIEW_STATUS_LABEL } from '@sternklar/contracts/reviews/review-status';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { statusOf } from '../../data-provider/refusal.ts';

/** The version of a review's status that somebody saw when they began a step; a newer one they have to look at first. */
export const useSeenVersion = ({ review: { id, version: current } }: ReviewCase) => {
  const [version, setVersion] = useState(current);
  const button = useRef<HTMLButtonElement>(null);
  const queryClient = useQueryClient();
  return {
    version,
    button,
    isNewer: version !== current,
    /** Leads whoever goes on all the same to what they have not looked at. */
    isOld: () => {
      if (version !== current) button.current?.focus();
      return version !== current;
    },
    look: () => setVersion(current),
    /** Shows what is there by now, where the server says that it is another stand of things. */
    whileCurrent: async (step: Promise<void>): Promise<void> => {
      try {
        await step;
      } catch (error) {
        if (statusOf(error) === 409) void queryClient.invalidateQueries({ queryKey: ['review-case', id] });
        throw error;
      }
    },
  };
};

interface DecidedMeanwhileProps {
  readonly found: ReviewCase;
  readonly seen: ReturnType<typeof useSeenVersion>;
}

/** Somebody decided while the dialog was open: what was typed stays, and goes in only once that was looked at. */
export const DecidedMeanwhile = ({ found, seen }: DecidedMeanwhileProps) =>
  seen.isNewer ? (
    <Alert
      severity="warning"
      action={
        <Button ref={seen.button} color="inherit" onClick={seen.look} sx={{ minHeight: 44 }}>
          Gesehen
        </Button>
      }
    >
      {`Inzwischen hat jemand anderes entschieden: Die Bewertung steht jetzt auf „${REVIEW_STATUS_LABEL[found.review.status]}“, alles Weitere im Verlauf. Was Sie hier eintragen, ist noch nicht gespeichert und würde das ersetzen.`}
    </Alert>
  ) : null;
