import { useRef, useState } from 'react';
import { accountPageTexts as texts } from '../texts/account-page.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

interface EraseAccountDialogProps {
  readonly email: string;
  /** Rejects when the server refuses. */
  readonly onSubmit: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Says what goes and what stays, and erases the account for whoever knows the password and confirms once more. */
export const EraseAccountDialog = (props: EraseAccountDialogProps) => {
  const [isUnderstood, setUnderstood] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const tick = useRef<HTMLInputElement>(null);
  const isComplete = () => {
    setMissing(!isUnderstood);
    if (!isUnderstood) tick.current?.focus();
    return isUnderstood;
  };
  return (
    <PasswordDialog
      {...props}
      title={texts.eraseTitle}
      points={texts.erasePoints}
      action={texts.eraseAction}
      isComplete={isComplete}
    >
      <label className="check erase-check">
        <input
          ref={tick}
          type="checkbox"
          className="tick"
          checked={isUnderstood}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? 'erase-not-understood' : undefined}
          onChange={({ target }) => {
            setUnderstood(target.checked);
            setMissing(false);
          }}
        />
        <span>{texts.eraseUnderstood}</span>
      </label>
      {isMissing && (
        <p id="erase-not-understood" className="field-error" role="alert">
          {texts.eraseNotUnderstood}
        </p>
      )}
    </PasswordDialog>
  );
};
