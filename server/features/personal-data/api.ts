/** What other parts of the server may take of this feature. */
export { eraseMember } from './erase.queries.ts';
