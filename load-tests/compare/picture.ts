import { writeFile } from 'node:fs/promises';
import { count, ms } from '../bench/lib/format.ts';
import type { Comparison } from './figures.ts';

const PICTURE = new URL('../../docs/pictures/load.svg', import.meta.url);

interface Bars {
  readonly title: string;
  readonly unit: (value: number) => string;
  /** A label, and a value for each system. */
  readonly groups: readonly { readonly label: string; readonly values: readonly number[] }[];
}

const WIDTH = 960;
const MARGIN = 40;
const PANEL = 420;
const LABEL = 132;
const BAR = 18;
const GROUP = 2 * BAR + 22;
const TOP = 104;
/** From contracts/src/brand/tokens.css: by day and in the dark. */
const STYLE = `
  svg{font-family:"Figtree Variable","Segoe UI",system-ui,sans-serif;font-size:14px}
  .back{fill:#fbfbf8}.card{fill:#fff;stroke:#e4e4dc}.ink{fill:#10152b}.ink-2{fill:#474d66}.track{fill:#f3f3ee}
  .s0{fill:#4540c9}.s1{fill:#f2a91e}.big{font-size:22px;font-weight:700}.title{font-weight:600}
  @media (prefers-color-scheme:dark){.back{fill:#090d1d}.card{fill:#11172e;stroke:#232b4a}.ink{fill:#eef0fb}
  .ink-2{fill:#b6bcd8}.track{fill:#0c1124}.s0{fill:#8d8bff}.s1{fill:#ffc24b}}`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const text = (at: { x: number; y: number }, kind: string, words: string): string =>
  `<text x="${at.x}" y="${at.y}" class="${kind}">${escaped(words)}</text>`;

const bar = (place: { x: number; y: number; room: number }, value: number, { most, unit, system }: BarLook): string => {
  const width = Number.isFinite(value) ? Math.max(2, (value / most) * place.room) : 0;
  return (
    `<rect x="${place.x}" y="${place.y}" width="${place.room}" height="${BAR - 3}" rx="4" class="track"/>` +
    `<rect x="${place.x}" y="${place.y}" width="${width.toFixed(1)}" height="${BAR - 3}" rx="4" class="s${system}"/>` +
    text({ x: place.x + place.room + 8, y: place.y + 12 }, 'ink-2', Number.isFinite(value) ? unit(value) : '–')
  );
};

interface BarLook {
  readonly most: number;
  readonly unit: (value: number) => string;
  readonly system: number;
}

const panel = ({ title, unit, groups }: Bars, x: number): string => {
  const most = Math.max(1e-9, ...groups.flatMap(({ values }) => values).filter(Number.isFinite));
  const room = PANEL - LABEL - 32 - 78;
  const rows = groups.map(({ label, values }, group) => {
    const y = TOP + 58 + group * GROUP;
    const bars = values.map((value, system) =>
      bar({ x: x + 16 + LABEL, y: y + system * BAR, room }, value, { most, unit, system }),
    );
    return text({ x: x + 16, y: y + BAR + 4 }, 'ink-2', label) + bars.join('');
  });
  const height = 58 + groups.length * GROUP;
  return (
    `<rect x="${x}" y="${TOP}" width="${PANEL}" height="${height}" rx="14" class="card"/>` +
    text({ x: x + 16, y: TOP + 32 }, 'ink title', title) +
    rows.join('')
  );
};

/** Bars for both systems side by side, in the product's colours, light or dark as the reader's screen. */
export const pictureOf = ({ visitsPerSecond, people, systems }: Comparison): string => {
  const both = (of: (system: Comparison['systems'][number]) => number) => systems.map(of);
  const most: Bars = {
    title: `Answers per second, ${people} people without pauses`,
    unit: count,
    groups: [
      { label: 'reading', values: both(({ limit }) => limit.reading.perSecond) },
      { label: 'changing', values: both(({ limit }) => limit.changing.perSecond) },
    ],
  };
  const times: Bars = {
    title: `Time of answers, ${visitsPerSecond} visits each second`,
    unit: (value) => `${ms(value)} ms`,
    groups: [
      { label: 'reading, p95', values: both(({ steady }) => steady.reading.p95Ms) },
      { label: 'reading, p99', values: both(({ steady }) => steady.reading.p99Ms) },
      { label: 'changing, p95', values: both(({ steady }) => steady.changing.p95Ms) },
      { label: 'changing, p99', values: both(({ steady }) => steady.changing.p99Ms) },
    ],
  };
  const height = TOP + 58 + 4 * GROUP + MARGIN;
  const legend = systems.map(({ name }, system) => {
    const x = MARGIN + system * 150;
    return `<rect x="${x}" y="66" width="14" height="14" rx="4" class="s${system}"/>${text({ x: x + 22, y: 78 }, 'ink-2', name)}`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Load">`,
    `<style>${STYLE}</style><rect width="${WIDTH}" height="${height}" rx="22" class="back"/>`,
    text({ x: MARGIN, y: 46 }, 'ink big', 'One process and the cluster on the same processors'),
    ...legend,
    panel(most, MARGIN),
    panel(times, WIDTH - MARGIN - PANEL),
    '</svg>',
    '',
  ].join('\n');
};

export const writePicture = (compared: Comparison): Promise<void> => writeFile(PICTURE, pictureOf(compared));
