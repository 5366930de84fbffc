import type { AppContext } from '../context.ts';
import type { GeneratorContext } from './generator.ts';

/** Who asks for an answer, until they leave. */
export type Asker = Readonly<{
  app: AppContext;
  userId: string;
  signal: AbortSignal;
  /**
   * Set where the answer is made for everybody: the site's budget pays it alone, so that
   * it does not depend on who happens to ask first, and neither does the choice of a verse.
   */
  forEverybody?: Readonly<{ recentVerses: GeneratorContext['recentVerses'] }>;
}>;
