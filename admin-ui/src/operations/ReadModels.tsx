import { Box, LinearProgress, Typography } from '@mui/material';
import type { OperationsStatus, Rebuild } from '@sternklar/contracts/operations.api';
import { useId } from 'react';
import { Badge } from '../layout/Badge.tsx';
import { Panel } from '../layout/Panel.tsx';
import { formatCount } from '../texts/format.ts';
import { Moment } from '../texts/Moment.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { lagText } from './lag-text.ts';
import { Row, Rows } from './Rows.tsx';
import type { Operate } from './use-operation.ts';

type ReadModel = OperationsStatus['read_models'][number];

const PHASES: Readonly<Record<Rebuild['phase'], string>> = {
  reading: 'Ereignisse anwenden',
  indexing: 'Indizes anlegen',
  switching: 'Umschalten',
};
const EXPLANATION =
  'Die Tabellen entstehen aus dem Ereignisprotokoll neben den bisherigen und werden am Ende umgeschaltet. Das Produkt läuft weiter; in einem großen Protokoll dauert es einige Minuten.';

const percentOf = ({ position, head }: Rebuild): number =>
  head === 0 ? 0 : Math.min(100, Math.floor((100 * position) / head));

const RunningRebuild = ({ rebuild }: { readonly rebuild: Rebuild }) => {
  const id = useId();
  const percent = percentOf(rebuild);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography id={id} sx={{ overflowWrap: 'anywhere' }}>
        Neuaufbau von {rebuild.read_models.join(', ')}: {PHASES[rebuild.phase]}, {percent}&nbsp;%
      </Typography>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-labelledby={id}
        sx={{ height: 10, borderRadius: 999 }}
      />
      <Typography variant="body2" color="text.secondary">
        {formatCount(rebuild.position)} von {formatCount(rebuild.head)} Ereignissen
      </Typography>
    </Box>
  );
};

const ENDS: Readonly<Record<Exclude<Rebuild['state'], 'running'>, string>> = {
  done: 'Der letzte Neuaufbau ist fertig',
  failed: 'Der letzte Neuaufbau ist gescheitert',
  interrupted: 'Der letzte Neuaufbau wurde unterbrochen; nichts ist geändert',
};

const LastRebuild = ({
  rebuild,
  isRebuilding,
}: {
  readonly rebuild: Rebuild | null;
  readonly isRebuilding: boolean;
}) => {
  if (rebuild?.state === 'running') return <RunningRebuild rebuild={rebuild} />;
  if (isRebuilding) return <Typography>Ein Neuaufbau läuft, der von der Befehlszeile aus begann.</Typography>;
  if (rebuild === null) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {ENDS[rebuild.state]}: {rebuild.read_models.join(', ')}, <Moment at={rebuild.finished_at ?? rebuild.started_at} />
      . {rebuild.failure}
    </Typography>
  );
};

/** Further behind than that is seen by others, too. */
const LATE_S = 10;

const StateBadge = ({ model }: { readonly model: ReadModel }) => {
  if (model.stuck_before !== null) return <Badge tone="no">hängt</Badge>;
  if (model.position === null || model.lag_seconds > LATE_S) return <Badge tone="wait">zurück</Badge>;
  return <Badge tone="ok">läuft</Badge>;
};

const next = ({ next_type, stuck_before }: ReadModel): string => {
  if (stuck_before !== null) return `; scheitert an Ereignis ${formatCount(stuck_before)} (${next_type})`;
  return next_type === null ? '' : `; als Nächstes ${next_type}`;
};

interface ReadModelsProps {
  readonly status: OperationsStatus;
  readonly operation: Operate;
}

/** How far each read model is behind the log, and its rebuild. */
export const ReadModels = ({ status, operation }: ReadModelsProps) => {
  const { read_models: models, rebuild, is_rebuilding: isRebuilding } = status;
  const start = (names: readonly string[]) => operation.operate((calls) => calls.startRebuild(names));
  const shared = { label: 'Neu aufbauen', explanation: EXPLANATION, disabled: isRebuilding || operation.isPending };
  return (
    <Panel
      title="Lesemodelle"
      side={
        <ConfirmButton
          {...shared}
          label="Alle neu aufbauen"
          question="Alle Lesemodelle neu aufbauen?"
          onConfirm={() => start(models.map(({ name }) => name))}
        />
      }
    >
      <LastRebuild rebuild={rebuild} isRebuilding={isRebuilding} />
      <Rows label="Lesemodelle" none="Es gibt keine Lesemodelle.">
        {models.map((model) => (
          <Row
            key={model.name}
            name={model.name}
            badge={<StateBadge model={model} />}
            actions={
              <ConfirmButton
                {...shared}
                of={model.name}
                question={`${model.name} neu aufbauen?`}
                onConfirm={() => start([model.name])}
              />
            }
          >
            Version {model.version}: {lagText(model)}
            {next(model)}
          </Row>
        ))}
      </Rows>
      <Troubles status={status} />
    </Panel>
  );
};

/** Events that a read model fails to apply, or was allowed to go on without. */
const Troubles = ({ status: { stuck, missing } }: { readonly status: OperationsStatus }) => (
  <>
    {stuck.map(({ name, position, type, failure, attempts, since, may_pass }) => (
      <Typography key={`${name} ${position}`} color="error" sx={{ overflowWrap: 'anywhere' }}>
        {name} steht vor Ereignis {formatCount(position)} ({type}) seit <Moment at={since} />, {formatCount(attempts)}{' '}
        Versuche: {failure}.{' '}
        {may_pass
          ? 'Es wird beim nächsten Versuch übersprungen.'
          : 'Ist die Ursache nicht zu beheben, lässt es sich mit npm run admin -- read-models skip übergehen.'}
      </Typography>
    ))}
    {missing.map(({ name, position, type, reason, allowed_at }) => (
      <Typography key={`${name} ${position}`} color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {name} geht seit <Moment at={allowed_at} /> ohne Ereignis {formatCount(position)} ({type}): {reason}. Ein
        Neuaufbau holt es nach, sobald die Ursache behoben ist.
      </Typography>
    ))}
  </>
);
