import { describe, expect, it } from 'vitest';
import { jsonText, type Member } from './json-document.ts';

async function* batches(...rows: readonly (readonly unknown[])[]) {
  yield* rows;
}
const textOf = async (members: Readonly<Record<string, Member>>) => {
  let text = '';
  for await (const piece of jsonText(members)) text += piece;
  return text;
};

describe('a JSON object that is written piece by piece', () => {
  it('reads as the whole one', async () => {
    const text = await textOf({
      at: { value: '2026-03-02T09:00:00.000Z' },
      rows: { rows: batches([{ id: 1 }, { id: 2 }], [], [{ id: 3 }]) },
      'the "last"': { value: null },
    });
    expect(JSON.parse(text)).toEqual({
      at: '2026-03-02T09:00:00.000Z',
      rows: [{ id: 1 }, { id: 2 }, { id: 3 }],
      'the "last"': null,
    });
  });

  it('may hold empty arrays, and nothing at all', async () => {
    expect(await textOf({ rows: { rows: batches() }, others: { rows: batches([], []) } })).toBe(
      '{"rows":[],"others":[]}',
    );
    expect(await textOf({})).toBe('{}');
  });

  it('asks for no batch before it is needed, and for none any more when nobody reads on', async () => {
    const asked: number[] = [];
    let over = false;
    const counted = async function* () {
      try {
        for (let batch = 1; ; batch += 1) {
          asked.push(batch);
          yield [batch];
        }
      } finally {
        over = true;
      }
    };
    const text = jsonText({ rows: { rows: counted() } });
    await text.next();
    expect(asked).toEqual([]);
    await text.next();
    expect(asked).toEqual([1]);
    await text.return(undefined);
    expect([asked, over]).toEqual([[1], true]);
  });
});
