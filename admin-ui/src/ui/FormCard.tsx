import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Form } from 'react-admin';
import { SubmitButton } from './FormDialogActions.tsx';

interface FormCardProps<Words extends object> {
  readonly title: string;
  readonly action: string;
  readonly busyAction: string;
  readonly isBusy: boolean;
  /** What its fields open with, by their source; those of another `id` take the place of all that was typed. */
  readonly start: Words;
  readonly children: ReactNode;
  /** Called once nothing is wrong with the fields; what is left empty comes as null. */
  onSubmit(words: Words): void;
}

/** A page's form of react-admin's, to be filled with its inputs; what is wrong stands below the fields. */
export const FormCard = <Words extends object>(props: FormCardProps<Words>) => {
  const { title, start, children, onSubmit, ...button } = props;
  const id = useId();
  return (
    <Card
      role="form"
      variant="outlined"
      aria-labelledby={id}
      sx={{ maxWidth: 720, p: { xs: 2, sm: 3 }, borderRadius: '14px' }}
    >
      <Form
        record={start}
        onSubmit={(words: object) => onSubmit(words as Words)}
        noValidate
        disableInvalidFormNotification
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography component="h2" variant="h2" id={id}>
            {title}
          </Typography>
          {children}
          <Box>
            <SubmitButton {...button} />
          </Box>
        </Box>
      </Form>
    </Card>
  );
};
