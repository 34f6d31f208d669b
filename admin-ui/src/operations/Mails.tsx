import { Button, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import { Badge } from '../layout/Badge.tsx';
import { Panel } from '../layout/Panel.tsx';
import { formatCount } from '../texts/format.ts';
import { Moment } from '../texts/Moment.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import type { StuckMail } from './operations-calls.ts';
import { Row, Rows } from './Rows.tsx';
import type { Operate } from './use-operation.ts';

interface MailsProps {
  readonly status: OperationsStatus;
  readonly operation: Operate;
}

const MailRow = ({
  mail,
  operation: { operate, isPending },
}: {
  readonly mail: StuckMail;
  readonly operation: Operate;
}) => (
  <Row
    name={mail.template}
    badge={mail.due_at === null ? <Badge tone="no">aufgegeben</Badge> : <Badge tone="wait">wartet</Badge>}
    actions={
      mail.due_at === null ? (
        <Button
          variant="outlined"
          disabled={isPending}
          onClick={() => operate((calls) => calls.retryMail(mail.id))}
          sx={{ minHeight: 44 }}
        >
          Noch einmal senden
          <span style={visuallyHidden}>
            : {mail.template}, {mail.id}
          </span>
        </Button>
      ) : null
    }
  >
    Vom <Moment at={mail.created_at} />, {formatCount(mail.attempts)} Versuche
    {mail.due_at === null ? null : (
      <>
        , wieder ab <Moment at={mail.due_at} />
      </>
    )}
    : {mail.reason}
  </Row>
);

/** What waits to be mailed, and what did not go out. */
export const Mails = ({ status: { outbox, mails }, operation }: MailsProps) => (
  <Panel
    title="E-Mails"
    side={
      outbox.failed === 0 ? null : (
        <ConfirmButton
          label="Alle noch einmal senden"
          question="Alle aufgegebenen E-Mails noch einmal senden?"
          explanation={`Aufgegeben: ${formatCount(outbox.failed)}. Wer auf seine nicht mehr wartet, bekommt sie trotzdem.`}
          disabled={operation.isPending}
          onConfirm={() => operation.operate((calls) => calls.retryAllMails())}
        />
      )
    }
  >
    <Typography color="text.secondary">
      {formatCount(outbox.waiting)} warten
      {outbox.oldest_waiting_since === null ? null : (
        <>
          , die älteste seit <Moment at={outbox.oldest_waiting_since} />
        </>
      )}
      ; {formatCount(outbox.failed)} aufgegeben.
    </Typography>
    <Rows label="E-Mails, die nicht hinausgehen" none="Keine E-Mail hängt.">
      {mails.map((mail) => (
        <MailRow key={mail.id} mail={mail} operation={operation} />
      ))}
    </Rows>
  </Panel>
);
