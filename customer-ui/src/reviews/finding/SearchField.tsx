import { type RefObject, useId } from 'react';
import { findingTexts as texts } from '../../texts/finding.ts';
import { CrossIcon, SearchIcon } from '../../ui/icons.tsx';
import '../../ui/field.css';
import { SEARCH_MAX_LENGTH } from './finding-url.ts';

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** Words to look for; shows what it finds while they are typed. */
export const SearchField = ({ value, onChange, input }: SearchFieldProps) => {
  const id = useId();
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className="find-search">
      <label className="visually-hidden" htmlFor={id}>
        {texts.search}
      </label>
      <SearchIcon />
      <input
        ref={input}
        id={id}
        className="control"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={SEARCH_MAX_LENGTH}
        placeholder={texts.searchPlaceholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {value !== '' && (
        <button type="button" className="find-clear" aria-label={texts.clear} onClick={clear}>
          <CrossIcon />
        </button>
      )}
    </div>
  );
};
