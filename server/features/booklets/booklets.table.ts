import type { Generated } from 'kysely';

interface BookletCategoriesTable {
  id: Generated<string>;
  name: string;
  description: string | null;
  isActive: Generated<boolean>;
  createdBy: string | null;
  createdAt: Generated<Date>;
}

interface BookletsTable {
  id: Generated<string>;
  name: string;
  description: string | null;
  categoryId: string;
  pdfKey: string;
  imageKey: string | null;
  isActive: Generated<boolean>;
  position: Generated<number>;
  views: Generated<number>;
  downloads: Generated<number>;
  createdBy: string | null;
  createdAt: Generated<Date>;
}

interface BookletPastPdfsTable {
  bookletId: string;
  pdfKey: string;
  replacedBy: string | null;
  replacedAt: Generated<Date>;
}

declare module '../../db/schema.ts' {
  interface Database {
    bookletCategories: BookletCategoriesTable;
    booklets: BookletsTable;
    bookletPastPdfs: BookletPastPdfsTable;
  }
}
