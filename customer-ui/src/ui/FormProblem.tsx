import { type Form, WHOLE_FORM } from './use-form.ts';

/** What stays to be read when a form was refused; the short message at the top has announced it already. */
export const FormProblem = ({ form }: { readonly form: Form }) => {
  const words = form.errors[WHOLE_FORM];
  return words === undefined ? null : <p className="form-note form-note-bad">{words}</p>;
};
