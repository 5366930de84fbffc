import { randomBytes } from 'node:crypto';

const VALID_MS = 72 * 3_600_000;

export const invitationEnd = () => new Date(Date.now() + VALID_MS);

/** The page on which an invited person says their name and chooses a password. */
export const invitationPage = (baseUrl: string, token: string) =>
  `${baseUrl}/auth?view=invitation#token=${token}`;

/** The part of better-auth that stores a link. */
type Links = Readonly<{
  internalAdapter: Readonly<{
    createVerificationValue: (
      value: Readonly<{ identifier: string; value: string; expiresAt: Date }>,
    ) => Promise<unknown>;
  }>;
}>;

/** Makes a link that opens the account of an invitation: better-auth's own for a new password. */
export async function makeInvitationLink(
  { $context }: Readonly<{ $context: Promise<Links> }>,
  { baseUrl, userId, expiresAt }: Readonly<{ baseUrl: string; userId: string; expiresAt: Date }>,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const { internalAdapter } = await $context;
  const identifier = `reset-password:${token}`;
  await internalAdapter.createVerificationValue({ identifier, value: userId, expiresAt });
  return invitationPage(baseUrl, token);
}
