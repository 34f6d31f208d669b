import { landingTexts as texts } from '../texts/landing.ts';
import { Button } from '../ui/Button.tsx';
import './closing.css';

/** The way in once more, at the end of the page. */
export const Closing = ({ onStart }: { readonly onStart: () => void }) => (
  <div className="closing">
    <h2>{texts.closingTitle}</h2>
    <p>{texts.closingText}</p>
    <Button look="star" large onClick={onStart}>
      {texts.start}
    </Button>
  </div>
);
