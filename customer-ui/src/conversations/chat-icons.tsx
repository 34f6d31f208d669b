import type { ReactNode } from 'react';

/** Decoration inside labelled buttons, in the weight of the other icons. */
const Drawn = ({ children }: { readonly children: ReactNode }) => (
  <svg
    className="icon"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);

export const SpeechIcon = () => (
  <Drawn>
    <path d="M20 11.5c0 4-3.6 7-8 7-1 0-2-.2-2.9-.5L4 20l1.3-3.9C4.5 14.8 4 13.2 4 11.5c0-4 3.6-7 8-7s8 3 8 7z" />
  </Drawn>
);
export const SendIcon = () => (
  <Drawn>
    <path d="M5 12h14M13 6l6 6-6 6" />
  </Drawn>
);
