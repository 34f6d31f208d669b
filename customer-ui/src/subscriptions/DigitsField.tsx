import type { ComponentProps, FormEvent } from 'react';
import { TextField } from '../ui/Field.tsx';
import { type DigitShape, inGroups } from './digit-groups.ts';

interface DigitsFieldProps extends ComponentProps<typeof TextField> {
  readonly shape: DigitShape;
}

/**
 * An input for digits in groups. What is typed stays in the input itself: in no state, in no attribute, in no store of
 * the browser.
 */
export const DigitsField = ({ shape, ...field }: DigitsFieldProps) => {
  const group = ({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>) => {
    const forwards = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';
    const typed = { value: input.value, caret: input.selectionStart ?? input.value.length };
    const next = inGroups(typed, shape, forwards);
    if (next.value !== typed.value) input.value = next.value;
    input.setSelectionRange(next.caret, next.caret);
  };
  return <TextField {...field} required inputMode="numeric" autoComplete="off" spellCheck={false} onInput={group} />;
};
