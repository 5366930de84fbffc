import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with the names of the tests that passed at a second try only, which hides a fault. */
export class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly Pick<TestModule, 'children' | 'relativeModuleId'>[]): void {
    const names = modules.flatMap(({ children, relativeModuleId }) =>
      [...children.allTests('passed')]
        .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
        .map(({ fullName }) => `  ${relativeModuleId} > ${fullName}\n`),
    );
    if (names.length === 0) return;
    process.stdout.write(`\nPassed at a second try (${names.length}):\n${names.join('')}\n`);
  }
}
