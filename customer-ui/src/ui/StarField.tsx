import { SKY, starLayers } from './star-field.ts';

const LAYERS = starLayers();

/** Stars behind a brand surface; decoration. */
export const StarField = () => (
  <svg
    className="star-field"
    viewBox={`0 0 ${SKY.width} ${SKY.height}`}
    preserveAspectRatio="xMidYMin slice"
    aria-hidden="true"
    focusable="false"
  >
    {LAYERS.map(({ name, path }) => (
      <path key={name} className={`stars-${name}`} d={path} />
    ))}
  </svg>
);
