/**
 * Runs before anything of the page is shown: customers who open the landing page, and visitors who open the dashboard,
 * go where they belong without seeing the other page for a moment. Bundled to a script of its own that the page waits for.
 */
import { destinationOf } from './routing/screen.ts';
import { storedToken } from './session/stored-token.ts';

const { pathname, search } = window.location;
const { redirectTo } = destinationOf(pathname, storedToken(() => window.localStorage) !== null, search);
if (redirectTo !== null) {
  document.documentElement.hidden = true;
  window.location.replace(redirectTo);
}
