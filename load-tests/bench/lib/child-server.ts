import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface ChildServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Runs a server in a process of its own, as the product is; its first line of output is its address. */
export const startChildServer = async (file: URL, args: readonly string[]): Promise<ChildServer> => {
  const child = spawn(process.execPath, [fileURLToPath(file), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const url = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line').then(([line]) => String(line)),
    exited.then(([code]) => Promise.reject(new Error(`${file.pathname} ended with code ${code}.`))),
  ]);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
};
