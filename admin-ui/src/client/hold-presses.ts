/** The script that stands in the page itself. */
import { HELD, holdPresses } from './held-presses.ts';

Object.assign(window, { [HELD]: holdPresses() });
