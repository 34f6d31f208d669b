import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { subjectKey } from '../data-provider/subject.ts';
import { subjectNameAt } from './subject-name.ts';

const world = () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(subjectKey('reviews', 'r1'), { reviewer_name: 'Max M.' });
  queryClient.setQueryData(subjectKey('reviews', 'r2'), { reviewer_name: '' });
  queryClient.setQueryData(subjectKey('users', 'u1'), { email: 'anna@firma.de' });
  queryClient.setQueryData(subjectKey('partners', 'p1'), { name: 'Musterhotel' });
  queryClient.setQueryData(subjectKey('chat', 'c1'), { id: 'c1', user: null, visitor: { id: 'v-00af' } });
  queryClient.setQueryData(subjectKey('users', 'gone'), null);
  return queryClient;
};

describe('what a page is about', () => {
  it.each([
    ['/reviews/r1/show', 'Max M.'],
    ['/reviews/r2/show', 'Ohne Namen'],
    ['/users/u1/show', 'anna@firma.de'],
    ['/partners/p1', 'Musterhotel'],
    ['/chats/c1', 'Unknown User 00AF'],
    ['/users/gone/show', null],
    ['/users/not-read/show', null],
    ['/reviews', null],
    ['/', null],
  ])('%s: %s', (path, name) => {
    expect(subjectNameAt(world(), path, (text) => text)).toBe(name);
  });
});
