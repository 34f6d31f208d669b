import { Box, Typography } from '@mui/material';
import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import { formatCount } from '../texts/format.ts';
import { Panel } from '../ui/Panel.tsx';
import { lagText } from './lag.ts';
import { effectName } from './names.ts';
import { OperationButton } from './OperationButton.tsx';
import type { ParkedEvent } from './operations-calls.ts';
import { Row, Rows } from './Rows.tsx';
import { counted, since } from './spans.ts';

interface ParkedRowProps {
  readonly event: ParkedEvent;
  /** This software has the reactor. */
  readonly isKnown: boolean;
  readonly at: string;
}

const ParkedRow = ({ event, isKnown, at }: ParkedRowProps) => {
  const effect = effectName(event.reactor);
  const of = `${effect}, Ereignis ${formatCount(event.position)}`;
  return (
    <Row
      name={effect}
      code={event.reactor}
      actions={
        <>
          {isKnown ? (
            <OperationButton
              label="Noch einmal versuchen"
              of={of}
              busyLabel="Wird versucht …"
              call={(calls) => calls.retryParkedEvent(event)}
            />
          ) : null}
          <OperationButton
            label="Verwerfen"
            of={of}
            busyLabel="Wird verworfen …"
            call={(calls) => calls.discardParkedEvent(event)}
            question={{
              title: 'Dieses Ereignis verwerfen?',
              consequence: `„${effect}“ (Ereignis ${formatCount(event.position)}) geschieht dann nie. Das Ereignis selbst bleibt im Protokoll. Zurücknehmen lässt sich das nicht.`,
              yes: 'Endgültig verwerfen',
              isFinal: true,
            }}
          />
        </>
      }
    >
      <Box sx={{ color: 'error.main' }}>{event.error}</Box>
      Ereignis {formatCount(event.position)}, zurückgestellt vor {since(event.parked_at, at)} nach{' '}
      {counted(event.attempts, 'Versuch', 'Versuchen')}.
      {isKnown ? null : ' Diesen Reaktor gibt es in dieser Software nicht: das Ereignis lässt sich nur verwerfen.'}
    </Row>
  );
};

const LateReactors = ({ reactors }: Pick<OperationsStatus, 'reactors'>) => {
  const late = reactors.filter(({ position, lag_events }) => position === null || lag_events > 0);
  return late.length === 0 ? null : (
    <Rows label="Reaktoren, die zurück sind" none="">
      {late.map((reactor) => (
        <Row key={reactor.name} name={effectName(reactor.name)} code={reactor.name}>
          {reactor.position === null ? 'lief noch nie' : lagText(reactor)}
        </Row>
      ))}
    </Rows>
  );
};

/** Events that reactors gave up on, to be tried again or given up for good. */
export const ParkedEvents = ({ status }: { readonly status: OperationsStatus }) => {
  const { parked, parked_total: total, reactors, at } = status;
  const isKnown = ({ reactor }: ParkedEvent) => reactors.some(({ name }) => name === reactor);
  const retryable = parked.filter(isKnown);
  return (
    <Panel
      title="Zurückgestellte Ereignisse"
      anchor="zurueckgestellt"
      side={
        retryable.length < 2 ? null : (
          <OperationButton
            label="Alle noch einmal versuchen"
            busyLabel="Werden versucht …"
            call={(calls) => calls.retryParkedEvents(retryable)}
          />
        )
      }
    >
      {total === 0 ? null : (
        <Typography variant="body2" color="text.secondary">
          Was sie bewirken sollten, gelang nach mehreren Versuchen nicht. Beheben Sie die Ursache, dann versuchen Sie es
          noch einmal: nichts geschieht doppelt.
        </Typography>
      )}
      <LateReactors reactors={reactors} />
      <Rows label="Zurückgestellte Ereignisse" none="Keines. Was Ereignisse bewirken sollten, ist geschehen.">
        {parked.map((event) => (
          <ParkedRow key={`${event.reactor} ${event.event_id}`} event={event} isKnown={isKnown(event)} at={at} />
        ))}
      </Rows>
      {total > parked.length ? (
        <Typography variant="body2">
          Gezeigt sind die ersten {formatCount(parked.length)} von {formatCount(total)}.
        </Typography>
      ) : null}
    </Panel>
  );
};
