/** The environment does not let this process start: a sentence for the maintainer that names what is at fault. */
export class EnvProblem extends Error {
  override readonly name = 'EnvProblem';
}
