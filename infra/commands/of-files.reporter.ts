import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import type { FileTime } from './times.ts';

export interface SeenOfFiles {
  readonly times: readonly FileTime[];
  /** Errors that no test caught: message and stack. The run fails by them without a failed test. */
  readonly uncaught: readonly string[];
}

/**
 * vitest reporter of what its JSON report leaves out: how long each file took in all, imports and what is prepared for all tests
 * with it, and errors outside of tests.
 */
export default class OfFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]) {
    const times = modules.map((module): FileTime => {
      const { collectDuration, duration } = module.diagnostic();
      const tests = [...module.children.allTests()].length;
      return { file: module.relativeModuleId, tests, seconds: (collectDuration + duration) / 1000 };
    });
    const uncaught = errors.map(({ message, stack = '' }) => `outside of tests: ${message}\n${stack}`);
    const seen: SeenOfFiles = { times, uncaught };
    if (process.env.SEEN_OF_FILES) writeFileSync(process.env.SEEN_OF_FILES, JSON.stringify(seen));
  }
}
