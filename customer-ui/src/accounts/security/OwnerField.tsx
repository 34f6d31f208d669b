import type { PasskeyAssertion } from '@sternklar/contracts/accounts/passkey.api';
import { knowsPasskeys, signWithPasskey } from '@sternklar/contracts/accounts/passkey-in-browser';
import { type ReactNode, useState } from 'react';
import { securityTexts as texts } from '../../texts/security.ts';
import { TextButton } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/Field.tsx';
import { textOf } from '../../ui/use-form.ts';
import { useBusy } from '../sections/use-busy.ts';
import type { SecurityApi } from './security-api.ts';

/** What a window needs that takes a passkey in place of the password. */
export type OwnersPasskey = Pick<SecurityApi, 'ways' | 'confirmationOptions'>;

interface OwnerFieldProps {
  readonly api: Pick<SecurityApi, 'confirmationOptions'>;
  readonly name: string;
  readonly label: string;
  readonly missing: string;
  readonly error?: string | undefined;
  /** Whether the account has a passkey that may stand for the password. */
  readonly hasPasskey: boolean;
  /** What is asked for beside the password, and not beside a passkey. */
  readonly children?: ReactNode;
}

const PASSKEY = 'passkey';

/** What a form with this field shows of its owner. */
export const ownerOf = (values: FormData): { readonly passkey: PasskeyAssertion } | null => {
  const signed = textOf(values, PASSKEY);
  return signed === '' ? null : { passkey: JSON.parse(signed) };
};

/** The button that was pressed is gone; stays the same, so that it is called once. */
const focusOnceThere = (confirmed: HTMLElement | null) => confirmed?.focus();

/** The password, or a passkey in its place. Give it a new key to ask again. */
export const OwnerField = ({ api, hasPasskey, children, ...field }: OwnerFieldProps) => {
  const [signed, setSigned] = useState<PasskeyAssertion | null>(null);
  const [problem, setProblem] = useState(false);
  const [busy, run] = useBusy();
  if (signed !== null)
    return (
      <p role="status" tabIndex={-1} ref={focusOnceThere}>
        <input type="hidden" name={PASSKEY} value={JSON.stringify(signed)} readOnly />
        {texts.confirmed}
      </p>
    );
  const sign = async () => {
    const answer = await signWithPasskey(await api.confirmationOptions());
    setSigned(answer);
    setProblem(answer === null);
  };
  return (
    <>
      <PasswordField {...field} required autoComplete="current-password" />
      {children}
      {hasPasskey && knowsPasskeys() && (
        <TextButton onClick={() => void run(PASSKEY, sign)} aria-busy={busy !== null}>
          {texts.instead}
        </TextButton>
      )}
      {problem && <p role="status">{texts.notConfirmed}</p>}
    </>
  );
};
