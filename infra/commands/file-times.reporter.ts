import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import type { FileTime } from './times.ts';

/** vitest reporter: how long each file took in all. The JSON report leaves out imports and what is prepared for all tests. */
export default class FileTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const times = modules.map((module): FileTime => {
      const { collectDuration, duration } = module.diagnostic();
      const tests = [...module.children.allTests()].length;
      return { file: module.relativeModuleId, tests, seconds: (collectDuration + duration) / 1000 };
    });
    if (process.env.FILE_TIMES) writeFileSync(process.env.FILE_TIMES, JSON.stringify(times));
  }
}
