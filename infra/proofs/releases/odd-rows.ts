import type { KeptPerson } from './kept-release.ts';
import { writeAccounts } from './odd-rows/accounts.ts';
import { writeConversations } from './odd-rows/conversations.ts';
import { writePartners } from './odd-rows/partners.ts';
import { writePasswords } from './odd-rows/passwords.ts';
import { createPeople, type Place } from './odd-rows/people.ts';
import { writeReviews } from './odd-rows/reviews.ts';
import { writeSubscriptions } from './odd-rows/subscriptions.ts';
import { writeTeam } from './odd-rows/team.ts';

export interface Written {
  readonly people: readonly KeptPerson[];
  readonly visitorToken: string;
  readonly things: Readonly<Record<string, string>>;
}

/** One of each of what an installation collects over the years, written by calls of the API. */
export const writeOddRows = async (place: Place): Promise<Written> => {
  const people = createPeople(place.ask);
  const reviews = await writeReviews(place, people);
  const accounts = await writeAccounts(place, people);
  await writePasswords(place, people);
  const subscriptions = await writeSubscriptions(place, people);
  const conversations = await writeConversations(place, people);
  const partners = await writePartners(place);
  const team = await writeTeam(place, reviews);
  const things = { ...reviews, ...accounts, ...subscriptions, ...conversations, ...partners.things, ...team };
  return { people: people.people, visitorToken: partners.visitorToken, things };
};
