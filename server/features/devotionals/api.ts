/** What other parts of the server may take of this feature. */

export { morningDevotional, nightDevotional } from './devotionals.generator.ts';
