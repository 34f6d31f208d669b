import { randomUUID } from 'node:crypto';
import { DeadlineExceededError, UnavailableError } from '@eventstore/db-client';
import type { Append } from '../log/append-rules.ts';
import { actualVersionIn, correlationIn } from './batch-answers.ts';
import type { AppendCall, Wire } from './client-wire.ts';
import { batchRequest } from './requests.ts';

/** Sends appends over one call that stays open, and knows by its own table which answer belongs to which. */
export interface AppendLine {
  /**
   * Where the stream ended when the append was refused; undefined when it was not. Rejects when the call breaks or nothing is
   * answered in time: whether it was recorded is unknown then, and the same append may be sent again.
   */
  append(stream: string, append: Append): Promise<number | undefined>;
  close(): void;
}

/** A call, and what was sent over it and is not answered yet. */
interface Line {
  readonly open: Map<string, Open>;
  readonly unsent: (() => void)[];
  call: AppendCall | null;
  /** Nothing more is sent over it: something on it was not answered in time. */
  isDoubtful: boolean;
}

interface Open {
  answered(actualVersion: number | undefined): void;
  failed(error: unknown): void;
}

export const createAppendLine = (openAppends: Wire['openAppends'], timeoutMs: number): AppendLine => {
  let current: Line | undefined;

  const leaveWhenDone = (line: Line): void => {
    if (line.isDoubtful && line.open.size === 0) line.call?.leave();
  };

  /** Removed from the table before its promise settles, so that each is settled once and nothing else with it. */
  const take = (line: Line, id: string): Open | undefined => {
    const open = line.open.get(id);
    line.open.delete(id);
    return open;
  };

  const abandon = (line: Line): void => {
    line.isDoubtful = true;
    if (current === line) current = undefined;
  };

  const openLine = (): Line => {
    const line: Line = { open: new Map(), unsent: [], call: null, isDoubtful: false };
    openAppends({
      opened(call) {
        line.call = call;
        for (const send of line.unsent.splice(0)) send();
        leaveWhenDone(line);
      },
      answered(answer) {
        // One that comes too late belongs to nobody any more.
        const open = take(line, correlationIn(answer));
        try {
          open?.answered(actualVersionIn(answer));
        } catch (error) {
          open?.failed(error);
          if (error instanceof UnavailableError) line.call?.fail(error);
        }
        leaveWhenDone(line);
      },
      ended(error) {
        abandon(line);
        for (const id of [...line.open.keys()]) take(line, id)?.failed(error);
      },
    });
    return line;
  };

  return {
    append(stream, append) {
      const line = current ?? openLine();
      current = line;
      const id = randomUUID();
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          abandon(line);
          take(line, id)?.failed(new DeadlineExceededError(undefined, 'An append was not answered in time.'));
          leaveWhenDone(line);
        }, timeoutMs);
        line.open.set(id, {
          answered(actualVersion) {
            clearTimeout(late);
            resolve(actualVersion);
          },
          failed(error) {
            clearTimeout(late);
            reject(error);
          },
        });
        const send = () => {
          if (line.open.has(id)) line.call?.send(batchRequest(id, stream, append));
        };
        if (line.call) send();
        else line.unsent.push(send);
      });
    },
    close() {
      current?.call?.leave();
    },
  };
};
