import { accountPageTexts as texts } from '../texts/account-page.ts';
import { Button } from '../ui/Button.tsx';
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
    <Section id={DELETION_ID} title={texts.deletion} text={texts.deletionText}>
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
