/** Where a device holds the places that were read, which go with whoever leaves it. */
export const RECENT_PLACES = 'recent-places';

export const forgetRecentPlaces = () => localStorage.removeItem(RECENT_PLACES);
