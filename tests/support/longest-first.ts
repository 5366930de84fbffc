import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longer than their size tells: they start browsers or processes, or repeat much. */
const LONG =
  /\/tests\/(?:browser\/|server\/(?:access|any-input|process)|bible\/(?:import|install)|ai\/poisoned)/;

/** Runs the longest files first, so that all workers end at about the same time. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => Number(LONG.test(moduleId));
    return sorted.toSorted((one, other) => isLong(other) - isLong(one));
  }
}
