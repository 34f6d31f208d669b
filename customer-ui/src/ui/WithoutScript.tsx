import { onlyOnServer } from '../texts/only-on-server.ts';

interface WithoutScriptProps {
  readonly says: 'landingWithoutScript' | 'dashboardWithoutScript';
  readonly className: string;
}

/** What a page says where scripts are off. React leaves it alone in browsers, so the words are in the server's build only. */
export const WithoutScript = ({ says, className }: WithoutScriptProps) => (
  <noscript>{import.meta.env.SSR && <p className={className}>{onlyOnServer[says]}</p>}</noscript>
);
