import type { ConfirmOwnerBody } from '@sternklar/contracts/accounts/passkey.api';
import { useState } from 'react';
import { type Form, textOf, useForm } from '../../ui/use-form.ts';
import { ownerOf } from './OwnerField.tsx';

interface OwnerForm {
  readonly form: Form;
  /** The key of the form's `OwnerField`: a signature counts once, so after a failure it is asked for anew. */
  readonly round: number;
}

/** A form with an `OwnerField` of the given name: sends what shows that it is the owner who asks. `send` rejects when the server refuses. */
export const useOwnerForm = (
  name: string,
  send: (owner: ConfirmOwnerBody, values: FormData) => Promise<void>,
): OwnerForm => {
  const [round, setRound] = useState(0);
  const form = useForm(async (values) => {
    const signed = ownerOf(values);
    try {
      await send(signed ?? { password: textOf(values, name) }, values);
    } catch (error) {
      if (signed !== null) setRound((before) => before + 1);
      throw error;
    }
  });
  return { form, round };
};
