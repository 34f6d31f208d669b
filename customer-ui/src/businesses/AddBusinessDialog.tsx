import type { AddBusinessBody } from '@sternklar/contracts/businesses/business.api';
import { BUSINESS_NAME_MAX_LENGTH, LINK_MAX_LENGTH } from '@sternklar/contracts/constants';
import { createRepeatKeys } from '@sternklar/contracts/repeat-key';
import { useState } from 'react';
import { DraftDialog } from '../drafts/DraftDialog.tsx';
import type { Draft } from '../drafts/drafts.ts';
import { businessTexts as texts } from '../texts/businesses.ts';
import { TextField } from '../ui/Field.tsx';
import { LinkField } from '../ui/LinkField.tsx';
import { textOf } from '../ui/use-form.ts';

interface AddBusinessDialogProps {
  readonly draft: Draft;
  /** Rejects, after telling the user, when the server refuses. */
  readonly onSubmit: (business: AddBusinessBody, idempotencyKey: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for a business. */
export const AddBusinessDialog = ({ draft, onSubmit, onClose }: AddBusinessDialogProps) => {
  const [keyFor] = useState(() => createRepeatKeys());
  return (
    <DraftDialog
      title={texts.add}
      intro={texts.addIntro}
      draft={draft}
      action={texts.submit}
      busyAction={texts.busy}
      onSubmit={(values) => {
        const business = {
          google_business_link: textOf(values, 'google_business_link').trim(),
          business_name: textOf(values, 'business_name').trim(),
        };
        return onSubmit(business, keyFor(business));
      }}
      onClose={onClose}
      fields={(errors, initial) => (
        <>
          <TextField
            name="business_name"
            label={texts.name}
            missing={texts.nameMissing}
            error={errors.business_name}
            defaultValue={initial('business_name')}
            required
            maxLength={BUSINESS_NAME_MAX_LENGTH}
            autoComplete="organization"
            placeholder={texts.namePlaceholder}
          />
          <LinkField
            name="google_business_link"
            label={texts.link}
            missing={texts.linkMissing}
            hint={texts.linkHint}
            error={errors.google_business_link}
            defaultValue={initial('google_business_link')}
            required
            maxLength={LINK_MAX_LENGTH}
            placeholder={texts.linkPlaceholder}
          />
        </>
      )}
    />
  );
};
