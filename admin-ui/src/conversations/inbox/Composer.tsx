import { Alert, Box, Button, TextField } from '@mui/material';
import { CHAT_MESSAGE_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { AdminConversation, ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { inserted } from '../../text-blocks/inserted.ts';
import { openWords } from '../../text-blocks/open-words.ts';
import { TextBlockButton } from '../../text-blocks/TextBlockButton.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import { AFTERWARDS_LABEL, type Afterwards, MISSING_REPLY } from '../afterwards.ts';
import { useChatValues } from '../use-chat-values.ts';
import { nextWaiting } from './order.ts';
import { PANES_QUERY } from './panes.ts';
import { useDraft } from './use-draft.ts';
import type { Opened, Place } from './use-inbox.ts';
import { useReply } from './use-reply.ts';

interface ComposerProps {
  readonly conversation: AdminConversation;
  /** Those that are seen, the newest last. */
  readonly messages: readonly ChatMessage[];
  readonly place: Place;
}

const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 };

/** Enter sends, unless it breaks the line, or ends a word that is put together from several keys. */
const isSending = (event: KeyboardEvent): boolean => event.key === 'Enter' && !event.shiftKey && !isComposing(event);

/** The place to answer, always open; what is typed is kept until it is sent. */
export const Composer = ({ conversation, messages, place }: ComposerProps) => {
  const { text, type, forget } = useDraft(conversation.id);
  const [afterwards, setAfterwards] = useState<Afterwards>('person');
  const [isTold, setTold] = useState(false);
  const problem = text.trim() === '' ? MISSING_REPLY : openWords(text);
  const [hasBlocks, setBlocks] = useState(false);
  const values = useChatValues(conversation, hasBlocks);
  const { toAnswer = false }: Opened = useLocation().state ?? {};
  const field = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);
  const reply = useReply({
    conversation,
    messages,
    onSent: () => {
      forget();
      setAfterwards('person');
    },
  });
  const write = (words: string) => {
    setTold(false);
    type(words);
  };
  const send = ({ anyway = false, goesOn = false } = {}) => {
    if (problem !== null) return setTold(true);
    // As it is now: whoever was answered waits no longer.
    const next = goesOn && place.query.data ? nextWaiting(place.query.data, conversation.id) : null;
    reply.send({ text: text.trim(), afterwards, anyway }, () => place.go(next, { toAnswer: true }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '/' && text === '') {
      event.preventDefault();
      return setBlocks(true);
    }
    if (!isSending(event)) return;
    event.preventDefault();
    send({ goesOn: event.ctrlKey || event.metaKey });
  };
  // On a phone the keyboard would hide what is to be read first.
  useEffect(() => {
    if (toAnswer && window.matchMedia(PANES_QUERY).matches) field.current?.focus();
  }, [toAnswer]);
  useEffect(() => {
    if (caret.current === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 1 }}>
      {reply.refusal === null ? null : (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={() => send({ anyway: true })} sx={{ minHeight: 44 }}>
              Trotzdem senden
            </Button>
          }
        >
          {reply.refusal}
        </Alert>
      )}
      <TextField
        label="Ihre Antwort"
        value={text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
        multiline
        minRows={2}
        maxRows={8}
        inputRef={field}
        error={isTold && problem !== null}
        helperText={isTold ? problem : null}
        slotProps={{
          htmlInput: { name: 'reply', maxLength: CHAT_MESSAGE_MAX_LENGTH, 'aria-keyshortcuts': 'Enter' },
        }}
      />
      <Box sx={rowStyle}>
        <TextBlockButton
          values={values}
          open={hasBlocks}
          onOpenChange={(open) => {
            setBlocks(open);
            if (!open) caret.current ??= text.length;
          }}
          onPick={(piece) => {
            const next = inserted(field.current, text, piece);
            caret.current = next.caret;
            write(next.text);
          }}
        />
        <TextField
          select
          label="Danach"
          value={afterwards}
          onChange={({ target }) => setAfterwards(target.value as Afterwards)}
          size="small"
          sx={{ ml: 'auto', minWidth: 0 }}
          slotProps={{ select: { native: true } }}
        >
          {Object.entries(AFTERWARDS_LABEL).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </TextField>
        <BusyButton type="submit" variant="contained" isBusy={reply.isPending} sx={{ minHeight: 44, px: 3 }}>
          {reply.isPending ? 'Wird gesendet …' : 'Senden'}
        </BusyButton>
      </Box>
    </Box>
  );
};
