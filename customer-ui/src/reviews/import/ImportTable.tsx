import { memo } from 'react';
import { importTexts as texts } from '../../texts/review-import.ts';
import { reviewTexts } from '../../texts/reviews.ts';
import { TextButton } from '../../ui/Button.tsx';
import { CheckIcon, CrossIcon } from '../../ui/icons.tsx';
import { Stars } from '../../ui/Stars.tsx';
import type { Place } from './ImportText.tsx';
import type { ImportLine } from './import-line.ts';
import { type ImportState, isSendable, type Outcome } from './import-state.ts';

interface HintsProps {
  readonly line: ImportLine;
  readonly outcome: Outcome | undefined;
  readonly onEdit: (place: Place) => void;
}

/** What is to be said of a line, next to it. */
const Hints = ({ line, outcome, onEdit }: HintsProps) => {
  const problems = outcome?.is === 'refused' ? outcome.problems : line.problems;
  if (outcome?.is === 'submitted') return <p className="import-hint import-hint-good">{texts.submitted}</p>;
  return (
    <>
      {problems.map((problem, index) => (
        <p key={problem} className="import-hint import-hint-bad">
          {texts.about(line.line, problem)}{' '}
          {index === problems.length - 1 && (
            <TextButton aria-label={texts.toLineNamed(line.line)} onClick={() => onEdit(line)}>
              {texts.toLine}
            </TextButton>
          )}
        </p>
      ))}
      {outcome?.is === 'unsent' && <p className="import-hint import-hint-wait">{texts.notSent}</p>}
      {outcome === undefined && line.double !== null && (
        <p className="import-hint">{line.double === 'there' ? texts.alreadyThere : texts.doubleOf(line.double)}</p>
      )}
    </>
  );
};

interface RowProps extends HintsProps {
  readonly isChosen: boolean;
  readonly canSend: boolean;
  readonly isSending: boolean;
  readonly onToggle: (key: string) => void;
}

const Facts = ({ line }: { readonly line: ImportLine }) => {
  const facts = [line.reason !== null && `${reviewTexts.reason}: ${reviewTexts.reasons[line.reason]}`, line.url];
  const said = facts.filter((fact) => fact !== false && fact !== '');
  return said.length > 0 && <p className="import-facts">{said.join(' · ')}</p>;
};

const Row = memo(({ line, outcome, isChosen, canSend, isSending, onToggle, onEdit }: RowProps) => {
  const state = outcome?.is ?? (line.problems.length > 0 ? 'faulty' : 'found');
  return (
    <tr className="import-line" data-line={line.line} data-state={state} data-chosen={isChosen && canSend}>
      <td className="import-take">
        {canSend && (
          <label>
            <input
              type="checkbox"
              className="tick"
              checked={isChosen}
              disabled={isSending}
              onChange={() => onToggle(line.key)}
              aria-label={texts.take(line.line)}
            />
          </label>
        )}
        {state === 'submitted' && <CheckIcon />}
        {(state === 'faulty' || state === 'refused') && <CrossIcon />}
      </td>
      <td className="import-number">
        <span>{texts.columnNames.line} </span>
        {line.line}
      </td>
      <td className="import-who">{line.reviewer === '' ? <em>{texts.noReviewer}</em> : line.reviewer}</td>
      <td className="import-stars">
        {line.stars === null ? <em>{line.starsWritten || texts.noStars}</em> : <Stars rating={line.stars} />}
      </td>
      <td className="import-words">
        {line.text === '' ? (
          line.problems.length === 0 && <p className="import-text is-none">{texts.withoutText}</p>
        ) : (
          <p className="import-text">{line.text}</p>
        )}
        <Facts line={line} />
        <Hints line={line} outcome={outcome} onEdit={onEdit} />
      </td>
    </tr>
  );
});

interface ImportTableProps {
  readonly state: ImportState;
  readonly isHidden: (line: ImportLine) => boolean;
  readonly onToggle: (key: string) => void;
  readonly onEdit: (place: Place) => void;
}

/** The found lines: a table, on phones a card each. */
export const ImportTable = ({ state, isHidden, onToggle, onEdit }: ImportTableProps) => {
  const { take, line: number, reviewer, stars, text } = texts.columnNames;
  return (
    <table className="import-table" aria-label={texts.tableLabel}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{take}</span>
          </th>
          <th scope="col">{number}</th>
          <th scope="col">{reviewer}</th>
          <th scope="col">{stars}</th>
          <th scope="col">{text}</th>
        </tr>
      </thead>
      <tbody>
        {state.shown.map(
          (line) =>
            !isHidden(line) && (
              <Row
                key={line.key}
                line={line}
                outcome={state.outcomes.get(line.key)}
                isChosen={state.chosen.has(line.key)}
                canSend={isSendable(state, line)}
                isSending={state.progress !== null}
                onToggle={onToggle}
                onEdit={onEdit}
              />
            ),
        )}
      </tbody>
    </table>
  );
};
