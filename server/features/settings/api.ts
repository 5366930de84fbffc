/** What other parts of the server may take of this feature. */
export { Settings } from './settings.ts';
