import { withoutExcuse } from '../excuse.ts';
import { likeDanger } from './learned-alarms.ts';
import { soundsLikeDanger } from './learned-dangers.ts';

const SOUNDS = 0.3;
const IS_LIKE = 0.5;

/** What is said beside an excuse ('Tut mir leid, ich meinte …'), where that is no danger by itself; else the whole message. Pure. */
export const besideExcuse = (message: string): string => {
  const rest = withoutExcuse(message);
  if (rest === message.trim() || rest === '') return rest;
  return soundsLikeDanger(rest) < SOUNDS && likeDanger(rest) < IS_LIKE ? rest : message;
};
