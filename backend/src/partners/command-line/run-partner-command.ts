import type { Partner, PartnerKey } from '@sternklar/contracts/partners/partner.api';
import { type PartnerEvent, partnerStream } from '@sternklar/contracts/partners/partner.events';
import type { CommandContext, CommandHandler } from '@sternklar/event-store/command-handler';
import type { Decision } from '@sternklar/event-store/decider';
import type { Queries } from '@sternklar/projections/queries';
import { type PartnerState, partnerStreamType } from '../partner.ts';
import { refusalFor } from '../partner-answers.ts';
import type { PartnerSecrets } from '../partner-secrets.ts';
import { pausePartner } from '../pause-partner/pause-partner.ts';
import { registerPartner } from '../register-partner/register-partner.ts';
import { revokeKey } from '../revoke-key/revoke-key.ts';
import { rotateKey } from '../rotate-key/rotate-key.ts';
import type { PartnerCommand } from './partner-command.ts';

/** What the command line needs for partners. */
export interface PartnerDesk {
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
  readonly partners: Pick<Queries['partners'], 'idOfKey' | 'each'>;
  readonly secrets: Pick<PartnerSecrets, 'publicKeyOf'>;
  readonly now: () => Date;
  readonly nextId: () => string;
}

export interface PartnerTerminal {
  readonly print: (text: string) => void;
  /** For what was not done, and why. */
  readonly complain: (text: string) => void;
}

type PartnerDecision = Decision<PartnerEvent, Parameters<typeof refusalFor>[0]>;
interface Outcome {
  readonly done: boolean;
  readonly message: string;
}

const UNKNOWN_KEY: Outcome = { done: false, message: 'Diesen Schlüssel hat kein Partner; partner list zeigt alle.' };

const handle = async (
  { commands, nextId }: PartnerDesk,
  partnerId: string,
  { decide, message }: { decide(state: PartnerState): PartnerDecision; readonly message: string },
): Promise<Outcome> => {
  const id = nextId();
  const context: CommandContext = {
    actor: { kind: 'operator' },
    accountId: null,
    correlationId: id,
    causationId: id,
    commandId: id,
  };
  const streamId = partnerStream(partnerId);
  const handled = await commands.handle({ streamType: partnerStreamType, streamId, decide, context });
  return handled.rejected === undefined
    ? { done: true, message }
    : { done: false, message: refusalFor(handled.rejected).detail };
};

const newKey = ({ secrets, nextId }: PartnerDesk) => {
  const keyId = nextId();
  return { keyId, publicKey: secrets.publicKeyOf(keyId) };
};

const stateOf = ({ valid_until, revoked_at }: PartnerKey): string => {
  if (revoked_at !== null) return 'gesperrt';
  return valid_until === null ? 'gilt' : `gilt bis ${valid_until}`;
};

const lineOf = ({ name, status, origins, keys }: Partner): string =>
  [
    `${name}${status === 'paused' ? '  (angehalten)' : ''}`,
    `  ${origins.join(' ')}`,
    ...keys.map((key) => `  ${key.key}  ${stateOf(key)}`),
  ].join('\n');

const list = async ({ partners }: PartnerDesk): Promise<Outcome> => {
  const lines: string[] = [];
  for await (const batch of partners.each()) lines.push(...batch.map(lineOf));
  return { done: true, message: lines.join('\n\n') || 'Noch gibt es keinen Partner. Legen Sie mit add einen an.' };
};

const change = async (
  desk: PartnerDesk,
  command: Exclude<PartnerCommand, { name: 'list' | 'add' }>,
): Promise<Outcome> => {
  const partnerId = await desk.partners.idOfKey(command.key);
  if (partnerId === null) return UNKNOWN_KEY;
  switch (command.name) {
    case 'rotate': {
      const key = newKey(desk);
      const given = { partnerId, ...key, graceDays: command.graceDays, now: desk.now() };
      const message = `Der neue Schlüssel: ${key.publicKey}`;
      return handle(desk, partnerId, { decide: (state) => rotateKey(state, given), message });
    }
    case 'revoke': {
      const { state } = await desk.commands.load(partnerStreamType, partnerStream(partnerId));
      const keys = state.status === 'registered' ? state.keys : [];
      const keyId = keys.find(({ publicKey }) => publicKey === command.key)?.keyId;
      if (keyId === undefined) return { done: false, message: refusalFor('key-unknown').detail };
      const message = 'Der Schlüssel ist gesperrt.';
      return handle(desk, partnerId, { decide: (now) => revokeKey(now, { partnerId, keyId }), message });
    }
    case 'pause':
    case 'resume': {
      const paused = command.name === 'pause';
      const message = paused ? 'Das Widget ist angehalten.' : 'Das Widget läuft wieder.';
      return handle(desk, partnerId, { decide: (state) => pausePartner(state, { partnerId, paused }), message });
    }
  }
};

const outcomeOf = (desk: PartnerDesk, command: PartnerCommand): Promise<Outcome> => {
  if (command.name === 'list') return list(desk);
  if (command.name !== 'add') return change(desk, command);
  const [partnerId, key] = [desk.nextId(), newKey(desk)];
  const message = `${command.partner.name} ist angelegt. Der Schlüssel: ${key.publicKey}`;
  return handle(desk, partnerId, {
    decide: (state) => registerPartner(state, { partnerId, ...key, ...command.partner }),
    message,
  });
};

/** Does what the operator typed and says what came of it. Resolves to the exit code. */
export const runPartnerCommand = async (
  desk: PartnerDesk,
  command: PartnerCommand,
  terminal: PartnerTerminal,
): Promise<0 | 1> => {
  const { done, message } = await outcomeOf(desk, command);
  (done ? terminal.print : terminal.complain)(message);
  return done ? 0 : 1;
};
