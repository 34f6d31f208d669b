import { z } from 'zod';

/**
 * What a process does: answer requests; keep read models in step; carry out effects and what is due by the clock; publish
 * the log to Kafka, if there is one.
 */
const ROLES = ['api', 'projections', 'worker', 'relay'] as const;
export type Role = (typeof ROLES)[number];

const names = z.array(z.enum([...ROLES, 'all'])).min(1);

/** The setting `ROLE`: one role or several, separated by commas; `all` stands for every one. */
export const rolesSetting = z.string().transform((text, context): ReadonlySet<Role> => {
  const asked = names.safeParse(text.split(',').map((name) => name.trim()));
  if (!asked.success) {
    context.addIssue(`muss all sein oder aus ${ROLES.join(', ')} bestehen, durch Komma getrennt.`);
    return z.NEVER;
  }
  return new Set(asked.data.flatMap((name) => (name === 'all' ? ROLES : [name])));
});

/** Whether the process does everything by itself. */
export const isWholeProduct = (roles: ReadonlySet<Role>): boolean =>
  ROLES.every((role) => role === 'relay' || roles.has(role));

/** Whether it does nothing without Kafka. */
export const isOnlyRelay = (roles: ReadonlySet<Role>): boolean => roles.size === 1 && roles.has('relay');
