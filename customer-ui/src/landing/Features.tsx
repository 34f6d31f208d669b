import { landingTexts as texts } from '../texts/landing.ts';
import { featureIcons } from './feature-icons.tsx';
import './sections.css';

export const Features = () => (
  <section className="features wrap" aria-labelledby="leistungen-titel">
    <h2 id="leistungen-titel">{texts.featuresTitle}</h2>
    <ul>
      {texts.features.map(({ icon, title, text }) => {
        const Picture = featureIcons[icon];
        return (
          <li key={title}>
            <Picture />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        );
      })}
    </ul>
  </section>
);
