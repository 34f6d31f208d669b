import type { ConfirmOwnerBody } from '@sternklar/contracts/accounts/passkey.api';
import type { Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { useRef, useState } from 'react';
import { accountPageTexts as texts } from '../../texts/account-page.ts';
import { Button } from '../../ui/Button.tsx';
import type { OwnersPasskey } from '../security/OwnerField.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { Section } from './Section.tsx';
import { useBusy } from './use-busy.ts';

export const DELETION_ID = 'loeschen';

interface DeletionSectionProps {
  /** Null while nobody has asked for the account to be deleted. */
  readonly requestedAt: string | null;
  readonly onRequest: () => void;
  readonly onWithdraw: () => Promise<void>;
  readonly onErase: () => void;
  /** Nothing is erased while one runs. */
  readonly hasSubscription: boolean;
}

/** The way out of the product, and back from it. */
export const DeletionSection = ({ requestedAt, hasSubscription, ...ways }: DeletionSectionProps) => {
  const { onRequest, onWithdraw, onErase } = ways;
  const [busy, run] = useBusy();
  return (
    <Section
      id={DELETION_ID}
      title={texts.deletion}
      text={hasSubscription ? texts.deletionTextWithPlan : texts.deletionText}
    >
      {requestedAt === null ? (
        <>
          <p>{texts.deletionMeaning}</p>
          <Button className="button-delete" onClick={onRequest}>
            {texts.requestDeletion}
          </Button>
        </>
      ) : (
        <>
          <p data-state="leaving">{texts.leavingSince(requestedAt)}</p>
          <Button busy={busy !== null} busyLabel={texts.busy} onClick={() => void run('withdraw', onWithdraw)}>
            {texts.withdraw}
          </Button>
        </>
      )}
      {hasSubscription ? (
        <p>{texts.eraseAfterPlan}</p>
      ) : (
        <Button className="button-delete" onClick={onErase}>
          {texts.eraseNow}
        </Button>
      )}
    </Section>
  );
};

interface RequestDeletionDialogProps {
  readonly email: string;
  readonly security: OwnersPasskey;
  readonly subscription: Subscription | null;
  /** Rejects when the server refuses. */
  readonly onSubmit: (owner: ConfirmOwnerBody) => Promise<void>;
  readonly onClose: () => void;
}

const planPointsOf = (subscription: Subscription | null): readonly string[] => {
  if (subscription?.status !== 'active') return [];
  const { notice, expires_at } = subscription;
  return [notice === null ? texts.dialogPlan(expires_at) : texts.dialogPlanNoticed(notice.ends_at)];
};

/** Says what a deletion means, and asks for the password, or a passkey, before it is requested. */
export const RequestDeletionDialog = ({ subscription, ...rest }: RequestDeletionDialogProps) => {
  const points = [...texts.dialogPoints, ...planPointsOf(subscription)];
  return <PasswordDialog {...rest} title={texts.dialogTitle} points={points} action={texts.dialogAction} />;
};

interface EraseAccountDialogProps {
  readonly email: string;
  readonly security: OwnersPasskey;
  /** Rejects when the server refuses. */
  readonly onSubmit: (owner: ConfirmOwnerBody) => Promise<void>;
  readonly onClose: () => void;
}

/** Says what goes and what stays, and erases the account for whoever knows the password, or has a passkey, and confirms once more. */
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
