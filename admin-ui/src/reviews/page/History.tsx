import { useQuery } from '@tanstack/react-query';
import { useCalls } from '../../data-provider/use-calls.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import { createReviewCalls } from '../review-calls.ts';
import { stepsOf } from './history-steps.tsx';

/** Everything that happened to a review. */
export const History = ({ id }: { readonly id: string }) => {
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
