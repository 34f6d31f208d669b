/**
 * Given to Node by `--import`: the process lives from `CLOCK_STARTS_AT` on, and its time goes by as ever. What a product of
 * earlier answered depended on its day: how old things were, what was due.
 */
import { shiftDate } from '../../flaky/shift-date.ts';

const startsAt = Date.parse(process.env.CLOCK_STARTS_AT ?? '');
if (Number.isNaN(startsAt)) throw new Error('CLOCK_STARTS_AT must be a time.');
shiftDate(startsAt - Date.now());
