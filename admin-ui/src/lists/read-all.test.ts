import { describe, expect, it } from 'vitest';
import { readAll, readThese } from './read-all.ts';

const rows = (from: number, count: number) => Array.from({ length: count }, (_, index) => ({ id: `r${from + index}` }));

/** A list of so many rows, and the pages that were asked for. */
const listOf = (count: number) => {
  const all = rows(1, count);
  const asked: number[] = [];
  const getPage = async (page: number, perPage: number) => {
    asked.push(page);
    return { data: all.slice((page - 1) * perPage, page * perPage), total: all.length };
  };
  return { all, asked, getPage };
};

describe('reading a whole list', () => {
  it('asks for one page after the other until it has all', async () => {
    const { all, asked, getPage } = listOf(25);
    const progress: string[] = [];
    const onProgress = (read: number, total: number) => void progress.push(`${read}/${total}`);
    expect(await readAll({ getPage, perPage: 10, most: 1_000, onProgress })).toEqual({ rows: all, total: 25 });
    expect(asked).toEqual([1, 2, 3]);
    expect(progress).toEqual(['10/25', '20/25', '25/25']);
  });

  it('asks once for a list that ends with its page, and for an empty one', async () => {
    const full = listOf(10);
    await readAll({ ...full, perPage: 10, most: 1_000 });
    expect(full.asked).toEqual([1]);
    const empty = listOf(0);
    expect(await readAll({ ...empty, perPage: 10, most: 1_000 })).toEqual({ rows: [], total: 0 });
    expect(empty.asked).toEqual([1]);
  });

  it('stops at the bound and tells the total', async () => {
    const { asked, getPage } = listOf(100);
    const read = await readAll({ getPage, perPage: 10, most: 25 });
    expect([read.rows.length, read.total]).toEqual([25, 100]);
    expect(asked).toEqual([1, 2, 3]);
  });

  it('takes a row once that slipped onto the next page', async () => {
    const pages = [rows(1, 2), rows(2, 2), rows(4, 1)];
    const getPage = async (page: number) => ({ data: pages[page - 1] ?? [], total: 5 });
    const { rows: read } = await readAll({ getPage, perPage: 2, most: 9 });
    expect(read.map(({ id }) => id)).toEqual(['r1', 'r2', 'r3', 'r4']);
  });

  it('ends when a list got shorter meanwhile', async () => {
    const getPage = async (page: number) => ({ data: page === 1 ? rows(1, 2) : [], total: 9 });
    expect((await readAll({ getPage, perPage: 2, most: 9 })).rows).toHaveLength(2);
  });

  it('fails when a page fails, or nothing says how many rows there are', async () => {
    const getPage = () => Promise.reject(new Error('no network'));
    await expect(readAll({ getPage, perPage: 2, most: 9 })).rejects.toThrow('no network');
    await expect(readAll({ getPage: async () => ({ data: [] }), perPage: 2, most: 9 })).rejects.toThrow('how many');
  });
});

describe('reading some rows', () => {
  it('asks for just these, a hundred at a time, and leaves out what is gone', async () => {
    const ids = rows(1, 130).map(({ id }) => id);
    const asked: number[] = [];
    const read = await readThese(ids, async (some) => {
      asked.push(some.length);
      return { data: some.filter((id) => id !== 'r7').map((id) => ({ id })) };
    });
    expect(asked).toEqual([100, 30]);
    expect(read.map(({ id }) => id)).toEqual(ids.filter((id) => id !== 'r7'));
  });

  it('asks for nothing where none are meant, and fails when an answer fails', async () => {
    const getSome = () => Promise.reject(new Error('no network'));
    expect(await readThese([], getSome)).toEqual([]);
    await expect(readThese(['r1'], getSome)).rejects.toThrow('no network');
  });
});
