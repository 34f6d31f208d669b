import { isPlaceholder, LEGAL_PATHS } from '@sternklar/contracts/site';
import type { Site } from '../site.ts';
import { landingTexts as texts } from '../texts/landing.ts';
import './who-we-are.css';

/** Where questions to people lead. */
export const WHO_ID = 'wer';

/** Who the provider is; what it has not filled in yet is marked. */
export const WhoWeAre = ({ operator }: { readonly operator: Site['operator'] }) => (
  <section className="who wrap" id={WHO_ID} aria-labelledby="wer-titel">
    <h2 id="wer-titel">{texts.whoTitle}</h2>
    <div>
      <p>{texts.whoText(operator.name, operator.town)}</p>
      <dl>
        <div>
          <dt>{texts.whoRepresented}</dt>
          <dd>{operator.representative}</dd>
        </div>
        <div>
          <dt>{texts.whoContact}</dt>
          <dd>
            {isPlaceholder(operator.email) ? operator.email : <a href={`mailto:${operator.email}`}>{operator.email}</a>}
            {operator.phone !== null && (
              <>
                <br />
                <a href={`tel:${operator.phone.replaceAll(/[^+\d]/g, '')}`}>{operator.phone}</a>
              </>
            )}
          </dd>
        </div>
      </dl>
      <p className="who-more">
        <a href={LEGAL_PATHS['ueber-uns']}>{texts.whoMore}</a>
        <a href={LEGAL_PATHS.impressum}>{texts.whoImprint}</a>
      </p>
    </div>
  </section>
);
