/** What other parts of the server may take of this feature. */
export { recordAct } from './audit.queries.ts';
