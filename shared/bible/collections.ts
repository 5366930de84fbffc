/** What a collection consists of: a passage of the Bible, a heading, or the member's own note. */
const COLLECTION_ITEM_KINDS = ['passage', 'heading', 'note'] as const;
export type CollectionItemKind = (typeof COLLECTION_ITEM_KINDS)[number];

export const LONGEST_COLLECTION_NAME = 100;
export const LONGEST_HEADING = 120;
export const LONGEST_NOTE = 2000;
export const MOST_ITEMS = 500;
