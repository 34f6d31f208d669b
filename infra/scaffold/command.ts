import { namesOf } from './names.ts';
import type { Skeleton } from './skeleton.ts';
import type { StreamNames } from './stream-of.ts';

export interface NewCommand {
  readonly capability: string;
  readonly stem: string;
  /** 'ReviewMarkedAsUrgent'. */
  readonly event: string;
  readonly stream: StreamNames;
}

/** A command on an existing stream: its decision, its slice and both tests; and what is left to be done by hand. */
export const commandSkeleton = ({ capability, stem, event, stream }: NewCommand): Skeleton => {
  const { camel } = namesOf(stem);
  const { file, pascal: Stream } = stream;
  const id = `${file}Id`;
  const folder = `backend/src/${capability}/${stem}`;
  const events = `contracts/src/${capability}/${file}.events.ts`;
  return {
    files: {
      [`${folder}/${stem}.ts`]: `import type { ${Stream}Event } from '@sternklar/contracts/${capability}/${file}.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { exists, type ${Stream}State } from '../${file}.ts';

/** Says in one sentence what is ordered, and when it is refused. */
export const ${camel} = (state: ${Stream}State): Decision<${Stream}Event, '${file}-not-found'> => {
  if (!exists(state)) return reject('${file}-not-found');
  return [{ type: '${event}', data: { ${id}: state.${id}, accountId: state.accountId } }];
};
`,
      [`${folder}/${stem}.test.ts`]: `import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { ${file}StreamType } from '../${file}.ts';
import { ${camel} } from './${stem}.ts';

const spec = deciderSpec(${file}StreamType);

describe('${stem.replaceAll('-', ' ')}', () => {
  it('is refused where there is none', () => {
    spec.given().when(${camel}).thenRejected('${file}-not-found');
  });
});
`,
      [`${folder}/${stem}.route.ts`]: `import { ${file}Stream } from '@sternklar/contracts/${capability}/${file}.events';
import { messageSchema } from '@sternklar/contracts/problem';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import { notFound } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { ${file}StreamType } from '../${file}.ts';
import { ${camel} } from './${stem}.ts';

interface Dependencies {
  readonly commands: CommandHandler;
  readonly kit: RequestKit;
}

export const ${camel}Route = slice(
  {
    name: '${stem}',
    call: 'POST /${capability}/:id/${stem}',
    access: ['admin'],
    tag: GERMAN_TAG,
    summary: GERMAN_SUMMARY,
    params: z.object({ id: z.uuid() }),
    answers: { 200: messageSchema },
    records: ['${event}'],
    example: { params: { id: given('${file}') } },
  },
  ({ commands, kit }: Dependencies) =>
    async (request, reply) => {
      const handled = await commands.handle({
        streamType: ${file}StreamType,
        streamId: ${file}Stream(request.params.id),
        decide: ${camel},
        context: kit.commandContext(request, ACCOUNT_THAT_IT_IS_ABOUT),
      });
      if (handled.rejected !== undefined) throw notFound();
      await kit.untilVisible(request, reply, handled.position);
      return { message: GERMAN_SENTENCE };
    },
);
`,
      [`${folder}/${stem}.route.test.ts`]: `import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

describe('POST /api/${capability}/:id/${stem}', () => {
  let world: TestWorld;
  let admin: Person;
  beforeAll(async () => {
    world = await createTestWorld();
    admin = await world.admin();
  });
  afterAll(() => world.close());

  it('answers 404 for one that never was', async () => {
    expect((await admin.post(\`/${capability}/\${v7()}/${stem}\`, {})).status).toBe(404);
  });
});
`,
    },
    left: [
      `${events}: defineEvent('${event}', …), and its place in the list at the end of that file`,
      `contracts/src/${capability}/samples/${event}.v1.json, and its line in contracts/src/samples.sha256`,
      `backend/src/${capability}/${file}.ts: what evolve makes of it`,
      `contracts/src/${capability}/testing/${file}.builders.ts: a builder, then the test of the good case`,
      `backend/src/${capability}/index.ts: ${camel}Route among the slices; the README beside it`,
      `${stem}.route.ts: what stands in capitals there, which does not compile: German tag, summary and message, and the account; who reaches it`,
      'the read models and screens that show it; every kind that the compiler asks for',
      'npm run slices; a line in CHANGELOG.md; npm run check',
    ],
  };
};
