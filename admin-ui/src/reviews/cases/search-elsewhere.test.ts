import { expect, it } from 'vitest';
import { searchElsewhere } from './search-elsewhere.ts';

it('leads a search that finds nothing open to the cases that are closed', () => {
  expect(searchElsewhere({ q: 'Anton', business_id: 'b', state: 'ready', due: 'today' })).toEqual([
    { label: 'Unter den entschiedenen suchen', filter: { q: 'Anton', business_id: 'b', state: 'decided' } },
    { label: 'Unter den zurückgezogenen suchen', filter: { q: 'Anton', business_id: 'b', state: 'withdrawn' } },
  ]);
});

it('leads from the one kind of closed cases to the other', () => {
  expect(searchElsewhere({ q: 'Anton', state: 'decided' }).map(({ filter }) => filter.state)).toEqual(['withdrawn']);
});

it('leads nowhere without a search', () => {
  expect(searchElsewhere({})).toEqual([]);
  expect(searchElsewhere({ q: '', channel: 'mail' })).toEqual([]);
});
