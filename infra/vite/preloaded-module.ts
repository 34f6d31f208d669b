import { resolve } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputChunk =>
  file.type === 'chunk';

/** Has the page fetch a module that its script imports later, with everything that module needs at once. */
export const preloadedModule = (entry: string): Plugin => {
  let base = '/';
  let facade = '';
  return {
    name: 'preloaded-module',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      base = config.base;
      facade = resolve(config.root, entry);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = new Map(
          Object.values(bundle)
            .filter(isChunk)
            .map((chunk) => [chunk.fileName, chunk]),
        );
        const found = new Set<string>();
        const add = (name: string) => {
          if (found.has(name)) return;
          found.add(name);
          for (const needed of chunks.get(name)?.imports ?? []) add(needed);
        };
        for (const { fileName, facadeModuleId } of chunks.values()) if (facadeModuleId === facade) add(fileName);
        if (found.size === 0) throw new Error(`${entry} is in no chunk of its own.`);
        return [...found]
          .filter((name) => !html.includes(name))
          .map(
            (name): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: base + name },
              injectTo: 'head',
            }),
          );
      },
    },
  };
};
