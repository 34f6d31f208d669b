import { createHash } from 'node:crypto';
import { basename, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** Bundles a module with everything it imports into one classic script; `define` replaces names in it. */
export const bundleScript = async (
  entry: string,
  define: Readonly<Record<string, string>> = {},
  target?: readonly string[],
): Promise<string> => {
  const result = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { ...define },
    build: {
      ...(target && { target: [...target] }),
      write: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const [script] = result.output;
  return script.code;
};

/** Puts a script of its own into the head of the client's page, before everything else: it runs before anything is shown. */
export const standaloneScript = (entry: string): Plugin => {
  let fileName = '';
  return {
    name: 'standalone-script',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const source = await bundleScript(resolve(this.environment.config.root, entry));
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      fileName = `assets/${basename(entry, '.ts')}-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'head-prepend' }],
    },
  };
};
