import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { type Form, WHOLE_FORM } from './use-form.ts';
import './field.css';

interface FieldFrame {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

interface Described {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

interface FrameProps extends FieldFrame {
  readonly optional?: boolean;
  readonly children: (control: Described) => ReactNode;
}

/** Label above, control, then what to know or what is wrong; all tied together for screen readers. */
export const Field = ({ label, hint, error, optional = false, children }: FrameProps) => {
  const id = useId();
  const described = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].join(' ').trim();
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> (freiwillig)</span>}
      </label>
      {children({
        id,
        ...(error === undefined ? {} : { 'aria-invalid': true }),
        ...(described === '' ? {} : { 'aria-describedby': described }),
      })}
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <div className="field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
};

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldFrame {
  readonly name: string;
  /** The sentence for an empty field. */
  readonly missing?: string;
  readonly optional?: boolean;
}

export const TextField = ({ label, hint, error, missing, optional = false, ...input }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} optional={optional}>
    {(described) => <input type="text" className="control" data-missing={missing} {...input} {...described} />}
  </Field>
);

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'>, FieldFrame {
  readonly name: string;
  readonly missing?: string;
}

export const TextArea = ({ label, hint, error, missing, ...area }: TextAreaProps) => (
  <Field label={label} hint={hint} error={error}>
    {(described) => <textarea className="control" data-missing={missing} {...area} {...described} />}
  </Field>
);

/** A password with a switch to see what was typed. */
export const PasswordField = ({ label, hint, error, missing, ...input }: TextFieldProps) => {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(described) => (
        <div className="control-with-switch">
          <input
            className="control"
            data-kind="password"
            data-missing={missing}
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...described}
            type={shown ? 'text' : 'password'}
          />
          <button type="button" className="control-switch" aria-pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? 'Verbergen' : 'Anzeigen'}
            <span className="visually-hidden"> ({label})</span>
          </button>
        </div>
      )}
    </Field>
  );
};

/** What stays to be read when a form was refused; the short message at the top has announced it already. */
export const FormProblem = ({ form }: { readonly form: Form }) => {
  const words = form.errors[WHOLE_FORM];
  return words === undefined ? null : <p className="form-note form-note-bad">{words}</p>;
};
