/** What other parts of the server may take of this feature. */
export { countUse, readLibraryUses } from './library-uses.queries.ts';
