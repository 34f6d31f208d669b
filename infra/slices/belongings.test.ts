import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { placesOf, releases } from '../proofs/releases/kept-release.ts';
import { type Surface, surfaceIn } from '../proofs/releases/surface.ts';
import { readSlices, type Slice } from './read-slices.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const calls = readSlices().slices.filter(({ kind }) => kind === 'call');
const callOf = ({ routes: [route] }: Slice) => `${route?.method} /api${route?.path}`;

const BOTH_SCREENS = 'made in contracts/src/reviews/evidence/upload, for the screens of customers and of the desk';
/** Why no source of a screen names the address whole. */
const WITHOUT_SCREEN: Readonly<Record<string, string>> = {
  'POST /api/payments/stripe/webhook': 'the payment provider calls it',
  'POST /api/audit/cosignatures': 'an admin sends what a witness signed elsewhere',
  'POST /api/chat/continuations':
    'the page that a mail leads to, backend/src/conversations/answer-by-mail/answer-page.js',
  'POST /api/chat/continuations/renewal': 'the same page',
  'POST /api/admin/partners/:id/keys': 'put together in admin-ui/src/partners',
  'DELETE /api/admin/partners/:id/keys/:keyId': 'put together in admin-ui/src/partners',
  'PUT /api/admin/partners/:id/pause': 'put together in admin-ui/src/partners',
  'PUT /api/admin/partners/:id/appearance': 'put together in admin-ui/src/partners',
  'POST /api/admin/partners/:id/identity-secret': 'put together in admin-ui/src/partners',
  'POST /api/chat/admin/:id/read': 'put together in admin-ui/src/conversations',
  'POST /api/chat/admin/:id/hand-back': 'put together in admin-ui/src/conversations',
  'POST /api/chat/admin/:id/resolve': 'put together in admin-ui/src/conversations',
  'POST /api/chat/admin/:id/reopen': 'put together in admin-ui/src/conversations',
  'POST /api/chat/admin/:id/takeover': 'put together in admin-ui/src/conversations',
  'DELETE /api/chat/admin/:id/takeover': 'put together in admin-ui/src/conversations',
  'POST /api/reviews/:id/evidence-uploads': BOTH_SCREENS,
  'PUT /api/evidence-uploads/:uploadId': BOTH_SCREENS,
  'DELETE /api/evidence-uploads/:uploadId': BOTH_SCREENS,
  'POST /api/evidence-uploads/:uploadId/completion': BOTH_SCREENS,
  'DELETE /api/admin/saved-filters/:id': 'put together in admin-ui/src/lists/saved-filters',
};

/** What CHANGELOG says of the version to come. */
const unreleased = /^## Unreleased\n([\s\S]*?)(?=^## )/m.exec(read('CHANGELOG.md'))?.[1] ?? '';

describe('what belongs to a use case (docs/how-to/add-a-command.md)', () => {
  it('a line in the README of its capability: its call, its name or its folder', () => {
    const missing = calls.filter((slice) => {
      const readme = `backend/src/${slice.capability}/README.md`;
      const names = [callOf(slice).split(' ')[1] ?? '', slice.useCase, `${basename(dirname(slice.file))}/`];
      return existsSync(join(root, readme)) && !names.some((name) => read(readme).includes(name));
    });
    expect(missing.map((slice) => `backend/src/${slice.capability}/README.md: ${callOf(slice)}`)).toEqual([]);
  });

  it('folders and sources that are there: a README names no others', () => {
    const capabilities = [...new Set(calls.map(({ capability }) => `backend/src/${capability}`))];
    const gone = capabilities
      .filter((place) => existsSync(join(root, place, 'README.md')))
      .flatMap((place) => {
        const below = readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }).map((path) =>
          path.replaceAll('\\', '/'),
        );
        const isThere = (name: string) =>
          ['', 'backend/src'].some((from) => existsSync(join(root, from, name))) ||
          below.some((path) =>
            `/${path}${statSync(join(root, place, path)).isDirectory() ? '/' : ''}`.endsWith(`/${name}`),
          );
        const named = [...read(`${place}/README.md`).matchAll(/`([\w./-]+(?:\/|\.ts))`/g)].map(([, name = '']) => name);
        return named.filter((name) => !isThere(name)).map((name) => `${place}/README.md: ${name}`);
      });
    expect(gone).toEqual([]);
  });

  it('a screen that makes its call, where it changes something; or the reason here why there is none', () => {
    const without = calls.filter(({ routes: [route], screens }) => route?.method !== 'GET' && screens.length === 0);
    expect(without.map(callOf).toSorted()).toEqual(Object.keys(WITHOUT_SCREEN).toSorted());
  });

  it('a line in CHANGELOG’s Unreleased that names each call and event that came since the last version', () => {
    const last =
      releases()
        .toSorted((one, other) => one.date.localeCompare(other.date))
        .at(-1)?.version ?? '';
    const before: Surface = JSON.parse(readFileSync(placesOf(last).surface, 'utf8'));
    const now = surfaceIn(read('docs/slices.md'));
    const added = [
      ...now.calls.filter((call) => !before.calls.includes(call)),
      ...now.events.filter((event) => !before.events.includes(event)),
    ];
    expect(added.filter((name) => !unreleased.includes(`\`${name}\``))).toEqual([]);
  });
});
