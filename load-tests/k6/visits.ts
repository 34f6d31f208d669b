import { createPeople, type People } from './people.ts';

const CUSTOMERS = 40;

export { customerVisits as customers } from './journeys/customer.ts';
export { adminWorks as admins, auditorChecks as auditors } from './journeys/staff.ts';
export { visitorChats as visitors } from './journeys/visitor.ts';

export const setup = (): People => createPeople(CUSTOMERS);

interface Summary {
  readonly metrics: object;
}

/** Figures for whoever started k6, who makes a table of them. */
export const handleSummary = ({ metrics }: Summary): Record<string, string> => ({
  [__ENV.LOAD_SUMMARY ?? 'stdout']: JSON.stringify({ metrics }),
});
