import { lastDayOf, lastDayOfSubscription } from '@sternklar/contracts/subscriptions/last-day';
import type { Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import type { Loaded } from '../../api/loaded.ts';
import { AppLink } from '../../routing/AppLink.tsx';
import { PATHS } from '../../routing/screen.ts';
import { accountPageTexts as texts } from '../../texts/account-page.ts';
import { Button, TextButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Section } from './Section.tsx';
import { useBusy } from './use-busy.ts';

const RELOAD = 'reload';
const WITHDRAW = 'withdraw';

interface SubscriptionSectionProps {
  /** Null when there never was one, or it is not known. */
  readonly subscription: Subscription | null;
  readonly phase: Loaded<never>['phase'];
  readonly onReload: () => Promise<void>;
  readonly onGiveNotice: () => void;
  readonly onWithdrawNotice: () => Promise<void>;
}

/** What was booked, until when it runs, and the way out of it and back; nothing is said of what is not known. */
export const SubscriptionSection = (props: SubscriptionSectionProps) => {
  const { subscription, phase, onReload, onGiveNotice, onWithdrawNotice } = props;
  const [busy, run] = useBusy();
  const runs = subscription?.status === 'active';
  return (
    <Section id="abo" title={texts.subscription} text={texts.subscriptionText}>
      {phase === 'loading' && <Skeleton lines={['middle', 'short']} label={texts.loading} />}
      {phase === 'failed' && subscription === null && (
        <div className="account-failed">
          <p>{texts.subscriptionFailed}</p>
          <Button busy={busy === RELOAD} onClick={() => void run(RELOAD, onReload)}>
            {texts.reload}
          </Button>
        </div>
      )}
      {!runs && (phase === 'ready' || subscription !== null) && (
        <>
          <p>
            {texts.noSubscription}
            {subscription !== null && ` ${texts.lastSubscription(lastDayOfSubscription(subscription))}`}
          </p>
          <AppLink className="button" href={PATHS.dashboard}>
            {texts.toPlans}
          </AppLink>
        </>
      )}
      {runs && (
        <>
          <SubscriptionFacts subscription={subscription} />
          {subscription.notice === null ? (
            <Button onClick={onGiveNotice}>{texts.giveNotice}</Button>
          ) : (
            <Button
              busy={busy === WITHDRAW}
              busyLabel={texts.busy}
              onClick={() => void run(WITHDRAW, onWithdrawNotice)}
            >
              {texts.withdrawNotice}
            </Button>
          )}
        </>
      )}
    </Section>
  );
};

const SubscriptionFacts = ({ subscription }: { readonly subscription: Subscription }) => {
  const { amount, expires_at, notice } = subscription;
  return (
    <>
      <dl className="account-facts" data-notice={notice === null ? 'none' : 'given'}>
        <dt>{texts.plan}</dt>
        <dd>
          {texts.planName}
          {notice !== null && <span className="badge badge-waits">{texts.endsOn(notice.ends_at)}</span>}
        </dd>
        <dt>{texts.price}</dt>
        <dd>{texts.monthly(amount)}</dd>
        {notice === null && (
          <>
            <dt>{texts.runsUntil}</dt>
            <dd>
              {texts.day(lastDayOf(expires_at))}, {texts.renews}
            </dd>
            <NoticeDays subscription={subscription} />
          </>
        )}
      </dl>
      {notice !== null && <p>{texts.runsOn(notice.received_on)}</p>}
    </>
  );
};

const isTooLate = ({ expires_at: expiresAt, ends_at_if_noticed_today: endsAt }: Subscription): boolean =>
  Date.parse(endsAt) > Date.parse(expiresAt);

/** By when notice is to be given; when that is over, what it would do now. */
const NoticeDays = ({ subscription }: { readonly subscription: Subscription }) => {
  const { ends_at_if_noticed_today: endsAt, notice_recommended_until: recommended, notice_until: last } = subscription;
  if (isTooLate(subscription))
    return (
      <>
        <dt>{texts.noticeLate}</dt>
        <dd>{texts.noticeTooLate(endsAt)}</dd>
      </>
    );
  return (
    <>
      <dt>{texts.noticeBy}</dt>
      <dd>
        {texts.noticeDays(recommended, last).map(([day, why]) => (
          <span key={day} className="account-day">
            {day} <small>{why}</small>
          </span>
        ))}
      </dd>
    </>
  );
};

interface NoticeDialogProps {
  readonly subscription: Subscription;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Says when the subscription will end, before notice is given. */
export const NoticeDialog = ({ subscription, onConfirm, onClose }: NoticeDialogProps) => {
  const [busy, run] = useBusy();
  const { ends_at_if_noticed_today: endsAt } = subscription;
  return (
    <Dialog
      title={texts.noticeTitle}
      intro={
        <ul className="account-points">
          {isTooLate(subscription) && <li>{texts.noticeTooLate(endsAt)}</li>}
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
