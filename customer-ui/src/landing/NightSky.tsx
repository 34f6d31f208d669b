import { MARK_PATH } from '@sternklar/contracts/brand/mark';
import { HILLS, WAGON } from './sky-drawings.ts';
import './hero.css';

const POLARIS_SIZE = 34;

/** The Great Wagon pointing to the pole star, which is the product's mark; decoration. */
export const Wagon = () => (
  <svg className="wagon" viewBox={WAGON.viewBox} aria-hidden="true" focusable="false">
    <path className="wagon-pointer" d={WAGON.pointer} />
    <path className="wagon-lines" d={WAGON.lines} />
    {WAGON.stars.map(([x, y]) => (
      <circle key={`${x}-${y}`} cx={x} cy={y} r="2.6" />
    ))}
    <g transform={`translate(${WAGON.polaris.x - POLARIS_SIZE / 2} ${WAGON.polaris.y - POLARIS_SIZE / 2})`}>
      <path className="wagon-polaris" transform={`scale(${POLARIS_SIZE / 32})`} d={MARK_PATH} />
    </g>
  </svg>
);

/** Hills between the night and the page below, the nearest in the page's own colour. */
export const Hills = () => (
  <svg className="hills" viewBox="0 0 1440 150" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <path className="hills-far" d={HILLS.far} />
    <path className="hills-middle" d={HILLS.middle} />
    <path className="hills-near" d={HILLS.near} />
  </svg>
);
