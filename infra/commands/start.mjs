// `npm start`: builds what changed, then runs the product in this process. Plain JavaScript that an old Node can read,
// so that it can say what is missing.
import { fileURLToPath } from 'node:url';

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `Sternklar braucht Node 24 oder neuer, hier läuft ${process.version}. Bitte „npm ci“ ohne --omit=optional ausführen (bringt Node 24 mit) oder Node 24 installieren.`,
  );
  process.exit(1);
}

// Until the product handles signals itself there is nothing to save; builders end with this process.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(0);
  });
}

// The shell between npm and this process passes no signal on: whoever ends npm means the product.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

// Halves what loading the sources costs at the second start; where the folder is read-only, nothing changes.
const { enableCompileCache } = await import('node:module');
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/sternklar/', import.meta.url)));

const { buildUis } = await import('./build-uis.ts');
await buildUis().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
await import('../../backend/src/main.ts');
