import { siteTexts as texts } from '../texts/site.ts';
import './not-started.css';

/**
 * Stands unseen in what the server renders, until the app cannot be started: without a network, or because a newer
 * release has replaced its scripts.
 */
export const NotStarted = ({ href }: { readonly href: string }) => (
  <p className="not-started" role="alert" data-not-started hidden>
    {texts.notStarted} <a href={href}>{texts.reload}</a>
  </p>
);
