import type { Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { accountPageTexts as texts } from '../texts/account-page.ts';
import { Button, TextButton } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useBusy } from './use-busy.ts';

interface NoticeDialogProps {
  readonly subscription: Subscription;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Says when the subscription will end, before notice is given. */
export const NoticeDialog = ({ subscription, onConfirm, onClose }: NoticeDialogProps) => {
  const [busy, run] = useBusy();
  const { expires_at: expiresAt, ends_at_if_noticed_today: endsAt } = subscription;
  const isLate = Date.parse(endsAt) > Date.parse(expiresAt);
  return (
    <Dialog
      title={texts.noticeTitle}
      intro={
        <ul className="account-points">
          {isLate && <li>{texts.noticeTooLate(endsAt)}</li>}
          {texts.noticePoints(endsAt).map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      }
      onClose={onClose}
    >
      <div className="form-foot">
        <Button large busy={busy !== null} busyLabel={texts.busy} onClick={() => void run('notice', onConfirm)}>
          {texts.noticeAction}
        </Button>
      </div>
      <div className="dialog-foot">
        <TextButton onClick={onClose}>{texts.noticeCancel}</TextButton>
      </div>
    </Dialog>
  );
};
