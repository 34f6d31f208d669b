import { describe, expect, it } from 'vitest';
import { isOperationsCommand, parseOperationsCommand, UnknownOperationsCommand } from './operations-command.ts';

const ID = '01968a10-0000-7000-8000-000000000001';

describe('npm run admin -- status | parked | outbox', () => {
  it('reads commands, and shows lists when nothing else is said', () => {
    expect(parseOperationsCommand(['status'])).toEqual({ name: 'status' });
    expect(parseOperationsCommand(['parked'])).toEqual({ name: 'parked list' });
    expect(parseOperationsCommand(['outbox', 'list'])).toEqual({ name: 'outbox list' });
    expect(parseOperationsCommand(['read-models'])).toEqual({ name: 'read-models list' });
    expect(parseOperationsCommand(['parked', 'show', ID.toUpperCase()])).toEqual({ name: 'parked show', id: ID });
  });

  it('takes an id, its beginning, or all for what changes something', () => {
    expect(parseOperationsCommand(['parked', 'retry', '01968a10'])).toEqual({
      name: 'parked retry',
      target: { id: '01968a10' },
      yes: false,
    });
    expect(parseOperationsCommand(['parked', 'discard', ID, '--yes'])).toMatchObject({ target: { id: ID }, yes: true });
    expect(parseOperationsCommand(['outbox', 'retry', '--all', '-y'])).toMatchObject({ target: 'all', yes: true });
  });

  it('takes a read model, the number of an event and a reason for passing it over', () => {
    expect(
      parseOperationsCommand(['read-models', 'skip', 'review-list', '1234', '--reason', ' Platte defekt ', '--yes']),
    ).toEqual({
      name: 'read-models skip',
      readModel: 'review-list',
      position: 1234,
      reason: 'Platte defekt',
      yes: true,
    });
    // As status and read-models list show it.
    const shown = parseOperationsCommand(['read-models', 'skip', 'review-list', '1.234.567', '--reason', 'x']);
    expect(shown).toMatchObject({ position: 1_234_567 });
  });

  it('takes a build of the chat as its address names it', () => {
    expect(parseOperationsCommand(['chat-builds'])).toEqual({ name: 'chat-builds list' });
    expect(parseOperationsCommand(['chat-builds', 'withdraw', '0123456789abcdef', '--yes'])).toEqual({
      name: 'chat-builds withdraw',
      build: '0123456789abcdef',
      yes: true,
    });
  });

  it('refuses what it does not understand, in a German sentence', () => {
    for (const args of [
      ['parked', 'loeschen'],
      ['parked', 'retry'],
      ['parked', 'retry', '0'],
      ['parked', 'retry', ID, '--all'],
      ['parked', 'show', ID, ID],
      ['status', 'jetzt'],
      ['outbox', 'discard', ID],
      ['outbox', 'retry', '--force'],
      ['parked', 'retry', "' or 1=1"],
      ['read-models', 'skip', 'review-list', '7'],
      ['read-models', 'skip', 'review-list', '7', '--reason', ' '],
      ['read-models', 'skip', 'review-list', 'alle', '--reason', 'x'],
      ['read-models', 'skip', 'review-list', '1.23', '--reason', 'x'],
      ['read-models', 'skip', 'review-list', '7', '8', '--reason', 'x'],
      ['read-models', 'list', 'review-list'],
      ['chat-builds', 'withdraw'],
      ['chat-builds', 'withdraw', 'v1'],
      ['chat-builds', 'withdraw', '0123456789abcdef', '0123456789abcdef'],
      ['chat-builds', 'restore', '--all'],
      ['chat-builds', 'list', '0123456789abcdef'],
    ]) {
      expect(() => parseOperationsCommand(args), args.join(' ')).toThrow(UnknownOperationsCommand);
    }
  });

  it('leaves other commands to others', () => {
    expect([['status'], ['parked', 'x'], ['outbox'], ['list'], []].map(isOperationsCommand)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
