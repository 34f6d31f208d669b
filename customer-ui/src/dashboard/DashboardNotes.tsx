import { type MouseEventHandler, useEffect, useSyncExternalStore } from 'react';
import type { InstallOffer } from '../install/install-offer.ts';
import { installTexts, dashboardTexts as texts } from '../texts/dashboard.ts';
import { findingTexts } from '../texts/finding.ts';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { focusHeadingIfLost } from './card-focus.ts';
import type { DashboardState } from './dashboard-state.ts';
import './dashboard.css';

export const LoadingNote = () => (
  <div className="dashboard-loading">
    {[0, 1].map((card) => (
      <div key={card} className="business dashboard-note">
        <Skeleton lines={['short', 'long', 'middle']} label={texts.loading} />
      </div>
    ))}
  </div>
);

export const FailedNote = ({ onReload }: { readonly onReload: () => void }) => (
  <div className="business dashboard-note" data-state="failed">
    <p>{texts.businessesFailed}</p>
    <Button onClick={onReload}>{texts.reload}</Button>
  </div>
);

/** A constellation still to be drawn; decoration. */
const EmptySky = () => (
  <svg className="empty-sky" viewBox="0 0 240 92" aria-hidden="true" focusable="false">
    <path d="M14 28L58 18L88 32L122 40L130 72L190 66L196 30L122 40" />
    {[
      [14, 28],
      [58, 18],
      [88, 32],
      [122, 40],
      [130, 72],
      [190, 66],
      [196, 30],
    ].map(([x, y]) => (
      <circle key={`${x}-${y}`} cx={x} cy={y} r="4.5" />
    ))}
  </svg>
);

/** No business yet; the first steps say what to do. */
export const EmptyNote = ({ auditor }: { readonly auditor: boolean }) => (
  <div className="dashboard-empty" data-state="empty">
    <EmptySky />
    <h2>{texts.emptyTitle}</h2>
    <p>{auditor ? texts.emptyAuditor : texts.emptyText}</p>
  </div>
);

export const UnverifiedNote = ({ onEnterCode }: { readonly onEnterCode: () => void }) => {
  // Its button goes with it: the keyboard goes on at the page's heading.
  useEffect(() => () => void requestAnimationFrame(focusHeadingIfLost), []);
  return (
    <div className="dashboard-unverified">
      <p>{texts.unverified}</p>
      <Button onClick={onEnterCode}>{texts.enterCode}</Button>
    </div>
  );
};

/** Says, quietly, that changes do not arrive at the moment. Its live region stands before there is anything to say. */
export const LiveNote = ({ live }: Pick<DashboardState, 'live'>) => (
  <p className="dashboard-live" role="status">
    {live === 'lost' && texts.liveLost}
  </p>
);

/** No review is left by the filters: what can be done about it. */
export const NothingFound = ({ onReset }: { readonly onReset: MouseEventHandler<HTMLButtonElement> }) => (
  <div className="nothing-found" data-state="nothing-found">
    <h2>{findingTexts.nothingTitle}</h2>
    <p>{findingTexts.nothingText}</p>
    <Button onClick={onReset}>{findingTexts.reset}</Button>
  </div>
);

/** One calm line that offers the app for the home screen; gone for good once it was declined. */
export const InstallNote = ({ offer }: { readonly offer: InstallOffer }) => {
  const isOpen = useSyncExternalStore(offer.subscribe, offer.isOpen);
  if (!isOpen) return null;
  return (
    <aside className="install-note" aria-label={installTexts.label}>
      <p>{installTexts.offer}</p>
      <div>
        <Button look="quiet" onClick={offer.decline}>
          {installTexts.decline}
        </Button>
        <Button onClick={offer.accept}>{installTexts.accept}</Button>
      </div>
    </aside>
  );
};
