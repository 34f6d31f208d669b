import { Button, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import { Panel } from '../layout/Panel.tsx';
import { formatCount } from '../texts/format.ts';
import { Moment } from '../texts/Moment.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { lagText } from './lag-text.ts';
import { Row, Rows } from './Rows.tsx';
import type { Operate } from './use-operation.ts';

interface ReactorsProps {
  readonly status: OperationsStatus;
  readonly operation: Operate;
}

const Summary = ({ reactors }: Pick<OperationsStatus, 'reactors'>) => {
  const late = reactors.filter(({ position, lag_events }) => position === null || lag_events > 0);
  return (
    <>
      <Typography color="text.secondary">
        {formatCount(reactors.length - late.length)} von {formatCount(reactors.length)} Reaktoren sind aktuell.
      </Typography>
      {late.length === 0 ? null : (
        <Rows label="Reaktoren, die zurück sind" none="">
          {late.map((reactor) => (
            <Row key={reactor.name} name={reactor.name}>
              {lagText(reactor)}
            </Row>
          ))}
        </Rows>
      )}
    </>
  );
};

/** Events that reactors gave up on, to be tried again or given up for good. */
export const Reactors = ({ status: { reactors, parked }, operation: { operate, isPending } }: ReactorsProps) => (
  <Panel title="Reaktoren">
    <Summary reactors={reactors} />
    <Rows label="Zurückgestellte Ereignisse" none="Kein Ereignis ist zurückgestellt.">
      {parked.map((event) => {
        const of = `Ereignis ${formatCount(event.position)}, ${event.reactor}`;
        return (
          <Row
            key={`${event.reactor} ${event.event_id}`}
            name={event.reactor}
            actions={
              <>
                <Button
                  variant="outlined"
                  disabled={isPending}
                  onClick={() => operate((calls) => calls.retryParkedEvent(event))}
                  sx={{ minHeight: 44 }}
                >
                  Erneut versuchen
                  <span style={visuallyHidden}>: {of}</span>
                </Button>
                <ConfirmButton
                  label="Verwerfen"
                  of={of}
                  question="Auf die Wirkung dieses Ereignisses verzichten?"
                  explanation={`${of}: Was der Reaktor getan hätte, geschieht dann nie. Das lässt sich nicht zurücknehmen.`}
                  disabled={isPending}
                  onConfirm={() => operate((calls) => calls.discardParkedEvent(event))}
                />
              </>
            }
          >
            Ereignis {formatCount(event.position)}, zurückgestellt <Moment at={event.parked_at} /> nach{' '}
            {formatCount(event.attempts)} Versuchen: {event.error}
          </Row>
        );
      })}
    </Rows>
  </Panel>
);
