import type { AddBusinessBody } from '@sternklar/contracts/businesses/business.api';
import { BUSINESS_NAME_MAX_LENGTH, LINK_MAX_LENGTH } from '@sternklar/contracts/constants';
import { businessTexts as texts } from '../texts/businesses.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/Field.tsx';
import { textOf, useForm } from '../ui/use-form.ts';

interface AddBusinessDialogProps {
  /** Rejects, after telling the user, when the server refuses. */
  readonly onSubmit: (business: AddBusinessBody) => Promise<void>;
  readonly onClose: () => void;
}

export const AddBusinessDialog = ({ onSubmit, onClose }: AddBusinessDialogProps) => {
  const form = useForm(async (values) => {
    await onSubmit({
      google_business_link: textOf(values, 'google_business_link').trim(),
      business_name: textOf(values, 'business_name').trim(),
    });
    onClose();
  });
  return (
    <Dialog title={texts.add} intro={<p>{texts.addIntro}</p>} onClose={onClose}>
      <form {...form.props}>
        <div className="fields">
          <TextField
            name="business_name"
            label={texts.name}
            missing={texts.nameMissing}
            error={form.errors.business_name}
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
            required
            maxLength={LINK_MAX_LENGTH}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={texts.linkPlaceholder}
          />
        </div>
        <div className="form-foot">
          <Button type="submit" look="dawn" large busy={form.busy} busyLabel={texts.busy}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
