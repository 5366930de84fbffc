import type { Generated, JSONColumnType } from 'kysely';
import type { UploadKind } from '#shared/uploads.ts';

/** The file itself, or a picture of it in one of the widths. */
export type StoredPart = Readonly<{
  name: string;
  location: string;
  mime: string;
  bytes: number;
}>;

interface StoredFilesTable {
  key: string;
  kind: UploadKind;
  state: Generated<'pending' | 'stored'>;
  name: string;
  mime: string;
  bytes: number;
  sha256: string;
  pages: number | null;
  parts: JSONColumnType<readonly StoredPart[]>;
  createdBy: string | null;
  createdAt: Generated<Date>;
}

/** The places where files are shown, and whether members may open them there. */
interface FileUsesTable {
  fileKey: string;
  isOpen: boolean;
}

/** Objects that no record knows, from the first collection that found them. */
interface QuarantinedFilesTable {
  location: string;
  foundAt: Date;
  /** Whether so many are due at once that an administrator is asked. */
  awaitsConfirmation: Generated<boolean>;
}

declare module '../db/schema.ts' {
  interface Database {
    quarantinedFiles: QuarantinedFilesTable;
    storedFiles: StoredFilesTable;
    fileUses: FileUsesTable;
  }
}
