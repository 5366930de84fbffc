/** What other features may take of this one. */
export { type AdminPlace, placesOf } from './admin/admin-places.ts';
export { type Card, cardOf, GROUPS, type Group } from './feature-cards.ts';
export { InstallOffer } from './install-offer.tsx';
