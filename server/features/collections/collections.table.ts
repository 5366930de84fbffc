import type { Generated } from 'kysely';
import type { CollectionItemKind } from '#shared/bible/collections.ts';

interface CollectionsTable {
  id: Generated<string>;
  userId: string;
  idempotencyKey: string;
  name: string;
  /** Whoever has this key may read the collection; null when it is the member's alone. */
  shareKey: string | null;
  createdAt: Generated<Date>;
}

interface CollectionItemsTable {
  id: Generated<string>;
  collectionId: string;
  idempotencyKey: string;
  position: number;
  kind: CollectionItemKind;
  /** The key of a passage, or what the member wrote. */
  text: string;
}

declare module '../../db/schema.ts' {
  interface Database {
    collections: CollectionsTable;
    collectionItems: CollectionItemsTable;
  }
}
