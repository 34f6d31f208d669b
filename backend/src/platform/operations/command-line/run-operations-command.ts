import type { Desk } from '../desk.ts';
import { renderStatus } from '../status/render-status.ts';
import { toDo } from '../status/to-do.ts';
import { listChatBuilds, restoreChatBuild, withdrawChatBuild } from './chat-builds.ts';
import { confirmClock, showClock } from './clock.ts';
import type { OperationsCommand } from './operations-command.ts';
import { listOutbox, retryOutbox } from './outbox.ts';
import type { ExitCode } from './outcome.ts';
import { discardParked, listParked, retryParked, showParked } from './parked.ts';
import { listReadModels, skipInReadModel } from './read-models.ts';
import type { OperationsTerminal } from './terminal.ts';

const showStatus = async (desk: Desk, terminal: OperationsTerminal): Promise<ExitCode> => {
  const report = await desk.status();
  for (const line of renderStatus(report)) terminal.print(line);
  return toDo(report).length === 0 ? 0 : 2;
};

/** Does what the operator typed and says what came of it. */
export const runOperationsCommand = (
  desk: Desk,
  command: OperationsCommand,
  terminal: OperationsTerminal,
): Promise<ExitCode> => {
  switch (command.name) {
    case 'status':
      return showStatus(desk, terminal);
    case 'clock show':
      return showClock(desk, terminal);
    case 'clock confirm':
      return confirmClock(desk, command, terminal);
    case 'parked list':
      return listParked(desk, terminal);
    case 'parked show':
      return showParked(desk, command.id, terminal);
    case 'parked retry':
      return retryParked(desk, command, terminal);
    case 'parked discard':
      return discardParked(desk, command, terminal);
    case 'outbox list':
      return listOutbox(desk, terminal);
    case 'outbox retry':
      return retryOutbox(desk, command, terminal);
    case 'read-models list':
      return listReadModels(desk, terminal);
    case 'chat-builds list':
      return listChatBuilds(desk, terminal);
    case 'chat-builds withdraw':
      return withdrawChatBuild(desk, command, terminal);
    case 'chat-builds restore':
      return restoreChatBuild(desk, command, terminal);
    case 'read-models skip':
      return skipInReadModel(desk, command, terminal);
  }
};
