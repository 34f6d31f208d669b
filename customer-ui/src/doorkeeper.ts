/**
 * Runs before anything of the page is shown: customers who open the landing page, and visitors who open the dashboard,
 * go where they belong without seeing the other page for a moment. Bundled to a script of its own that the page waits for.
 */
import { destinationOf } from './routing/screen.ts';
import { storedToken } from './session/stored-token.ts';
import { createWayOn, placeOf } from './session/way-on.ts';

const isVisitor = storedToken(() => window.localStorage) === null;
const { redirectTo } = destinationOf(window.location.pathname, !isVisitor);
if (redirectTo !== null) {
  document.documentElement.hidden = true;
  // A link in a mail, mostly: it leads on once they have signed in.
  if (isVisitor) createWayOn(() => window.sessionStorage).keep(placeOf(window.location));
  window.location.replace(redirectTo);
}
