import { namesOf } from './names.ts';
import type { Skeleton } from './skeleton.ts';

/** A reactor that asks for a mail; `stem` is its whole sentence: 'when-…-then-…'. */
export const reactorSkeleton = ({
  capability,
  stem,
  event,
}: {
  readonly capability: string;
  readonly stem: string;
  readonly event: string;
}): Skeleton => {
  if (!/^when-.+-then-.+$/.test(stem)) throw new Error(`A reactor is called when-…-then-…, not ${stem}.`);
  const { camel } = namesOf(stem);
  const file = `backend/src/${capability}/reactors/${stem}.ts`;
  return {
    files: {
      [file]: `import { v5 as uuidV5 } from 'uuid';
import { reactor } from '../../platform/manifest.port.ts';
import type { Outbox } from '../../platform/outbox.port.ts';

const NAME = '${stem}';

/** Says in one sentence what follows from the event. */
export const ${camel} = reactor(
  { name: NAME, handles: ['${event}'], records: [] },
  ({ enqueue }: Pick<Outbox, 'enqueue'>) => ({
    async react({ id, metadata: { accountId } }) {
      if (accountId === null) return;
      await enqueue({ id: uuidV5(NAME, id), accountId, ...itsMail.with({}) });
    },
  }),
);
`,
    },
    left: [
      `${file}: the effect, with an id derived from the event's; its test by reactorSpec, beside it`,
      `backend/src/${capability}/index.ts: ${camel} among the reactors`,
      `itsMail: a mail of backend/src/${capability}/mails, listed in index.ts; German names in admin-ui/src/operations/names.ts`,
      'npm run slices; a line in CHANGELOG.md; npm run check',
    ],
  };
};
