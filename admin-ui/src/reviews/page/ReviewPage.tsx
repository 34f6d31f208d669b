import { Box, Button, Card, Typography } from '@mui/material';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { subjectKey } from '../../data-provider/subject.ts';
import { useCalls } from '../../data-provider/use-calls.ts';
import { Loaded } from '../../layout/Loaded.tsx';
import { Missing } from '../../layout/Missing.tsx';
import { NotFoundPage } from '../../layout/NotFoundPage.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { pageCardStyle } from '../../layout/page-card-style.ts';
import { Commands } from '../../session/Commands.tsx';
import { Timeline } from '../../timeline/Timeline.tsx';
import { ChangeReviewStatusDialog } from '../ChangeReviewStatusDialog.tsx';
import { createReviewCalls } from '../review-calls.ts';
import { stepsOf } from './history-steps.tsx';
import { NoteForm } from './NoteForm.tsx';
import { ReviewFacts } from './ReviewFacts.tsx';

/** On a desk the commands stand beside everything; on a phone between the review and its history. */
const pageStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
  gridTemplateAreas: { xs: '"review" "commands" "history"', md: '"review commands" "history commands"' },
};

const History = ({ id }: { readonly id: string }) => {
  const { reviewHistory } = useCalls(createReviewCalls);
  const query = useQuery({ queryKey: ['review-history', id], queryFn: () => reviewHistory(id) });
  return (
    <Panel title="Verlauf">
      <Loaded query={query} label="Der Verlauf" height={240}>
        {(history) => <Timeline label="Verlauf der Bewertung" steps={stepsOf(history)} />}
      </Loaded>
    </Panel>
  );
};

const Decide = ({ review }: { readonly review: AdminReview }) => {
  // As it was when the dialog opened: what comes later is what somebody else was faster with.
  const [deciding, setDeciding] = useState<AdminReview | null>(null);
  return (
    <Panel title="Bearbeiten">
      <Button variant="contained" onClick={() => setDeciding(review)} sx={{ minHeight: 44 }}>
        Status ändern
      </Button>
      <Typography variant="body2" color="text.secondary">
        Zum Status können Sie gleich etwas schreiben. Eine Notiz allein ändert sonst nichts.
      </Typography>
      <NoteForm key={review.id} reviewId={review.id} />
      {deciding ? <ChangeReviewStatusDialog review={deciding} onClose={() => setDeciding(null)} /> : null}
    </Panel>
  );
};

const Content = ({ id }: { readonly id: string }) => {
  const { review } = useCalls(createReviewCalls);
  const query = useQuery({ queryKey: subjectKey('review', id), queryFn: () => review(id) });
  return (
    <Loaded query={query} label="Die Bewertung" height={420}>
      {(found) =>
        found === null ? (
          <Missing
            title="Diese Bewertung gibt es nicht"
            text="Vielleicht wurde das Unternehmen entfernt, zu dem sie gehörte, oder die Adresse ist nicht vollständig."
            to="/reviews"
            label="Zu den Bewertungen"
          />
        ) : (
          <Box sx={pageStyle}>
            <Card
              component="article"
              variant="outlined"
              data-review-id={id}
              sx={{ ...pageCardStyle, gridArea: 'review' }}
            >
              <ReviewFacts review={found} readAt={query.dataUpdatedAt} />
            </Card>
            <Box sx={{ gridArea: 'commands', position: { md: 'sticky' }, top: { md: 128 }, display: 'grid' }}>
              <Commands>
                <Decide review={found} />
              </Commands>
            </Box>
            <Box sx={{ gridArea: 'history', display: 'grid' }}>
              <History id={id} />
            </Box>
          </Box>
        )
      }
    </Loaded>
  );
};

/** One review with everything that happened to it, and what an admin can do about it. */
export const ReviewPage = () => {
  const { id = '', '*': rest = '' } = useParams();
  return rest === '' ? <Content key={id} id={id} /> : <NotFoundPage />;
};
