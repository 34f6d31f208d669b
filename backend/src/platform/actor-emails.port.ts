/** The e-mail addresses of accounts, by id; those that do not exist are missing. */
export type EmailsOf = (accountIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

interface Entry {
  readonly actor_id: string | null;
}

/** Entries of a history with the address of whoever did it, asked for in one question. */
export const withActorEmails = async <Told extends Entry>(
  entries: readonly Told[],
  emailsOf: EmailsOf,
): Promise<(Told & { readonly actor_email: string | null })[]> => {
  const persons = new Set(entries.flatMap(({ actor_id }) => actor_id ?? []));
  const emails = await emailsOf([...persons]);
  return entries.map((entry) => ({ ...entry, actor_email: emails.get(entry.actor_id ?? '') ?? null }));
};
