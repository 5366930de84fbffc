/** The groups to which the list of users can be narrowed. */
export const USER_FILTERS = ['all', 'admin', 'moderator', 'user', 'pending', 'blocked'] as const;

export type UserFilter = (typeof USER_FILTERS)[number];

export const LONGEST_USER_SEARCH = 100;

/** The orders of the list of users. */
export const USER_ORDERS = ['newest', 'oldest', 'name', 'seen'] as const;

export type UserOrder = (typeof USER_ORDERS)[number];

/** As many accounts as one act may change. */
export const MOST_CHOSEN = 100;
