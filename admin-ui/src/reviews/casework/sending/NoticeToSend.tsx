import { Alert, Box, Button, Link } from '@mui/material';
import { SENT_TEXT_MAX_BYTES } from '@sternklar/contracts/constants';
import type { Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import type { Notice } from '@sternklar/contracts/reviews/casework/notice.api';
import type { NoticeFieldName } from '@sternklar/contracts/reviews/casework/notice-fields';
import { isSecureWebLink, isWebLink } from '@sternklar/contracts/web-link';
import { type Ref, useRef } from 'react';
import type { NoticeWay } from '../case-calls.ts';
import { WordsField } from '../WordsField.tsx';
import { LetterButton } from './LetterButton.tsx';
import { NoticeFields } from './NoticeFields.tsx';
import { NoticeWarnings, type TextChoice } from './NoticeWarnings.tsx';
import { copiedOf, type NoticeChanges, type NoticeDraft, WAY } from './notice-draft.ts';
import { useCopy } from './use-copy.ts';

interface NoticeToSendProps {
  readonly way: NoticeWay;
  readonly notice: Notice;
  readonly draft: NoticeDraft;
  readonly reviewId: string;
  /** It is made anew, for what was chosen since. */
  readonly isStale: boolean;
  readonly reviewUrl: string | null;
  /** Why it cannot be recorded like this. */
  readonly problem: string | null;
  readonly copyButton: Ref<HTMLButtonElement>;
  readonly choice: TextChoice;
  onChange(changes: NoticeChanges): void;
  /** A part of it is in the clipboard. */
  onTouched(): void;
  /** It is in the clipboard, and its form about to open. */
  onCopied(): void;
}

const COPY: Readonly<Record<Channel, string>> = {
  'report-tool': 'Text kopieren',
  'legal-form': 'Begründung kopieren',
  email: 'Text kopieren',
  post: 'Text kopieren',
};

const away = { target: '_blank', rel: 'noopener noreferrer' } as const;
const awayStyle = { display: 'inline-flex', alignItems: 'center', minHeight: 44 };

const Links = ({ formUrl, reviewUrl }: { readonly formUrl: string | null; readonly reviewUrl: string | null }) => (
  <>
    {formUrl === null ? null : (
      <Link href={formUrl} {...away} sx={awayStyle}>
        Nur Formular öffnen
      </Link>
    )}
    {reviewUrl !== null && isWebLink(reviewUrl) ? (
      <Link href={reviewUrl} {...away} sx={awayStyle}>
        Bewertung auf der Plattform öffnen
      </Link>
    ) : null}
  </>
);

/** The text or the fields of a way, to be looked at, changed, and taken to the platform with one press. */
export const NoticeToSend = ({ way, notice, draft, reviewUrl, problem, ...on }: NoticeToSendProps) => {
  const { channel } = way;
  const place = useRef<HTMLDivElement>(null);
  const copy = useCopy(place);
  const { hasText } = WAY[channel];
  const formUrl = notice.form_url !== null && isSecureWebLink(notice.form_url) ? notice.form_url : null;
  const copied = copiedOf(channel, draft);
  const copyAndOpen = async () => {
    // A form that opened over a text that is not in the clipboard would be in the way.
    if (!(await copy(copied, hasText ? 'sent_text' : 'explanation'))) return;
    on.onTouched();
    on.onCopied();
    if (formUrl !== null) window.open(formUrl, away.target, 'noopener,noreferrer');
  };
  return (
    <Box ref={place} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <NoticeWarnings channel={channel} notice={notice} draft={draft} choice={on.choice} />
      {draft.fields.length > 0 ? (
        <NoticeFields
          fields={draft.fields}
          onChange={(name: NoticeFieldName, value) => on.onChange({ fields: { [name]: value } })}
          onCopy={({ name, value }) => {
            on.onTouched();
            void copy(value, name);
          }}
        />
      ) : null}
      {hasText ? (
        <WordsField
          label="Text, wie er gesendet wird"
          name="sent_text"
          value={draft.text}
          maxLength={SENT_TEXT_MAX_BYTES}
          rows={6}
          error={problem}
          onChange={(text) => on.onChange({ text })}
        />
      ) : null}
      {!hasText && problem !== null ? <Alert severity="error">{problem}</Alert> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <Button
          ref={on.copyButton}
          variant="contained"
          onClick={() => void copyAndOpen()}
          disabled={copied === '' || on.isStale}
          sx={{ minHeight: 44 }}
        >
          {formUrl === null ? COPY[channel] : `${COPY[channel]} und Formular öffnen`}
        </Button>
        {WAY[channel].hasLetter ? <LetterButton reviewId={on.reviewId} way={way} /> : null}
        <Links formUrl={formUrl} reviewUrl={reviewUrl} />
      </Box>
    </Box>
  );
};
