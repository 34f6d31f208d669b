import { useEffect, useId, useState } from 'react';
import { filterCounts } from '../../reviews/finding/finding.ts';
import { overviewTexts as texts } from '../../texts/overview.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { withdrawnAmong } from './figures.ts';
import type { OverviewProps } from './Overview.tsx';
import './overview-line.css';

const parts = () => import('./Overview.tsx');

/** The figures in one line, which opens; what is in it is loaded then. A chosen status opens it, so that the choice is seen. */
export const OverviewLine = (props: OverviewProps) => {
  const { reviews, figures, status } = props;
  const [open, setOpen] = useState(status !== 'alle');
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof parts>> | null>(null);
  const id = useId();
  useEffect(() => {
    if (open && loaded === null) void parts().then(setLoaded, () => setOpen(false));
  }, [open, loaded]);
  return (
    <section className="overview" aria-label={texts.label}>
      <button
        type="button"
        className="overview-line"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span>
          {figures === 'known' ? texts.line(filterCounts(reviews), withdrawnAmong(reviews)) : texts.incomplete}
        </span>
        <span className="overview-line-toggle">
          {texts.toggle}
          <ChevronIcon />
        </span>
      </button>
      <div id={id} className="overview-parts" hidden={!open}>
        {open && loaded === null && <Skeleton lines={['middle', 'short']} label={texts.loading} />}
        {open && loaded !== null && <loaded.Overview {...props} />}
      </div>
    </section>
  );
};
