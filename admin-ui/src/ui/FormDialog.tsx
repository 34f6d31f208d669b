import { Dialog, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Form } from 'react-admin';
import { FormDialogActions, type FormDialogActionsProps } from './FormDialogActions.tsx';
import { useLeftOnPurpose } from './left-on-purpose.ts';

interface FormDialogProps<Words extends object> extends FormDialogActionsProps {
  readonly title: string;
  /** What its fields open with, by their source; what is left empty comes as null. */
  readonly start?: Words;
  readonly children: ReactNode;
  /** Called once nothing is wrong with the fields. */
  onSubmit(words: Words): void;
}

const NOTHING = {};

/** A dialog with one of react-admin's forms, to be filled with its inputs; what is wrong stands below the fields. */
export const FormDialog = <Words extends object>(props: FormDialogProps<Words>) => {
  const { title, start, children, onSubmit, ...actions } = props;
  const id = useId();
  const leaving = useLeftOnPurpose(actions.onClose);
  return (
    <Dialog open {...leaving} fullWidth maxWidth="sm" aria-labelledby={id}>
      <Form
        record={start ?? NOTHING}
        onSubmit={(words: object) => onSubmit(words as Words)}
        noValidate
        disableInvalidFormNotification
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>{children}</DialogContent>
        <FormDialogActions {...actions} />
      </Form>
    </Dialog>
  );
};
