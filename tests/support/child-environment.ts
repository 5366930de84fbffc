/**
 * The environment of a process of its own, without that of the tests. Node keeps its compiled
 * sources for the next process, which starts in half the time.
 */
export function childEnvironment(env: Readonly<Record<string, string>>): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  return { PATH, NODE_COMPILE_CACHE, ...env };
}
