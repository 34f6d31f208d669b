import { overviewTexts as texts } from '../../texts/overview.ts';
import { highestOf, type MonthFigures } from './figures.ts';
import './overview.css';

/** One month's drawing in its own units: two bars side by side on a common floor. */
const WIDTH = 20;
const HEIGHT = 84;
const BAR = 8;
/** What is not nothing can be seen. */
const LOWEST = 3;

interface MonthProps {
  readonly figures: MonthFigures;
  readonly highest: number;
}

const Month = ({ figures, highest }: MonthProps) => {
  const heightOf = (count: number) => (count === 0 ? 0 : Math.max(LOWEST, (count / highest) * (HEIGHT - 1)));
  const submitted = heightOf(figures.submitted);
  const deleted = heightOf(figures.deleted);
  return (
    <div className="month">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} focusable="false">
        <title>{texts.monthSummary(figures.month, figures.submitted, figures.deleted)}</title>
        {/* Transparent: the whole month can be pointed at. */}
        <rect className="month-ground" width={WIDTH} height={HEIGHT} />
        {submitted > 0 && (
          <rect
            className="month-submitted"
            x="1.5"
            y={HEIGHT - submitted}
            width={BAR - 1}
            height={submitted}
            rx="1.5"
          />
        )}
        {deleted > 0 && (
          <rect
            className="month-deleted"
            x={WIDTH - BAR - 1}
            y={HEIGHT - deleted}
            width={BAR}
            height={deleted}
            rx="2"
          />
        )}
      </svg>
      <span>{texts.monthShort(figures.month)}</span>
    </div>
  );
};

/** The same figures as a table, for those who do not see the drawing. */
const MonthTable = ({ months }: { readonly months: readonly MonthFigures[] }) => (
  <table>
    <caption>{`${texts.chart}, ${texts.chartPeriod}`}</caption>
    <thead>
      <tr>
        <th scope="col">{texts.month}</th>
        <th scope="col">{texts.submitted}</th>
        <th scope="col">{texts.deleted}</th>
      </tr>
    </thead>
    <tbody>
      {months.map(({ month, submitted, deleted }) => (
        <tr key={month}>
          <th scope="row">{texts.monthLong(month)}</th>
          <td>{texts.count(submitted)}</td>
          <td>{texts.count(deleted)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Requests submitted and reviews deleted in each of the last months. */
export const MonthChart = ({ months }: { readonly months: readonly MonthFigures[] }) => {
  const highest = highestOf(months);
  return (
    <figure className="month-chart">
      <figcaption>
        <span className="month-chart-title">{texts.chart}</span>
        <span className="month-key month-key-submitted">{texts.submitted}</span>
        <span className="month-key month-key-deleted">{texts.deleted}</span>
      </figcaption>
      <div className="months" aria-hidden="true">
        <span className="months-highest">{texts.count(highest)}</span>
        {months.map((figures) => (
          <Month key={figures.month} figures={figures} highest={highest} />
        ))}
      </div>
      <div className="visually-hidden">
        <MonthTable months={months} />
      </div>
    </figure>
  );
};
