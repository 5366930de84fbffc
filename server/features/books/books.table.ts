import type { Generated } from 'kysely';

interface BookCategoriesTable {
  id: Generated<string>;
  name: string;
  description: string | null;
  isActive: Generated<boolean>;
  createdAt: Generated<Date>;
}

interface BooksTable {
  id: Generated<string>;
  name: string;
  description: string | null;
  bookUrl: string;
  price: string;
  categoryId: string;
  imageKey: string | null;
  isActive: Generated<boolean>;
  accesses: Generated<number>;
  createdAt: Generated<Date>;
}

declare module '../../db/schema.ts' {
  interface Database {
    bookCategories: BookCategoriesTable;
    books: BooksTable;
  }
}
