import { counted } from '../german.ts';
import type { Examined } from './examine.ts';
import type { Mark } from './finding.ts';

const SIGN: Record<Mark, string> = { right: '✓', wrong: '✗', doubtful: '!', absent: '–' };

/** Whether nothing is wrong; what is doubtful keeps nobody from going live. */
export const isSound = (examined: readonly Examined[]): boolean =>
  !examined.some(({ findings }) => findings.some(({ mark }) => mark === 'wrong'));

const countOf = (examined: readonly Examined[], mark: Mark): number =>
  examined.flatMap(({ findings }) => findings).filter((finding) => finding.mark === mark).length;

const verdict = (examined: readonly Examined[]): string => {
  const doubts = countOf(examined, 'doubtful');
  const warned = doubts > 0 ? `, ${counted(doubts, 'Warnung', 'Warnungen')}` : '';
  return isSound(examined)
    ? `Nichts ist falsch${warned}.`
    : `${counted(countOf(examined, 'wrong'), 'Fehler', 'Fehler')}${warned}.`;
};

/** One line for each finding, what to do below it, and a verdict. */
export const renderFindings = (examined: readonly Examined[]): readonly string[] => {
  const width = Math.max(...examined.map(({ topic }) => topic.length));
  const indent = ' '.repeat(width + 4);
  const lines = examined.flatMap(({ topic, findings }) =>
    findings.flatMap(({ mark, what, help }) => [
      `${SIGN[mark]} ${topic.padEnd(width)}  ${what}`,
      ...(help === null ? [] : help.split('\n').map((line) => `${indent}${line.trim()}`)),
    ]),
  );
  return [...lines, '', verdict(examined)];
};
