import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useForm, WHOLE_FORM } from '../ui/use-form.ts';
import { DraftNote, explainUnreachable, OfflineNote } from './DraftNotes.tsx';
import type { Draft, DraftValues } from './drafts.ts';
import { type FormDraft, useDraft, useFreshStart } from './use-draft.ts';

interface DraftFormProps {
  readonly draft: Draft;
  /** What the fields begin with, if not with blanks. */
  readonly untouched?: DraftValues;
  readonly action: string;
  readonly busyAction: string;
  /** Rejects, after telling the user, when the server refuses. */
  readonly onSubmit: (values: FormData) => Promise<void>;
  readonly onClose: () => void;
  /** Why nothing can come of it any more, if so; what was typed stays to be copied. */
  readonly notice?: string | undefined;
  readonly fields: (errors: Readonly<Record<string, string>>, initial: FormDraft['initial']) => ReactNode;
}

interface DraftDialogProps extends DraftFormProps {
  readonly title: string;
  readonly intro: string;
}

const NOTHING: DraftValues = {};

const DraftForm = ({
  draft: kept,
  untouched = NOTHING,
  action,
  busyAction,
  onSubmit,
  onClose,
  notice,
  fields,
  onDiscard,
}: DraftFormProps & { readonly onDiscard: () => void }) => {
  const draft = useDraft(kept, untouched);
  const form = useForm(async (values) => {
    await onSubmit(values);
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
      <div className="fields">{fields(form.errors, (name) => draft.initial(name) || (untouched[name] ?? ''))}</div>
      <OfflineNote isUnreachable={WHOLE_FORM in form.errors} />
      {notice !== undefined && (
        <p className="form-note form-note-bad" role="alert">
          {notice}
        </p>
      )}
      <div className="form-foot">
        <Button type="submit" look="dawn" large busy={form.busy} busyLabel={busyAction}>
          {action}
        </Button>
      </div>
    </form>
  );
};

/** A window with a form: what was typed is there again after an accident, until it was sent. It closes once it was. */
export const DraftDialog = ({ title, intro, ...form }: DraftDialogProps) => {
  const [round, startAnew] = useFreshStart(form.draft);
  return (
    <Dialog title={title} intro={<p>{intro}</p>} onClose={form.onClose}>
      <DraftForm key={round} {...form} onDiscard={startAnew} />
    </Dialog>
  );
};
