import { Trend } from 'k6/metrics';
import { customerVisits } from './journeys/customer.ts';
import { adminWorks, auditorChecks } from './journeys/staff.ts';
import { visitorChats } from './journeys/visitor.ts';
import { createPeople, type People } from './people.ts';

const CUSTOMERS = 40;

/** When visits began and ended, in milliseconds since 1970: preparations come before the first. */
const visitTimes = new Trend('visit_times');

const noted = (visit: (people: People) => void) => (people: People) => {
  visitTimes.add(Date.now());
  visit(people);
  visitTimes.add(Date.now());
};

export const customers = noted(customerVisits);
export const admins = noted(adminWorks);
export const auditors = noted(auditorChecks);
export const visitors = noted(visitorChats);

export const setup = (): People => createPeople(CUSTOMERS);

interface Summary {
  readonly metrics: object;
}

/** Figures for whoever started k6, who makes a table of them. */
export const handleSummary = ({ metrics }: Summary): Record<string, string> => ({
  [__ENV.LOAD_SUMMARY ?? 'stdout']: JSON.stringify({ metrics }),
});
