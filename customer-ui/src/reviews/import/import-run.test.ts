import { REVIEW_IMPORT_MAX_PER_CALL, REVIEW_IMPORT_MAX_REVIEWS } from '@sternklar/contracts/constants';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import type { ImportedLine, ImportLine as SentLine } from '@sternklar/contracts/reviews/review-import.api';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import type { ImportLine } from './import-line.ts';
import { createImportRun, inCalls } from './import-run.ts';
import { hasHint, isSendable, laterOf, MOST_SHOWN, nextLines, tallyOf } from './import-state.ts';

const line = (number: number, facts: Partial<ImportLine> = {}): ImportLine => ({
  key: `key-${number}`,
  line: number,
  start: 0,
  end: 0,
  reviewer: `Gast ${number}`,
  stars: 1,
  starsWritten: '1',
  text: 'Kalt.',
  url: '',
  reason: null,
  problems: [],
  double: null,
  ...facts,
});
const lines = (count: number) => Array.from({ length: count }, (_, index) => line(index + 1));

const submitted = ({ key }: SentLine): ImportedLine => ({ key, outcome: 'submitted', review: {} as Review });
const noAnswer = () => new ApiError({ status: 0, detail: null, fieldErrors: {}, retryAfterSeconds: null });

const world = (of: readonly ImportLine[]) => {
  const send = vi.fn(async (sent: readonly SentLine[]): Promise<readonly ImportedLine[]> => sent.map(submitted));
  const onDone = vi.fn();
  const run = createImportRun({ lines: of, send, onDone });
  const outcomes = () => of.map(({ key }) => run.state().outcomes.get(key)?.is ?? null);
  return { run, send, onDone, outcomes, sentKeys: () => send.mock.calls.flat(2).map(({ key }) => key) };
};

describe('an import', () => {
  it('sends the lines that are fine, says nothing that is empty, and is done when all are handed in', async () => {
    const { run, send, onDone } = world([line(1), line(2, { text: '', url: 'a.example', reason: 'spam' })]);
    await run.submit(true);
    const fine = { reviewer_name: 'Gast 1', rating: 1, good_faith: true };
    expect(send.mock.calls).toEqual([
      [
        [
          { key: 'key-1', ...fine, review_text: 'Kalt.' },
          {
            key: 'key-2',
            ...fine,
            reviewer_name: 'Gast 2',
            review_text: '',
            without_text: true,
            review_url: 'a.example',
            reason: 'spam',
          },
        ],
      ],
    ]);
    expect(onDone.mock.calls).toEqual([[2]]);
  });

  it('leaves out lines with a fault, and doubles unless somebody takes them along', async () => {
    const all = [line(1), line(2, { problems: ['Falsch.'] }), line(3, { double: 'there' }), line(4, { double: 1 })];
    const { run, sentKeys } = world(all);
    expect(tallyOf(run.state())).toEqual({ ready: 1, faulty: 1, double: 2, submitted: 0 });
    run.toggle('key-4');
    run.toggle('key-2');
    await run.submit(false);
    expect(sentKeys()).toEqual(['key-1', 'key-4']);
    expect(all.map((each) => isSendable(run.state(), each))).toEqual([false, false, true, false]);
  });

  it('is not done, and tells nobody so, while a line has a fault', async () => {
    const { run, onDone } = world([line(1), line(2, { problems: ['Falsch.'] })]);
    await run.submit(false);
    expect(onDone).not.toHaveBeenCalled();
    expect(tallyOf(run.state())).toEqual({ ready: 0, faulty: 1, double: 0, submitted: 1 });
  });

  it('shows how far it has come, call by call', async () => {
    const { run, send } = world(lines(45));
    const seen: unknown[] = [];
    run.subscribe(() => seen.push(run.state().progress?.answered ?? null));
    await run.submit(false);
    expect(send.mock.calls.map(([sent]) => sent.length)).toEqual([20, 20, 5]);
    expect(seen).toEqual([0, 20, 40, 45, null]);
  });

  it('keeps what a failed call was to send, and sends only that again, under the same keys', async () => {
    const all = lines(45);
    const { run, send, outcomes, onDone } = world(all);
    send.mockImplementationOnce(async (sent) => sent.map(submitted)).mockRejectedValueOnce(noAnswer());
    await run.submit(false);
    expect(outcomes().filter((is) => is === 'submitted')).toHaveLength(20);
    expect(outcomes().slice(20)).toEqual(Array(25).fill('unsent'));
    expect(run.state()).toMatchObject({ isUnreachable: true, progress: null });
    expect(onDone).not.toHaveBeenCalled();

    send.mockClear();
    await run.submit(false);
    expect(send.mock.calls.flat(2).map(({ key }) => key)).toEqual(all.slice(20).map(({ key }) => key));
    expect(run.state().isUnreachable).toBe(false);
    expect(onDone.mock.calls).toEqual([[45]]);
  });

  it('shows next to a line why the server refused it, and does not send it again unchanged', async () => {
    const all = [line(1), line(2)];
    const { run, send, sentKeys } = world(all);
    const errors = [{ field: 'review_text', message: 'Der Text ist zu lang.' }];
    send.mockResolvedValueOnce([
      { key: 'key-1', outcome: 'refused', errors },
      { key: 'key-2', outcome: 'submitted', review: {} as Review },
    ]);
    await run.submit(false);
    expect(run.state().outcomes.get('key-1')).toEqual({ is: 'refused', problems: ['Der Text ist zu lang.'] });
    expect(all.map((each) => hasHint(run.state(), each))).toEqual([true, false]);
    await run.submit(false);
    expect(sentKeys()).toEqual(['key-1', 'key-2']);
  });

  it('sends once, however often somebody presses', async () => {
    const { run, send, onDone } = world(lines(2));
    await Promise.all([run.submit(false), run.submit(false)]);
    expect(send).toHaveBeenCalledTimes(1);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('makes no further call once the window is closed', async () => {
    const { run, send } = world(lines(45));
    send.mockImplementationOnce(async (sent) => {
      run.stop();
      return sent.map(submitted);
    });
    await run.submit(false);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('takes no more than fit into one go, and the others after them', async () => {
    const { run, sentKeys, onDone } = world(lines(REVIEW_IMPORT_MAX_REVIEWS + 3));
    await run.submit(false);
    expect(sentKeys()).toHaveLength(REVIEW_IMPORT_MAX_REVIEWS);
    expect(nextLines(run.state())).toHaveLength(3);
    expect(onDone).not.toHaveBeenCalled();
    await run.submit(false);
    expect(onDone.mock.calls).toEqual([[REVIEW_IMPORT_MAX_REVIEWS + 3]]);
  });

  it('of more lines than are shown at once goes on with the rest, and is done when all are handed in', async () => {
    const { run, onDone } = world(lines(MOST_SHOWN + 203));
    const numbers = () => run.state().shown.map(({ line: number }) => number);
    expect([numbers().at(0), numbers().at(-1), laterOf(run.state())]).toEqual([1, MOST_SHOWN, 203]);
    const sent: number[] = [];
    while (onDone.mock.calls.length === 0) {
      const seen = new Set(run.state().shown);
      const next = nextLines(run.state());
      expect(next.every((each) => seen.has(each))).toBe(true);
      sent.push(next.length);
      await run.submit(false);
    }
    expect(sent).toEqual([200, 200, 200, 200, 200, 200, 3]);
    expect(onDone.mock.calls).toEqual([[MOST_SHOWN + 203]]);
  });

  it('keeps what has a fault in sight, and makes room where something was handed in or is there already', async () => {
    const all = [line(1, { problems: ['Falsch.'] }), ...lines(MOST_SHOWN + 100).slice(1)].map((each) =>
      each.line > 1 && each.line <= 41 ? { ...each, double: 'there' as const } : each,
    );
    const { run, onDone } = world(all);
    const isShown = (number: number) => run.state().shown.some(({ line: each }) => each === number);
    expect([isShown(1), isShown(2), isShown(42), laterOf(run.state())]).toEqual([true, false, true, 100]);
    for (let go = 0; go < 6; go++) await run.submit(false);
    expect([isShown(1), tallyOf(run.state()).submitted, tallyOf(run.state()).ready]).toEqual([true, 1_059, 0]);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('does not hide a bug as a lost connection', async () => {
    const { run, send } = world(lines(1));
    send.mockRejectedValueOnce(new TypeError('a bug'));
    await expect(run.submit(false)).rejects.toThrow('a bug');
    expect(run.state()).toMatchObject({ progress: null, isUnreachable: false });
  });
});

describe('the calls of an import', () => {
  it('stay below what the server takes in one', () => {
    const long = (number: number): SentLine => ({
      key: `key-${number}`,
      reviewer_name: 'x',
      rating: 1,
      review_text: 'ü'.repeat(10_000),
    });
    const calls = inCalls(Array.from({ length: 30 }, (_, index) => long(index)));
    const bytes = calls.map((call) => new TextEncoder().encode(JSON.stringify(call)).length);
    expect(Math.max(...bytes)).toBeLessThan(256 * 1_024);
    expect(Math.max(...calls.map((call) => call.length))).toBeLessThanOrEqual(REVIEW_IMPORT_MAX_PER_CALL);
    expect(calls.flat().map(({ key }) => key)).toEqual(Array.from({ length: 30 }, (_, index) => `key-${index}`));
  });
});
