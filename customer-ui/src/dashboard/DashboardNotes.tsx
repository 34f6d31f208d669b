import { businessTexts } from '../texts/businesses.ts';
import { dashboardTexts as texts } from '../texts/dashboard.ts';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { EmptySky } from './EmptySky.tsx';

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

/** No business yet: what to do first. */
export const EmptyNote = ({ onAdd }: { readonly onAdd: () => void }) => (
  <div className="dashboard-empty" data-state="empty">
    <EmptySky />
    <h2>{texts.emptyTitle}</h2>
    <p>{texts.emptyText}</p>
    <Button look="dawn" large onClick={onAdd}>
      {businessTexts.add}
    </Button>
  </div>
);

export const UnverifiedNote = ({ onEnterCode }: { readonly onEnterCode: () => void }) => (
  <div className="dashboard-unverified">
    <p>{texts.unverified}</p>
    <Button onClick={onEnterCode}>{texts.enterCode}</Button>
  </div>
);
