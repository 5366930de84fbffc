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

export interface StorageTables {
  storedFiles: StoredFilesTable;
  fileUses: FileUsesTable;
}
