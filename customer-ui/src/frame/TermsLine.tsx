import { LEGAL_PATHS } from '@sternklar/contracts/site';
import { siteTexts } from '../texts/site.ts';

const Beside = ({ to, name }: { readonly to: string; readonly name: string }) => (
  <a href={to} target="_blank" rel="noopener">
    {name}
    <span className="visually-hidden"> ({siteTexts.newTab})</span>
  </a>
);

/** What somebody agrees to, and what becomes of the data; read beside, so that nothing typed is lost. */
export const TermsLine = () => (
  <>
    {siteTexts.termsBefore}
    <Beside to={LEGAL_PATHS.agb} name={siteTexts.terms} />
    {siteTexts.termsBetween}
    <Beside to={LEGAL_PATHS.datenschutz} name={siteTexts.privacy} />
    {siteTexts.termsAfter}
  </>
);
