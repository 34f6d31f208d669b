import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { connectInspector, INSPECTED, type Inspector } from '../common/inspector.ts';
import { judge, type Sample } from './judge.ts';
import { probeProcess } from './probe.ts';

let child: ChildProcess | undefined;
let inspector: Inspector | undefined;
afterEach(() => {
  inspector?.close();
  child?.kill('SIGKILL');
});

/** Samples of a program that does something before each of them, as the soak takes them of the product. */
const watch = async (round: string): Promise<readonly Sample[]> => {
  const program = `globalThis.kept = []; globalThis.round = () => { ${round} }; console.log('ready'); setInterval(() => {}, 1e6)`;
  child = spawn(process.execPath, [INSPECTED, '-e', program]);
  const output = await said(child);
  inspector = await connectInspector(output);
  const samples: Sample[] = [];
  for (let count = 0; count < 8; count += 1) {
    await inspector.evaluate('globalThis.round()');
    const sample = await probeProcess({ inspector, pid: child.pid ?? 0 });
    samples.push({ ...sample, connections: 0, streams: 0 });
  }
  return samples;
};

const said = ({ stdout, stderr }: ChildProcess) =>
  new Promise<string>((whole) => {
    let output = '';
    const collect = (text: Buffer) => {
      output += text;
      if (output.includes('ready') && output.includes('listening on')) whole(output);
    };
    stdout?.on('data', collect);
    stderr?.on('data', collect);
  });

const growing = async (round: string) =>
  judge(await watch(round))
    .filter(({ flat }) => !flat)
    .map(({ measure }) => measure);

describe('the soak, looking at a program that', () => {
  it('leaks nothing, finds nothing', async () => {
    const work = `let sum = 0; for (const text of Array(1e4).fill('x')) sum += (text + Math.random()).length;
      const signal = new AbortController().signal; signal.addEventListener('abort', () => {}); return sum`;
    expect(await growing(work)).toEqual([]);
  });

  it('keeps objects, sees the heap grow', async () => {
    expect(await growing(`kept.push(Array.from({ length: 2e4 }, (_, i) => ({ i, text: 'kept ' + i })))`)).toEqual([
      'heap',
    ]);
  });

  it('keeps buffers, sees memory grow outside the heap', async () => {
    expect(await growing('kept.push(Buffer.alloc(1e6))')).toEqual(['external']);
  });

  it('adds listeners, sees them', async () => {
    expect(await growing(`for (let i = 0; i < 5; i++) process.on('beforeExit', () => i)`)).toEqual([
      'listeners',
      'mostListeners',
    ]);
  });

  it('keeps abort signals, sees them', async () => {
    expect(await growing('for (let i = 0; i < 5; i++) kept.push(new AbortController().signal)')).toEqual(['signals']);
  });

  it('starts timers and never clears them, sees them', async () => {
    expect(await growing('for (let i = 0; i < 3; i++) setTimeout(() => {}, 1e6)')).toEqual(['timers']);
  });

  it('opens files and never closes them, sees them', async () => {
    const files = `const fs = process.getBuiltinModule('node:fs'); kept.push(fs.openSync('/dev/null'), fs.openSync('/dev/null'))`;
    if (process.platform === 'linux') expect(await growing(files)).toEqual(['files']);
  });
});
