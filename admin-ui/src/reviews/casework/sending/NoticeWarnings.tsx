import { Alert, Button } from '@mui/material';
import { AMENDABLE_LABEL, type Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import type { Notice } from '@sternklar/contracts/reviews/casework/notice.api';
import { copiedOf, type NoticeDraft, WAY } from './notice-draft.ts';

interface NoticeWarningsProps {
  readonly channel: Channel;
  readonly notice: Notice;
  readonly draft: NoticeDraft;
  /** Gives up what was changed for what the customer says now. */
  onTakeNew(): void;
}

const listed = new Intl.ListFormat('de', { type: 'conjunction' });
const count = new Intl.NumberFormat('de');

/** What somebody should know before they send it. */
export const NoticeWarnings = ({ channel, notice, draft, onTakeNew }: NoticeWarningsProps) => {
  const { missing, limit } = notice;
  const isChanged =
    draft.text !== notice.text || draft.fields.some(({ value }, at) => value !== notice.fields[at]?.value);
  const over = limit === null ? 0 : copiedOf(channel, draft).length - limit;
  return (
    <>
      {draft.isOutdated ? (
        <Alert
          severity="info"
          action={
            <Button color="inherit" onClick={onTakeNew} sx={{ minHeight: 44 }}>
              Neue Fassung nehmen
            </Button>
          }
        >
          Die Angaben des Kunden oder die Belege sind jetzt andere. Ihre Änderungen hier beruhen auf dem alten Text.
        </Alert>
      ) : null}
      {missing.length > 0 ? (
        <Alert severity="warning">Es fehlt: {listed.format(missing.map((name) => AMENDABLE_LABEL[name]))}.</Alert>
      ) : null}
      {notice.is_shortened ? (
        <Alert severity="warning">
          {limit === null
            ? 'Der Text ist am Ende eines Wortes gekürzt.'
            : `Die Angaben des Kunden sind am Ende eines Wortes gekürzt: Hier ist Platz für ${count.format(limit)} Zeichen. Grund und Erklärung sind ganz.`}
        </Alert>
      ) : null}
      {notice.not_drawn === '' ? null : (
        <Alert severity="warning">
          {`Diese Zeichen kann der Brief nicht zeigen: ${notice.not_drawn}. An ihrer Stelle steht ein Fragezeichen oder der Buchstabe ohne sein Zeichen; der Brief sagt das auch.`}
        </Alert>
      )}
      {WAY[channel].hasLetter && isChanged ? (
        <Alert severity="info">
          Der Brief als PDF hat die Worte des Kunden. Was Sie hier ändern, steht nicht darin.
        </Alert>
      ) : null}
      {over > 0 && limit !== null ? (
        <Alert severity="warning">
          {`Das sind ${count.format(over)} Zeichen mehr, als die Plattform hier annimmt (${count.format(limit)}).`}
        </Alert>
      ) : null}
    </>
  );
};
