/** Run while the image is built: afterwards what a start of the product loads lies compiled in `NODE_COMPILE_CACHE`. */
import { flushCompileCache, getCompileCacheDir } from 'node:module';

if (!getCompileCacheDir()) throw new Error('NODE_COMPILE_CACHE names no folder that can be written.');
for (const file of [
  'composition.ts',
  'platform/log/open-database.ts',
  'platform/http/listen.ts',
  'platform/settings/master-keys.ts',
])
  await import(new URL(`../../backend/src/${file}`, import.meta.url).href);
flushCompileCache();
// What was loaded is of no use here, whatever it has opened.
process.exit(0);
