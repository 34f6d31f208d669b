import { Icon } from '../ui/icons.tsx';

export const SpeechIcon = () => (
  <Icon>
    <path d="M20 11.5c0 4-3.6 7-8 7-1 0-2-.2-2.9-.5L4 20l1.3-3.9C4.5 14.8 4 13.2 4 11.5c0-4 3.6-7 8-7s8 3 8 7z" />
  </Icon>
);
export const SendIcon = () => (
  <Icon>
    <path d="M5 12h14M13 6l6 6-6 6" />
  </Icon>
);
