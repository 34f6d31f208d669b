import { Box, Typography } from '@mui/material';
import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import { formatCount } from '../texts/format.ts';
import { Moment } from '../texts/Moment.tsx';
import { Panel } from '../ui/Panel.tsx';
import { summaryStyle } from '../ui/summary-style.ts';
import { lagPercent, type ReadModelState, stateText, toneOf } from './lag.ts';
import { readModelName } from './names.ts';
import { OperationButton } from './OperationButton.tsx';
import { RebuildState } from './RebuildState.tsx';
import { Row, Rows } from './Rows.tsx';
import { counted } from './spans.ts';

const CONSEQUENCE =
  'Neue Tabellen entstehen aus dem Protokoll neben den bisherigen und werden am Ende umgeschaltet. Das Produkt läuft weiter, verloren geht nichts; in einem großen Protokoll dauert es einige Minuten.';

const lagStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '120px 64px' },
  alignItems: 'center',
  columnGap: 1.5,
  flex: { xs: '1 1 140px', sm: 'none' },
};
const trackStyle = { height: 8, borderRadius: 999, backgroundColor: 'var(--sunken)', overflow: 'hidden' };

/** The lag as a figure, and as a bar that is empty when all is well. */
const Lag = ({ model }: { readonly model: ReadModelState }) => (
  <Box aria-hidden="true" sx={lagStyle}>
    <Box sx={trackStyle}>
      <Box
        sx={{
          height: '100%',
          borderRadius: 999,
          width: `${lagPercent(model.lag_events)}%`,
          backgroundColor: `var(--${toneOf(model)}-700)`,
        }}
      />
    </Box>
    <Box
      sx={{
        fontWeight: 620,
        fontVariantNumeric: 'tabular-nums',
        textAlign: 'right',
        color: `var(--${toneOf(model)}-700)`,
      }}
    >
      {formatCount(model.lag_events)}
    </Box>
  </Box>
);

/** Why it does not go on, and which events its rows lack. */
const Trouble = ({ model: { name, stuck, missing } }: { readonly model: ReadModelState }) => (
  <>
    {stuck === null ? null : (
      <Box sx={{ color: 'error.main' }}>
        {stuck.failure}, {formatCount(stuck.attempts)}&nbsp;Versuche.{' '}
        {stuck.may_pass ? (
          'Es wird beim nächsten Versuch übersprungen.'
        ) : (
          <>
            Ist die Ursache nicht zu beheben:{' '}
            <code>
              npm run admin -- read-models skip {name} {stuck.position}
            </code>
          </>
        )}
      </Box>
    )}
    {missing.map(({ position, type, reason, allowed_at }) => (
      <div key={position}>
        Ohne Ereignis {formatCount(position)} ({type}) seit <Moment at={allowed_at} />: {reason}. Ein Neuaufbau holt es
        nach, sobald die Ursache behoben ist.
      </div>
    ))}
  </>
);

interface ReadModelRowProps {
  readonly model: ReadModelState;
  readonly status: OperationsStatus;
}

const ReadModelRow = ({ model, status }: ReadModelRowProps) => {
  const name = readModelName(model.name);
  return (
    <Row
      name={name}
      code={`${model.name}, Version ${model.version}`}
      side={<Lag model={model} />}
      actions={
        <OperationButton
          label="Neu aufbauen"
          of={name}
          busyLabel="Beginnt …"
          call={(calls) => calls.startRebuild([model.name])}
          question={{ title: `„${name}“ neu aufbauen?`, consequence: CONSEQUENCE, yes: 'Neu aufbauen' }}
          isBlocked={status.is_rebuilding}
        />
      }
    >
      {stateText(model, status.at)}
      <Trouble model={model} />
    </Row>
  );
};

/** How far each read model is behind the log, and its rebuild; those that go on as they should are folded. */
export const ReadModels = ({ status }: { readonly status: OperationsStatus }) => {
  const late = status.read_models.filter((model) => toneOf(model) === 'no');
  const well = status.read_models.filter((model) => toneOf(model) !== 'no');
  const rowsOf = (models: readonly ReadModelState[]) =>
    models.map((model) => <ReadModelRow key={model.name} model={model} status={status} />);
  return (
    <Panel
      title="Lesemodelle"
      anchor="lesemodelle"
      side={
        <OperationButton
          label="Alle neu aufbauen"
          busyLabel="Beginnt …"
          call={(calls) => calls.startRebuild(status.read_models.map(({ name }) => name))}
          question={{ title: 'Alle Lesemodelle neu aufbauen?', consequence: CONSEQUENCE, yes: 'Alle neu aufbauen' }}
          isBlocked={status.is_rebuilding}
        />
      }
    >
      <Typography variant="body2" color="text.secondary">
        Woraus die Seiten antworten. Die Zahl sagt, wie viele Ereignisse noch fehlen.
      </Typography>
      <RebuildState status={status} />
      {late.length === 0 ? null : (
        <Rows label="Lesemodelle, die hängen" none="">
          {rowsOf(late)}
        </Rows>
      )}
      <details>
        <Box component="summary" sx={summaryStyle}>
          {counted(well.length, 'Lesemodell folgt', 'Lesemodelle folgen')} dem Protokoll
        </Box>
        <Rows label="Lesemodelle" none="Keines folgt dem Protokoll.">
          {rowsOf(well)}
        </Rows>
      </details>
    </Panel>
  );
};
