import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './standalone-script.ts';

/** Puts a script into the head of the client's page itself: it runs before there is anything to press. The server's policy names its hash. */
export const inlineScript = (entry: string): Plugin => {
  let file = '';
  return {
    name: 'inline-script',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ root }) {
      file = resolve(root, entry);
    },
    transformIndexHtml: {
      order: 'post',
      async handler() {
        const code = (await bundleScript(file)).trim();
        if (code.includes('</script')) throw new Error(`${entry} would end its own element.`);
        return [{ tag: 'script', children: code, injectTo: 'head-prepend' }];
      },
    },
  };
};
