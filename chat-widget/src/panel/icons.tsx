/** @jsxImportSource @sternklar/chat-widget/jsx */
import { MARK_PATH, MARK_VIEW_BOX } from '@sternklar/contracts/brand/mark';

/** A line icon as one path; always decoration inside a labelled control. */
export const Icon = ({ path }: { readonly path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
export const CROSS = 'M6 6l12 12M18 6L6 18';
export const ARROW = 'M5 12h14M13 6l6 6-6 6';

export const Mark = () => (
  <svg class="mark" viewBox={MARK_VIEW_BOX} aria-hidden="true">
    <path d={MARK_PATH} />
  </svg>
);
