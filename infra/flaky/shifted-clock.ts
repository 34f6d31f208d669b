/** Given to Node by `--import`: the process, and every Node that it starts with its environment, has a clock that is ahead. */
import { shiftDate } from './shift-date.ts';

shiftDate(Number(process.env.CLOCK_AHEAD_MS ?? 0));
