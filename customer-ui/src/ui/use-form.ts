import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { complaintAbout } from './validation.ts';

type FieldErrors = Readonly<Record<string, string>>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface Form {
  readonly busy: boolean;
  /** Messages by field name. */
  readonly errors: FieldErrors;
  readonly clearErrors: () => void;
  readonly props: {
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
}

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );

const complaintsIn = (form: HTMLFormElement): FieldErrors => {
  const errors: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    const complaint = complaintAbout({
      value: control.value,
      type: control.dataset.kind ?? control.type,
      required: control.required,
      minLength: control instanceof HTMLSelectElement ? 0 : control.minLength,
      typeMismatch: control.validity.typeMismatch,
      ownComplaint: control.validity.customError ? control.validationMessage : '',
      missingMessage: control.dataset.missing ?? 'Bitte füllen Sie dieses Feld aus.',
    });
    if (complaint !== null) errors[control.name] ??= complaint;
  }
  return errors;
};

/** What is said beside a folded field would not be seen, nor can the field be gone to. */
const showWrong = (form: HTMLFormElement, errors: FieldErrors) => {
  const wrong = controlsOf(form).filter((control) => control.name in errors);
  for (const control of wrong) control.closest('details')?.setAttribute('open', '');
  wrong[0]?.focus();
};

/** Key of a message that concerns the whole form. */
export const WHOLE_FORM = '';

/**
 * A form that checks its inputs when it is sent, sends once at a time, and puts the server's messages for single fields
 * beside them. `send` reports a failure to the user and throws it on; `explain` says what else stays beside the fields.
 */
export const useForm = (
  send: (values: FormData) => Promise<void>,
  explain: (error: ApiError) => FieldErrors = () => ({}),
): Form => {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const sending = useRef(false);

  const refuse = (form: HTMLFormElement, fieldErrors: FieldErrors) => {
    setErrors(fieldErrors);
    showWrong(form, fieldErrors);
  };
  const submit = async (form: HTMLFormElement) => {
    const complaints = complaintsIn(form);
    if (Object.keys(complaints).length > 0) return refuse(form, complaints);
    sending.current = true;
    setBusy(true);
    setErrors({});
    try {
      await send(new FormData(form));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refuse(form, { ...explain(error), ...error.fieldErrors });
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return {
    busy,
    errors,
    clearErrors: () => setErrors({}),
    props: {
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        if (!sending.current) void submit(event.currentTarget);
      },
      onInput: ({ target }) => {
        if (!('name' in target) || typeof target.name !== 'string') return;
        const { [target.name]: _corrected, [WHOLE_FORM]: _whole, ...others } = errors;
        setErrors(others);
      },
    },
  };
};

/** The text of one field, as typed. */
export const textOf = (values: FormData, name: string): string => {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
};
