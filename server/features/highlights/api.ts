/** What other parts of the server may take of this feature. */
export { listOwnParts } from './highlights.queries.ts';
