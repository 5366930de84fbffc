import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What a browser is needed for takes longest, whatever the size of its file: it comes first,
 * so that the workers end together.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const walks = ({ moduleId }: TestSpecification) => Number(moduleId.includes('/tests/browser/'));
    return sorted.toSorted((one, other) => walks(other) - walks(one));
  }
}
