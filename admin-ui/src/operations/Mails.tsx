import { Box, Typography } from '@mui/material';
import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import { formatCount } from '../texts/format.ts';
import { Badge } from '../ui/Badge.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Figures } from './Figures.tsx';
import { mailName } from './names.ts';
import { OperationButton } from './OperationButton.tsx';
import type { StuckMail } from './operations-calls.ts';
import { Row, Rows } from './Rows.tsx';
import { clockText, counted, since } from './spans.ts';
import { restOfMails } from './stuck-mails.ts';

const figuresOf = ({ outbox, at }: OperationsStatus) => {
  const { waiting, failed, sent_last_day: sent, oldest_waiting_since: oldest } = outbox;
  return [
    {
      name: 'Wartend',
      value: formatCount(waiting),
      note: oldest === null ? 'keine' : `die älteste seit ${since(oldest, at)}`,
    },
    { name: 'Aufgegeben', value: formatCount(failed), note: failed === 0 ? 'keine' : 'nicht mehr versucht' },
    { name: 'Gesendet', value: formatCount(sent), note: 'in 24 Stunden' },
  ];
};

interface MailRowProps {
  readonly mail: StuckMail;
  readonly at: string;
}

const MailRow = ({ mail: { id, template, due_at, created_at, attempts, reason }, at }: MailRowProps) => {
  const name = mailName(template);
  return (
    <Row
      name={name}
      badge={due_at === null ? <Badge tone="no">aufgegeben</Badge> : <Badge tone="wait">wartet</Badge>}
      actions={
        due_at === null ? (
          <OperationButton
            label="Noch einmal senden"
            of={`${name}, ${id}`}
            busyLabel="Wird eingereiht …"
            call={(calls) => calls.retryMail(id)}
          />
        ) : null
      }
    >
      <Box sx={{ color: 'error.main' }}>{reason}</Box>
      Vor {since(created_at, at)}, {counted(attempts, 'Versuch', 'Versuche')}
      {due_at === null ? '.' : `, der nächste um ${clockText(due_at)} Uhr.`}
    </Row>
  );
};

/** What waits to be mailed, what did not go out, and what did. */
export const Mails = ({ status }: { readonly status: OperationsStatus }) => {
  const rest = restOfMails(status);
  return (
    <Panel
      title="E-Mails"
      anchor="e-mails"
      side={
        status.outbox.failed < 2 ? null : (
          <OperationButton
            label="Alle noch einmal senden"
            busyLabel="Werden eingereiht …"
            call={(calls) => calls.retryAllMails()}
            question={{
              title: 'Alle aufgegebenen E-Mails noch einmal senden?',
              consequence: `${counted(status.outbox.failed, 'E-Mail geht', 'E-Mails gehen')} noch einmal in den Versand. Auch wer auf seine nicht mehr wartet, bekommt sie; abgelaufene Codes werden nicht verschickt.`,
              yes: 'Alle senden',
            }}
          />
        )
      }
    >
      <Figures figures={figuresOf(status)} isLarge />
      <Rows label="E-Mails, die nicht hinausgehen" none="Keine hängt.">
        {status.mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} at={status.at} />
        ))}
      </Rows>
      {rest === null ? null : <Typography variant="body2">{rest}</Typography>}
    </Panel>
  );
};
