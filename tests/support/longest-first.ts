import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs browser tests first because they take longest whatever their size, so that all workers
 * end at about the same time.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const walks = ({ moduleId }: TestSpecification) => Number(moduleId.includes('/tests/browser/'));
    return sorted.toSorted((one, other) => walks(other) - walks(one));
  }
}
