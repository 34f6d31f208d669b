import { Alert, Box, Button } from '@mui/material';
import { AMENDABLE_LABEL, type Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import type { Notice } from '@sternklar/contracts/reviews/casework/notice.api';
import type { Ref } from 'react';
import { copiedOf, type NoticeDraft, WAY } from './notice-draft.ts';

/** Which text is entered, where the customer said something else while one was on the screen. */
export interface TextChoice {
  /** The first of its buttons. */
  readonly firstButton: Ref<HTMLButtonElement>;
  /** Gives up what is shown for what the customer says now. */
  onTakeNew(): void;
  /** What is shown went out already. */
  onKeepOld(): void;
}

interface NoticeWarningsProps {
  readonly channel: Channel;
  readonly notice: Notice;
  readonly draft: NoticeDraft;
  readonly choice: TextChoice;
}

const listed = new Intl.ListFormat('de', { type: 'conjunction' });
const count = new Intl.NumberFormat('de');

const OUTDATED =
  'Die Angaben des Kunden oder die Belege sind jetzt andere. Hier steht noch der Text von vorher. Welcher gilt?';
const OLDER =
  'Eingetragen wird der Text, der schon hinausging. Was der Kunde seitdem angegeben hat, steht nicht darin.';

const Choice = ({ draft, choice }: Pick<NoticeWarningsProps, 'draft' | 'choice'>) => {
  if (!draft.isOutdated && !draft.isOlder) return null;
  return (
    <Alert severity={draft.isOutdated ? 'warning' : 'info'}>
      {draft.isOutdated ? OUTDATED : OLDER}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          ref={choice.firstButton}
          variant="outlined"
          color="inherit"
          onClick={choice.onTakeNew}
          sx={{ minHeight: 44 }}
        >
          Neue Fassung nehmen
        </Button>
        {draft.isOutdated ? (
          <Button variant="outlined" color="inherit" onClick={choice.onKeepOld} sx={{ minHeight: 44 }}>
            Dieser Text ging schon hinaus
          </Button>
        ) : null}
      </Box>
    </Alert>
  );
};

/** What somebody should know before they send it. */
export const NoticeWarnings = ({ channel, notice, draft, choice }: NoticeWarningsProps) => {
  const { missing, limit } = notice;
  const isChanged =
    draft.text !== notice.text || draft.fields.some(({ value }, at) => value !== notice.fields[at]?.value);
  const over = limit === null ? 0 : copiedOf(channel, draft).length - limit;
  return (
    <>
      <Choice draft={draft} choice={choice} />
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
