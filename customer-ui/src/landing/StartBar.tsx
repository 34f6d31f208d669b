import { landingTexts as texts } from '../texts/landing.ts';
import { WayIn } from './WayIn.tsx';
import './start-bar.css';

/** The way in, in reach while somebody reads on below the first screen. */
export const StartBar = ({ onStart }: { readonly onStart: () => void }) => (
  <div className="start-bar">
    <div className="wrap">
      <span>{texts.barPrice}</span>
      <WayIn to="register" look="star" onClick={onStart}>
        {texts.start}
      </WayIn>
    </div>
  </div>
);
