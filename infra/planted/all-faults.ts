import { access } from './faults/access.ts';
import { chat } from './faults/chat.ts';
import { edge } from './faults/edge.ts';
import { history } from './faults/history.ts';
import { lists } from './faults/lists.ts';
import { mail } from './faults/mail.ts';
import { money } from './faults/money.ts';
import { personalData } from './faults/personal-data.ts';
import { screens } from './faults/screens.ts';
import type { PlantedFault } from './planted-fault.ts';

/** At least one for each kind of promise. */
export const allFaults: readonly PlantedFault[] = [
  ...access,
  ...edge,
  ...personalData,
  ...history,
  ...lists,
  ...money,
  ...mail,
  ...chat,
  ...screens,
];
