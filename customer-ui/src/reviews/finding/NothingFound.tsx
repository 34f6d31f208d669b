import type { MouseEventHandler } from 'react';
import { findingTexts as texts } from '../../texts/finding.ts';
import { Button } from '../../ui/Button.tsx';
import './nothing-found.css';

/** No review is left by the filters: what can be done about it. */
export const NothingFound = ({ onReset }: { readonly onReset: MouseEventHandler<HTMLButtonElement> }) => (
  <div className="nothing-found" data-state="nothing-found">
    <h2>{texts.nothingTitle}</h2>
    <p>{texts.nothingText}</p>
    <Button onClick={onReset}>{texts.reset}</Button>
  </div>
);
