import { createHash } from 'node:crypto';
import { basename, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

interface BundleOptions {
  /** Names that are replaced. */
  readonly define?: Readonly<Record<string, string>>;
  readonly target?: readonly string[];
  /** A classic script, or a module that keeps its exports. */
  readonly format?: 'iife' | 'es';
}

/** Bundles a module with everything it imports into one script. */
export const bundleScript = async (entry: string, options: BundleOptions = {}): Promise<string> => {
  const { define = {}, target, format = 'iife' } = options;
  const result = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { ...define },
    build: {
      ...(target && { target: [...target] }),
      write: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'exports-only', output: { format } },
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
