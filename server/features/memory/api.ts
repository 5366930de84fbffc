/** What other parts of the server may take of this feature. */
export { listOwnVerses } from './memory.queries.ts';
