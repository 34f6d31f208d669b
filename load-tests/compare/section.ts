import type { PageSection } from '../bench/lib/part.ts';

/** Where docs/benchmarks.md shows what `npm run load -- compare` measured. */
export const comparison: PageSection = {
  name: 'load',
  title: 'One process and the cluster under load',
  method:
    '`npm run load -- compare`: customers, admins, visitors and auditors in the mix of docs/load-tests.md, made by k6, on one ' +
    'process and then on `npm run cluster` (seven processes and a reverse proxy), each on an empty data folder and on the same ' +
    'processors, which k6 and PostgreSQL use, too. First the same number of visits each second; then people who make no ' +
    'pauses, which shows the most that comes out; at last the same visits at the cluster while each of its processes is ' +
    'ended and started again, one after the other. Beside all of it live streams are open, read by the command itself; each half ' +
    'second a review is handed in of which all screens of one customer have to hear.',
  picture: {
    file: 'pictures/load.svg',
    shows: 'Answers per second, and the time of 95 and 99 of a hundred answers, of one process and of the cluster',
  },
};
