import { describe, expect, it } from 'vitest';
import { type Asked, mayBeKept, strategyFor } from './strategy.ts';

const origin = 'https://sternklar.example';
const kept = { pages: ['/', '/impressum', '/dashboard'], files: ['/offline', '/icon.svg'] };
const asked = (path: string, change: Partial<Asked> = {}): Asked => ({
  method: 'GET',
  url: new URL(path, origin).href,
  opensPage: false,
  isPersonal: false,
  ...change,
});
const opened = (path: string) => strategyFor(asked(path, { opensPage: true }), origin, kept);
const loaded = (path: string, change: Partial<Asked> = {}) => strategyFor(asked(path, change), origin, kept);

describe('a page that somebody opens', () => {
  it.each(['/', '/impressum', '/impressum/', '/dashboard', '/dashboard?von=mail', '/#preis'])(
    'comes from the network first when it is one of ours: %s',
    (path) => {
      expect(opened(path)).toBe('page');
    },
  );

  it('is told to be out of reach, but never kept, when it is another one', () => {
    expect(opened('/kometen')).toBe('foreign-page');
    expect(opened('/apis')).toBe('foreign-page');
  });

  it.each(['/admin', '/admin/', '/admin/reviews', '/Admin/reviews', '/api', '/api/docs', '/mailbox', '/mailbox/7'])(
    'is none of the worker’s business below %s',
    (path) => {
      expect(opened(path)).toBe('leave');
    },
  );
});

describe('a file', () => {
  it('comes from the cache when its name tells its content', () => {
    expect(loaded('/assets/app-1a2b.js')).toBe('asset');
  });

  it('comes from the network first when a page without a network needs it', () => {
    expect(loaded('/icon.svg')).toBe('file');
    expect(loaded('/offline')).toBe('file');
  });

  it.each(['/service-worker.js', '/admin/assets/app-1a2b.js', '/robots.txt', '/manifest.webmanifest'])(
    'is left alone otherwise: %s',
    (path) => {
      expect(loaded(path)).toBe('leave');
    },
  );
});

describe('a request', () => {
  it.each(['/api/auth/me', '/api/reviews/0190', '/api/live'])('of the API is left alone: %s', (path) => {
    expect(loaded(path)).toBe('leave');
    expect(loaded(path, { method: 'POST' })).toBe('leave');
  });

  it('that changes something, names a person, or goes to another origin is left alone', () => {
    expect(loaded('/assets/app-1a2b.js', { method: 'POST' })).toBe('leave');
    expect(loaded('/assets/app-1a2b.js', { isPersonal: true })).toBe('leave');
    expect(loaded('https://elsewhere.example/assets/app-1a2b.js')).toBe('leave');
  });
});

describe('an answer', () => {
  const answer = (change: Partial<Response> = {}, cacheControl = 'no-cache') =>
    ({
      status: 200,
      type: 'basic',
      redirected: false,
      headers: new Headers({ 'cache-control': cacheControl }),
      ...change,
    }) as Response;

  it('is kept when it is whole and our own', () => {
    expect(mayBeKept(answer())).toBe(true);
    expect(mayBeKept(answer({}, 'public, max-age=31536000, immutable'))).toBe(true);
  });

  it.each(['no-store', 'No-Store', 'private, max-age=60', 'no-cache, no-store'])(
    'is not kept when it says %s',
    (said) => {
      expect(mayBeKept(answer({}, said))).toBe(false);
    },
  );

  it('is not kept when it is an error, a part, foreign, or of another address', () => {
    for (const change of [{ status: 404 }, { status: 206 }, { status: 503 }, { type: 'opaque' }, { redirected: true }])
      expect(mayBeKept(answer(change as Partial<Response>))).toBe(false);
  });
});
