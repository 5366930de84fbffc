/** An account that an administrator created for somebody who has not chosen a password yet. */
interface InvitationsTable {
  userId: string;
  invitedBy: string | null;
  expiresAt: Date;
}

export interface UserTables {
  invitations: InvitationsTable;
}
