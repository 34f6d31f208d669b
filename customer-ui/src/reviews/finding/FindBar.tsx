import type { Business } from '@sternklar/contracts/businesses/business.api';
import { RATING_MAX, RATING_MIN } from '@sternklar/contracts/constants';
import { type MouseEventHandler, type ReactNode, type RefObject, useId, useState } from 'react';
import { findingTexts as texts } from '../../texts/finding.ts';
import { Button, TextButton } from '../../ui/Button.tsx';
import { ChevronIcon, SlidersIcon } from '../../ui/icons.tsx';
import { STAR_WIDTH, starsPath } from '../../ui/stars.ts';
import { type Finding, foldedChoices, isNarrowed, SORTS, toggledStars } from './finding.ts';
import { SearchField } from './SearchField.tsx';
import type { Find } from './use-finding.ts';
import './find-bar.css';

const RATINGS = Array.from({ length: RATING_MAX - RATING_MIN + 1 }, (_, index) => RATING_MIN + index);

interface StarsFilterProps {
  readonly value: readonly number[];
  readonly onChange: (stars: readonly number[]) => void;
}

/** One rating or several; none chosen means all. */
const StarsFilter = ({ value, onChange }: StarsFilterProps) => (
  <fieldset className="find-choice">
    <legend>{texts.stars}</legend>
    <div className="stars-filter">
      {RATINGS.map((rating) => (
        <label key={rating}>
          <input
            type="checkbox"
            checked={value.includes(rating)}
            aria-label={texts.rating(rating)}
            onChange={() => onChange(toggledStars(value, rating))}
          />
          <span aria-hidden="true">{rating}</span>
          <svg viewBox={`0 0 ${STAR_WIDTH} ${STAR_WIDTH}`} aria-hidden="true" focusable="false">
            <path d={starsPath(0, 1)} />
          </svg>
        </label>
      ))}
    </div>
  </fieldset>
);

interface FindBarProps {
  readonly finding: Finding;
  readonly onFind: Find;
  readonly onReset: MouseEventHandler<HTMLButtonElement>;
  readonly searchField: RefObject<HTMLInputElement | null>;
  readonly businesses: readonly Business[];
  /** What the choices have found, in words. */
  readonly found: string;
  /** What can be done with what was found. */
  readonly children?: ReactNode;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

const Choice = ({ label, value, onChange, children }: ChoiceProps) => {
  const id = useId();
  return (
    <div className="find-choice">
      <label htmlFor={id}>{label}</label>
      <div className="find-select">
        <select id={id} className="control" value={value} onChange={({ target }) => onChange(target.value)}>
          {children}
        </select>
        <ChevronIcon />
      </div>
    </div>
  );
};

/** Search, filters and order; on a phone all but the search fold away. The status is chosen among the figures above. */
export const FindBar = (props: FindBarProps) => {
  const { finding, onFind, businesses, found, children } = props;
  const [open, setOpen] = useState(false);
  const moreId = useId();
  const folded = foldedChoices(finding);
  const narrowed = isNarrowed(finding);
  return (
    <search className="find" aria-label={texts.label}>
      <SearchField value={finding.text} onChange={(text) => onFind({ text })} input={props.searchField} />
      <Button className="find-toggle" aria-expanded={open} aria-controls={moreId} onClick={() => setOpen(!open)}>
        <SlidersIcon />
        {texts.filters}
        {folded > 0 && (
          <>
            <span className="find-folded" aria-hidden="true">
              {folded}
            </span>
            <span className="visually-hidden">{texts.filtersChosen(folded)}</span>
          </>
        )}
      </Button>
      <div id={moreId} className={`find-more ${open ? 'is-open' : ''}`}>
        <StarsFilter value={finding.stars} onChange={(stars) => onFind({ stars })} />
        {businesses.length > 1 && (
          <Choice
            label={texts.business}
            value={finding.business ?? ''}
            onChange={(id) => onFind({ business: id === '' ? null : id })}
          >
            <option value="">{texts.allBusinesses}</option>
            {businesses.map(({ id, business_name }) => (
              <option key={id} value={id}>
                {business_name}
              </option>
            ))}
          </Choice>
        )}
        <Choice
          label={texts.sort}
          value={finding.sort}
          onChange={(value) => onFind({ sort: SORTS.find((sort) => sort === value) ?? finding.sort })}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {texts.sorts[sort]}
            </option>
          ))}
        </Choice>
      </div>
      <div className="find-result">
        <p className={narrowed ? '' : 'visually-hidden'} role="status">
          {found}
        </p>
        {narrowed && <TextButton onClick={props.onReset}>{texts.reset}</TextButton>}
        {children}
      </div>
    </search>
  );
};
