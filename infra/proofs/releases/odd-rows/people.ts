import type pg from 'pg';
import { type Ask, type Registered, register } from '../../../../backend/src/testing/ask.ts';
import type { KeptPerson } from '../kept-release.ts';

export const PASSWORD = 'stern-bestand-1';

export interface Place {
  readonly ask: Ask;
  readonly admin: string;
  readonly auditor: string;
  /** As the owner of the tables: for what only trouble writes. */
  readonly sql: pg.Client;
  /** Runs `npm run admin -- …`. */
  readonly operate: (...args: readonly string[]) => Promise<void>;
}

export type Person = KeptPerson & { readonly id: string; readonly code: string };

/** Who is in the data, and with which password. */
export const createPeople = (ask: Ask) => {
  const people: KeptPerson[] = [];
  const open = async (email: string, password = PASSWORD): Promise<Person> => {
    const { access_token: token, verification_code: code = '' }: Registered = await register(ask, { email, password });
    const { id } = await ask<{ id: string }>('/api/auth/me', { token });
    people.push({ email, password, token });
    return { email, password, token, id, code };
  };
  const openVerified = async (email: string, password = PASSWORD): Promise<Person> => {
    const person = await open(email, password);
    const body = { verification_code: person.code };
    await ask('/api/auth/verify-email', { method: 'POST', token: person.token, body });
    return person;
  };
  const forget = ({ email }: Person) => {
    people.splice(
      people.findIndex((person) => person.email === email),
      1,
    );
  };
  return { people, open, openVerified, forget };
};

export type People = ReturnType<typeof createPeople>;
