import { allProjections } from '@sternklar/projections/projections';
import { expect, it } from 'vitest';
import { effectName, mailName, readModelName } from '../../admin-ui/src/operations/names.ts';
import { manifests } from '../../backend/src/capabilities.ts';
import { ownDataTexts } from '../../customer-ui/src/texts/own-data.ts';
import { readSlices } from './read-slices.ts';

const mails = manifests.flatMap((manifest) => manifest.mails.map(({ name }) => name));

/** Those that operators would read in the words of the code. */
const withoutName = (codes: readonly string[], nameOf: (code: string) => string) =>
  codes.filter((code) => nameOf(code) === code);

it('every reactor, mail and read model has a German name on the operators’ page (admin-ui/src/operations/names.ts)', () => {
  const reactors = readSlices().slices.flatMap(({ kind, useCase }) => (kind === 'reactor' ? [useCase] : []));
  const readModels = allProjections.map(({ name }) => name);
  expect([reactors.length, mails.length, readModels.length].every((count) => count > 5)).toBe(true);
  expect({
    reactors: withoutName(reactors, effectName),
    mails: withoutName(mails, mailName),
    readModels: withoutName(readModels, readModelName),
  }).toEqual({ reactors: [], mails: [], readModels: [] });
});

it('every mail has a German name in the readable export of one’s own data (customer-ui/src/texts/own-data.ts)', () => {
  const named = Object.keys(ownDataTexts.values.kind ?? {});
  expect(mails.filter((mail) => !named.includes(mail))).toEqual([]);
});
