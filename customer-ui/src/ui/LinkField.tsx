import { isWebLink } from '@sternklar/contracts/web-link';
import type { ComponentProps } from 'react';
import { TextField } from './Field.tsx';

const WRONG = 'Bitte geben Sie einen gültigen Link an, der mit http:// oder https:// beginnt.';

const judge = (input: HTMLInputElement) => {
  const { value } = input;
  input.setCustomValidity(value.trim() === '' || isWebLink(value) ? '' : WRONG);
};

/** For the address of a page. One that is none is said beside the field before anything is sent. */
export const LinkField = (props: ComponentProps<typeof TextField>) => (
  <TextField
    {...props}
    ref={(input) => {
      if (input !== null) judge(input);
    }}
    onInput={({ currentTarget }) => judge(currentTarget)}
    inputMode="url"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
  />
);
