/**
 * The server in a few files instead of 1,900: `node infra/docker/bundle-server.ts <folder>` writes them, each with its source map, into a
 * folder beside those of the sources, which have to stay: what a source reads beside itself it still finds there.
 */
import { dirname, join, relative, resolve } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

const root = resolve(import.meta.dirname, '../..');
/** Packages that stay as they are: those that few starts load. OpenTelemetry's interface is not among them: two of it have one global state. */
const STAYS =
  /^(@aws-sdk|@eventstore|@grpc|@opentelemetry\/(?!api(\/|$))|@simplewebauthn|fontkit|kafkajs|pdfkit|sharp)(\/|$)/;
const PLACE = /\bimport\.meta\.(\w+)|\b__(filename|dirname)\b/g;

/** What a module asks where it lies, as a bundle in `folder` says it at run time. */
const placeIn = (folder: string, id: string): Readonly<Record<string, string>> => {
  const url = (path: string) => `new URL(${JSON.stringify(relative(folder, path))}, import.meta.url)`;
  const path = (of: string) => `decodeURIComponent(${url(of)}.pathname)`;
  return { url: `${url(id)}.href`, dirname: path(dirname(id)), filename: path(id) };
};

/** Modules look for files where they themselves lie, and go on doing so. Throws for what a bundle cannot say. */
const placesOfModules = (folder: string): Plugin => ({
  name: 'places-of-modules',
  transform: {
    order: 'pre',
    handler(code, id) {
      const places = placeIn(folder, id);
      const moved = code.replace(PLACE, (asked: string, name: string | undefined, old: string | undefined) => {
        const place = places[name ?? old ?? ''];
        if (place === undefined) throw new Error(`${relative(root, id)} asks for ${asked}, which a bundle cannot say.`);
        return place;
      });
      // Lines stay what they were.
      return moved === code ? null : { code: moved, map: null };
    },
  },
});

const HTTP = /^(node:)?http$/;
const HTTP_AS_IT_IS = '\0http';

/** What imports `node:http` makes Node ask for all that it exports, also for what a browser has, which loads a client that nobody uses. */
const httpAsItIs: Plugin = {
  name: 'http-as-it-is',
  resolveId: (id) => (HTTP.test(id) ? HTTP_AS_IT_IS : null),
  load: (id) => (id === HTTP_AS_IT_IS ? "module.exports = process.getBuiltinModule('node:http');" : null),
};

/** Node keeps a text in half the memory when none of its letters is beyond Latin-1. Done last: what is written before is printed anew. */
const inLatin1: Plugin = {
  name: 'in-latin-1',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk') continue;
      file.code = file.code.replace(
        /[^\0-\xff]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    }
  },
};

/** Writes a bundle of sources, by their paths in the project, into a folder; rejects with what could not be bundled. */
export const bundleInto = async (folder: string, sources: readonly string[]): Promise<void> => {
  const bundle = await rolldown({
    input: sources.map((file) => join(root, file)),
    platform: 'node',
    external: (id) => STAYS.test(id),
    plugins: [httpAsItIs, placesOfModules(folder), inLatin1],
  });
  await bundle.write({
    dir: folder,
    cleanDir: true,
    sourcemap: true,
    sourcemapExcludeSources: true,
    comments: { legal: true, annotation: false, jsdoc: false },
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle.close();
};

/** Writes the server's bundle into a folder, `main.js` being what starts it; rejects with what could not be bundled. */
export const bundleServer = (folder: string): Promise<void> =>
  bundleInto(folder, ['backend/src/main.ts', 'backend/src/composition.ts']);

if (import.meta.main) {
  const [folder = ''] = process.argv.slice(2);
  if (folder === '') throw new Error('Usage: node infra/docker/bundle-server.ts <folder>');
  await bundleServer(resolve(folder));
}
