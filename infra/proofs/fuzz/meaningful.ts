import { REVIEW_STATUSES } from '@sternklar/contracts/reviews/review-status';
import fc from 'fast-check';
import { type Given, givensIn } from '../../../backend/src/platform/example-call.port.ts';
import { slicesByOperation } from '../../../backend/src/testing/slices-by-operation.ts';
import type { Operation } from '../common/operations.ts';
import type { Things } from './cast.ts';

const oneOf = (values: readonly string[]): fc.Arbitrary<string> =>
  values.length === 0 ? fc.uuid() : fc.constantFrom(...values);

/** What is in stock of something that an example names. */
const inStock = ({ named }: Things, { given, field }: Given): readonly string[] => named[given]?.[field] ?? [];

const exampleOf = ({ name }: Operation) => slicesByOperation.get(name)?.example;

/** Every field that names something in the body of some example, with what it names. */
const fieldsNaming = (value: unknown): readonly (readonly [field: string, named: Given])[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => {
    const [named] = givensIn(inner);
    return named === inner && named ? [[field, named] as const] : fieldsNaming(inner);
  });
};

/** Values by the names of fields: what examples name by them. */
const namedByFields = (things: Things): Readonly<Record<string, fc.Arbitrary<unknown>>> => {
  const all = [...slicesByOperation.values()].flatMap(({ example }) => fieldsNaming(example.body));
  const values = [...Map.groupBy(all, ([field]) => field)].map(
    ([field, naming]) => [field, [...new Set(naming.flatMap(([, named]) => inStock(things, named)))]] as const,
  );
  return Object.fromEntries(
    values.filter(([, stock]) => stock.length > 0).map(([field, stock]) => [field, oneOf(stock)]),
  );
};

/** Values by the names of fields: what the product would accept, or at least look up. */
export const createMeaningful = (things: Things) => {
  const { owner, business, review, partner } = things.named;
  const password = fc.constantFrom(things.password, 'falsch-aber-lang');
  const link = fc.constantFrom('https://maps.google.com/?cid=3', 'maps.app.goo.gl/x', 'http://münchen.example/ä?q=%20');
  const status = fc.constantFrom(...REVIEW_STATUSES, 'gelo\u0308scht');
  const fields: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
    ...namedByFields(things),
    id: oneOf([owner, business, review].flatMap((thing) => thing?.id ?? [])),
    review_id: oneOf(review?.id ?? []),
    email: fc.oneof(
      { weight: 2, arbitrary: oneOf(owner?.email ?? []) },
      { weight: 1, arbitrary: fc.nat().map((number) => `wirr-neu-${number}@sternklar.test`) },
    ),
    new_email: fc.nat().map((number) => `wirr-anders-${number}@sternklar.test`),
    password,
    current_password: password,
    new_password: password,
    verification_code: fc.constantFrom('ABC234', 'abc 234'),
    reset_code: fc.constantFrom('ABC234'),
    company_name: fc.constantFrom('Wirrwarr GmbH', 'Łódź & Œuvre «Şahin» GmbH'),
    street: fc.constantFrom('Wirrweg 1', null),
    postal_code: fc.constantFrom('55543', null),
    town: fc.constantFrom('Bad Kreuznach', null),
    vat_id: fc.constantFrom(null, 'DE136695976'),
    // The receiver's of RFC 8291, appendix A.
    p256dh: fc.constant('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    auth: fc.constant('BTBZMqHH6r4Tts7J_aSIgg'),
    rating: fc.constantFrom(1, 2, 3, 4, 5, '5'),
    status,
    plan_name: fc.constant('standard'),
    google_business_link: link,
    review_url: link,
    is_admin: fc.boolean(),
    status_mails: fc.boolean(),
    origins: fc.constantFrom(
      ['https://www.wirrwarr.example'],
      [...(partner?.origin ?? []), 'https://wirr.example:8443'],
    ),
    grace_days: fc.integer({ min: -1, max: 40 }),
    paused: fc.boolean(),
    read_models: fc.constantFrom(['subscription-list'], ['partner-list', 'user-list']),
    on: fc.constantFrom('2099-01-02', '2099-12-24', '2031-05-01', '2020-02-30'),
    received_on: fc.constantFrom(new Date().toISOString().slice(0, 10), '2020-02-30', '2999-01-01'),
  };
  return (name: string): fc.Arbitrary<unknown> | undefined => fields[name];
};

/** What a parameter in a path means, as the slice's example says. */
export const pathMeaning = (operation: Operation, parameter: string, things: Things): fc.Arbitrary<string> => {
  const [named] = givensIn(exampleOf(operation)?.params?.[parameter]);
  const stock = named ? inStock(things, named) : [];
  if (stock.length === 0) throw new Error(`${operation.name}: nothing is in stock for its ${parameter}.`);
  return oneOf(stock);
};

/** Query strings of operations that are asked for one thing, not for a list; undefined for all others. */
export const queryMeaning = (operation: Operation, things: Things): fc.Arbitrary<string> | undefined => {
  const { audit } = things;
  const size = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...audit.treeSizes) },
    { weight: 1, arbitrary: fc.constantFrom(-1, 0.5, 2 ** 53, 'x') },
  );
  const [named] = fieldsNaming(exampleOf(operation)?.query);
  if (named) return oneOf(inStock(things, named[1])).map((value) => `?${named[0]}=${value}`);
  if (operation.path.endsWith('/admin/search'))
    return fc.constantFrom('haus', 'WIRR', '%C3%9F%C3%9F%C3%9F', '%25%25%25', 'x').map((text) => `?q=${text}`);
  if (operation.path.endsWith('/audit/consistency'))
    return fc.tuple(size, size).map(([from, to]) => `?from=${from}&to=${to}`);
  if (operation.path.endsWith('/notice'))
    return fc
      .tuple(
        fc.constantFrom('report-tool', 'legal-form', 'email', 'post', 'x'),
        fc.constantFrom('', '&appeal=true', '&appeal=x'),
      )
      .map(([channel, appeal]) => `?channel=${channel}${appeal}`);
  if (operation.path.endsWith('/letter')) return fc.constantFrom('', '?appeal=true', '?appeal=x');
  if (operation.path.endsWith('/evidence-uploads/{uploadId}'))
    return fc.constantFrom('0', '0', '0', '17', '-1', '1e3', 'x').map((offset) => `?offset=${offset}`);
  return undefined;
};

/** Bodies that are no JSON; undefined for all others. */
export const bytesMeaning = ({ method, path }: Operation): fc.Arbitrary<Buffer> | undefined =>
  method === 'PUT' && path.endsWith('/evidence-uploads/{uploadId}')
    ? fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes))
    : undefined;

/** Bodies of which only one makes sense as a whole; undefined for all others. */
export const bodyMeaning = ({ path }: Operation, { audit }: Things): fc.Arbitrary<unknown> | undefined => {
  if (path.endsWith('/cosignatures')) return fc.constant(audit.cosignature);
  // Sizes drawn from all that a number may be are too big nearly always.
  if (path.endsWith('/evidence-uploads'))
    return fc.record({ name: fc.constantFrom('Kassenbuch.jpg', '../ü'), size: fc.integer({ min: 1, max: 90_000 }) });
  return undefined;
};
