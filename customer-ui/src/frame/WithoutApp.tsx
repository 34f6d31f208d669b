import { onlyOnServer } from '../texts/only-on-server.ts';
import { siteTexts as texts } from '../texts/site.ts';
import './frame.css';

/**
 * Stands unseen in what the server renders, until the app cannot be started: without a network, or because a newer
 * release has replaced its scripts.
 */
export const NotStarted = ({ href }: { readonly href: string }) => (
  <p className="not-started" role="alert" data-not-started hidden>
    {texts.notStarted} <a href={href}>{texts.reload}</a>
  </p>
);

interface WithoutScriptProps {
  readonly says: 'landingWithoutScript' | 'dashboardWithoutScript';
  readonly className: string;
}

/** What a page says where scripts are off. React leaves it alone in browsers, so the words are in the server's build only. */
export const WithoutScript = ({ says, className }: WithoutScriptProps) => (
  <noscript>{import.meta.env.SSR && <p className={className}>{onlyOnServer[says]}</p>}</noscript>
);
