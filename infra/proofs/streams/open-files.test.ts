import { expect, it } from 'vitest';
import { planStreams } from './open-files.ts';

it('opens ten thousand streams, or as many as the machine allows, and says so', () => {
  expect(planStreams(null, 1_048_576)).toEqual({ streams: 10_000, note: null });
  expect(planStreams(null, 4_096)).toEqual({ streams: 3_596, note: expect.stringContaining('4096 open files') });
  expect(planStreams(200, 1_024)).toEqual({ streams: 200, note: null });
});

it('does not prove less than was asked for, nor less than a thousand by itself', () => {
  expect(planStreams(10_000, 4_096)).toEqual({ refused: expect.stringContaining('10000 streams need 10500') });
  expect(planStreams(null, 1_024)).toEqual({ refused: expect.stringContaining('1000 streams need 1500') });
});
