import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { askAtTerminal } from './terminal.ts';

const answered = async (typed: string) => {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = new PassThrough();
  input.end(typed);
  const answer = await askAtTerminal('Sicher?', input, output);
  return { answer, shown: String(output.read()) };
};

it('only a clear yes at the terminal counts as one', async () => {
  expect(await answered('ja\n')).toEqual({ answer: true, shown: 'Sicher? (ja/nein): ' });
  expect((await answered('J\n')).answer).toBe(true);
  for (const typed of ['nein\n', '\n', 'jawohl\n', '']) expect((await answered(typed)).answer, typed).toBe(false);
});

it('where nobody can answer, nobody is asked', async () => {
  const output = new PassThrough();
  expect(await askAtTerminal('Sicher?', new PassThrough(), output)).toBeNull();
  expect(output.read()).toBeNull();
});
