/** Run while the image is built: afterwards what a start of the product loads lies compiled in `NODE_COMPILE_CACHE`. */
import { flushCompileCache, getCompileCacheDir } from 'node:module';

if (!getCompileCacheDir()) throw new Error('NODE_COMPILE_CACHE names no folder that can be written.');
const at = (file) => new URL(`../../${file}`, import.meta.url).href;
await import(at('backend/dist/server/composition.js'));
await import(at('customer-ui/dist/server/entry-server.js'));
// What renders the back office is compiled by being loaded, too, though it ends here: it runs in threads alone.
await import(at('admin-ui/dist/server/entry-server.js'));
await import(at('backend/src/platform/http/pages/back-office/render-worker.ts')).catch(() => undefined);
flushCompileCache();
// What was loaded is of no use here, whatever it has opened.
process.exit(0);
