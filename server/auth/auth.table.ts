import type { Generated } from 'kysely';
import type { Role } from '#shared/access.ts';

interface UsersTable {
  id: string;
  name: string;
  email: string;
  emailVerified: Generated<boolean>;
  image: string | null;
  /** Set by an administrator; a blocked member cannot sign in. */
  blockedAt: Date | null;
  lastSignInAt: Date | null;
  /** A password that was shown in a terminal opens nothing until its owner chooses another. */
  mustChangePassword: Generated<boolean>;
  twoFactorEnabled: Generated<boolean>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

interface SessionsTable {
  id: string;
  userId: string;
  token: string;
  expiresAt: Date;
  ipAddress: string | null;
  userAgent: string | null;
  /** When its owner last showed a password or a code. */
  provedAt: Generated<Date>;
  /** When somebody with a role last used it, to within minutes. */
  usedAt: Generated<Date>;
  /** The passkey that opened or confirmed it, which counts as two factors. */
  passkeyId: string | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

/** A way to sign in: "credential" holds the password's hash, "google" who somebody is there. */
interface AccountsTable {
  id: string;
  userId: string;
  accountId: string;
  providerId: string;
  accessToken: string | null;
  refreshToken: string | null;
  accessTokenExpiresAt: Date | null;
  refreshTokenExpiresAt: Date | null;
  scope: string | null;
  idToken: string | null;
  password: string | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

/** The authenticator of an account: its secret and the recovery codes, both encrypted. */
interface TwoFactorsTable {
  id: string;
  userId: string;
  secret: string;
  backupCodes: string;
  verified: Generated<boolean>;
  failedVerificationCount: Generated<number>;
  lockedUntil: Date | null;
}

/** A public key whose private half a device of the member's holds. */
interface PasskeysTable {
  id: string;
  userId: string;
  name: string | null;
  publicKey: string;
  credentialId: string;
  counter: number;
  deviceType: string;
  backedUp: boolean;
  transports: string | null;
  aaguid: string | null;
  createdAt: Generated<Date>;
}

/** Tokens that were sent by mail, and challenges that wait for a passkey. */
interface VerificationsTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: Date;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

/** A trigger of the database inserts one row for each user. */
interface UserRolesTable {
  userId: string;
  role: Generated<Role>;
  updatedAt: Generated<Date>;
}

/** An account that an administrator created for somebody who has not chosen a password yet. */
interface InvitationsTable {
  userId: string;
  invitedBy: string | null;
  expiresAt: Date;
}

declare module '../db/schema.ts' {
  interface Database {
    users: UsersTable;
    sessions: SessionsTable;
    accounts: AccountsTable;
    twoFactors: TwoFactorsTable;
    passkeys: PasskeysTable;
    verifications: VerificationsTable;
    userRoles: UserRolesTable;
    invitations: InvitationsTable;
  }
}
