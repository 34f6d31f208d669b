import { Box, Dialog, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { CHAT_MESSAGE_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import { createRepeatKeys } from '@sternklar/contracts/repeat-key';
import { type FormEvent, useRef, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useCalls } from '../data-provider/use-calls.ts';
import { useOneAtATime } from '../data-provider/use-one-at-a-time.ts';
import { drafts } from '../forms/drafts.ts';
import { inserted } from '../text-blocks/inserted.ts';
import { openWords } from '../text-blocks/open-words.ts';
import { TextBlockButton } from '../text-blocks/TextBlockButton.tsx';
import type { Quoted } from '../texts/quoted.ts';
import { FormDialogActions } from '../ui/FormDialogActions.tsx';
import { useLeftOnPurpose } from '../ui/left-on-purpose.ts';
import { AFTERWARDS_LABEL, AFTERWARDS_TEXT, type Afterwards, afterwardsSent, MISSING_REPLY } from './afterwards.ts';
import { replyTarget } from './conversation.ts';
import { createConversationCalls, type Reply } from './conversation-calls.ts';
import { ConversationName } from './conversation-labels.tsx';
import { useChatValues } from './use-chat-values.ts';

interface ReplyDialogProps {
  readonly conversation: AdminConversation;
  onClose(): void;
}

/** Answers in a conversation; closes once the server has taken the reply, and keeps what was typed when it did not. */
export const ReplyDialog = ({ conversation, onClose }: ReplyDialogProps) => {
  const draft = drafts.of(`reply:${conversation.id}`);
  const [text, setText] = useState(draft.read);
  const [afterwards, setAfterwards] = useState<Afterwards>('person');
  const [isTold, setTold] = useState(false);
  const problem = text.trim() === '' ? MISSING_REPLY : openWords(text);
  const [keyFor] = useState(() => createRepeatKeys());
  const field = useRef<HTMLTextAreaElement>(null);
  const values = useChatValues(conversation, true);
  const { replyAsAdmin } = useCalls(createConversationCalls);
  const notify = useNotify();
  const refresh = useRefresh();
  const say = (words: Quoted, type: 'success' | 'error') => notify(words, { type });
  const reply = useOneAtATime({
    mutationFn: (sent: Reply) => replyAsAdmin(sent, keyFor(sent)),
    onSuccess: () => {
      draft.forget();
      say('Reply sent!', 'success');
      refresh();
      onClose();
    },
    onError: () => say('Failed to send reply', 'error'),
  });

  const type = (words: string) => {
    setText(words);
    setTold(false);
    draft.keep(words);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem !== null) return setTold(true);
    const target = replyTarget(conversation);
    if (target === null) return say('No user message to reply to', 'error');
    reply.send({
      message_id: target,
      reply: text.trim(),
      afterwards: afterwardsSent(afterwards),
    });
  };

  const leaving = useLeftOnPurpose(onClose);

  return (
    <Dialog open {...leaving} fullWidth maxWidth="sm" aria-labelledby="reply-title">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="reply-title">Antworten</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            An <ConversationName conversation={conversation} />.
          </Typography>
          <TextField
            label="Ihre Antwort"
            value={text}
            onChange={({ target }) => type(target.value)}
            multiline
            minRows={5}
            maxRows={14}
            required
            autoFocus
            inputRef={field}
            error={isTold && problem !== null}
            helperText={isTold ? problem : null}
            slotProps={{ htmlInput: { name: 'reply', maxLength: CHAT_MESSAGE_MAX_LENGTH } }}
          />
          <Box sx={{ justifySelf: 'start', mt: -1.5 }}>
            <TextBlockButton values={values} onPick={(piece) => type(inserted(field.current, text, piece).text)} />
          </Box>
          <TextField
            select
            label="Danach"
            value={afterwards}
            onChange={({ target }) => setAfterwards(target.value as Afterwards)}
            helperText={AFTERWARDS_TEXT[afterwards]}
            slotProps={{ select: { native: true } }}
          >
            {Object.entries(AFTERWARDS_LABEL).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </TextField>
        </DialogContent>
        <FormDialogActions action="Senden" busyAction="Wird gesendet …" isBusy={reply.isPending} onClose={onClose} />
      </form>
    </Dialog>
  );
};
