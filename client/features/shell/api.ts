/** What other features may take of this one. */
export { type AdminPlace, placesOf } from './admin/admin-places.ts';
export { type Card, GROUPS } from './feature-cards.ts';
