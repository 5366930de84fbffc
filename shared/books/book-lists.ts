export const BOOK_STATUSES = ['all', 'active', 'inactive'] as const;
export type BookStatus = (typeof BOOK_STATUSES)[number];

export const BOOK_ORDERS = ['newest', 'name', 'accesses'] as const;
export type BookOrder = (typeof BOOK_ORDERS)[number];

export const CATEGORY_ORDERS = ['newest', 'name'] as const;
export type CategoryOrder = (typeof CATEGORY_ORDERS)[number];
