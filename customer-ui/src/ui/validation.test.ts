import { describe, expect, it } from 'vitest';
import { complaintAbout, type InputFacts } from './validation.ts';

const input = (facts: Partial<InputFacts>): InputFacts => ({
  value: '',
  type: 'text',
  required: true,
  minLength: 0,
  typeMismatch: false,
  missingMessage: 'Bitte geben Sie einen Namen an.',
  ...facts,
});

describe('an input', () => {
  it('that is required must not be empty or blank', () => {
    expect(complaintAbout(input({ value: '' }))).toBe('Bitte geben Sie einen Namen an.');
    expect(complaintAbout(input({ value: '  \t' }))).toBe('Bitte geben Sie einen Namen an.');
  });

  it('may be empty when it is optional, even if it has a minimum length', () => {
    expect(complaintAbout(input({ required: false, minLength: 6 }))).toBeNull();
  });

  it('takes blanks in a password for characters', () => {
    expect(complaintAbout(input({ type: 'password', value: '      ', minLength: 6 }))).toBeNull();
  });

  it('for an e-mail address needs a complete one', () => {
    expect(complaintAbout(input({ type: 'email', value: 'anna@', typeMismatch: true }))).toContain('name@firma.de');
    expect(complaintAbout(input({ type: 'email', value: 'anna@firma.de' }))).toBeNull();
    expect(complaintAbout(input({ type: 'new-email', value: 'anna@', typeMismatch: true }))).toContain('name@firma.de');
  });

  it('has no longer name before the @ than mail can be sent to, where the address is a new one', () => {
    const long = `${'a'.repeat(65)}@firma.de`;
    expect(complaintAbout(input({ type: 'new-email', value: long }))).toBe(
      'Vor dem @ dürfen höchstens 64 Zeichen stehen.',
    );
    expect(complaintAbout(input({ type: 'new-email', value: long.slice(1) }))).toBeNull();
    expect(complaintAbout(input({ type: 'email', value: long }))).toBeNull();
  });

  it('for a new password needs the minimum length', () => {
    expect(complaintAbout(input({ type: 'password', value: '12345', minLength: 6 }))).toContain('6 Zeichen');
    expect(complaintAbout(input({ type: 'password', value: '123456', minLength: 6 }))).toBeNull();
  });
});
