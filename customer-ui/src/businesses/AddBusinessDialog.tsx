import type { AddBusinessBody } from '@sternklar/contracts/businesses/business.api';
import { BUSINESS_NAME_MAX_LENGTH, LINK_MAX_LENGTH } from '@sternklar/contracts/constants';
import { createRepeatKeys } from '@sternklar/contracts/repeat-key';
import { useState } from 'react';
import { DraftNote, explainUnreachable, OfflineNote } from '../drafts/DraftNotes.tsx';
import type { Draft } from '../drafts/drafts.ts';
import { useDraft, useFreshStart } from '../drafts/use-draft.ts';
import { businessTexts as texts } from '../texts/businesses.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/Field.tsx';
import { textOf, useForm, WHOLE_FORM } from '../ui/use-form.ts';

interface AddBusinessDialogProps {
  readonly draft: Draft;
  /** Rejects, after telling the user, when the server refuses. */
  readonly onSubmit: (business: AddBusinessBody, idempotencyKey: string) => Promise<void>;
  readonly onClose: () => void;
}

const AddBusinessForm = ({
  draft: kept,
  onSubmit,
  onClose,
  onDiscard,
}: AddBusinessDialogProps & { readonly onDiscard: () => void }) => {
  const [keyFor] = useState(() => createRepeatKeys());
  const draft = useDraft(kept);
  const form = useForm(async (values) => {
    const business = {
      google_business_link: textOf(values, 'google_business_link').trim(),
      business_name: textOf(values, 'business_name').trim(),
    };
    await onSubmit(business, keyFor(business));
    draft.forget();
    onClose();
  }, explainUnreachable);
  return (
    <form
      {...form.props}
      onInput={(event) => {
        form.props.onInput(event);
        draft.keep(event.currentTarget);
      }}
    >
      <DraftNote isRestored={draft.isRestored} onDiscard={onDiscard} />
      <div className="fields">
        <TextField
          name="business_name"
          label={texts.name}
          missing={texts.nameMissing}
          error={form.errors.business_name}
          defaultValue={draft.initial('business_name')}
          required
          maxLength={BUSINESS_NAME_MAX_LENGTH}
          autoComplete="organization"
          placeholder={texts.namePlaceholder}
        />
        <TextField
          name="google_business_link"
          label={texts.link}
          missing={texts.linkMissing}
          hint={texts.linkHint}
          error={form.errors.google_business_link}
          defaultValue={draft.initial('google_business_link')}
          required
          maxLength={LINK_MAX_LENGTH}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={texts.linkPlaceholder}
        />
      </div>
      <OfflineNote isUnreachable={WHOLE_FORM in form.errors} />
      <div className="form-foot">
        <Button type="submit" look="dawn" large busy={form.busy} busyLabel={texts.busy}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
};

/** Asks for a business; what was typed is there again after an accident. */
export const AddBusinessDialog = (form: AddBusinessDialogProps) => {
  const [round, startAnew] = useFreshStart(form.draft);
  return (
    <Dialog title={texts.add} intro={<p>{texts.addIntro}</p>} onClose={form.onClose}>
      <AddBusinessForm key={round} {...form} onDiscard={startAnew} />
    </Dialog>
  );
};
