/** What other parts of the server may take of this feature. */
export { THEMES } from './authored-studies.ts';
export { type Items, readItemsOf } from './guided-studies.ts';
export { otherPrayers } from './other-prayers.ts';
