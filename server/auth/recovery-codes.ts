import { createHash, randomInt } from 'node:crypto';
import { symmetricDecrypt } from 'better-auth/crypto';

const CODES = 10;
/** 32 signs that nobody takes for one another: 24 of them are 120 bits, which need no slow hash. */
const SIGNS = '23456789abcdefghijkmnpqrstuvwxyz';
const GROUPS = 6;
const GROUP = 4;
const HASHED = 'sha256:';

const makeGroup = () =>
  Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');

const makeCode = () => Array.from({ length: GROUPS }, makeGroup).join('-');

/** A code as it is stored, however it was typed. */
export function hashedCode(typed: string): string {
  const code = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  return HASHED + createHash('sha256').update(code).digest('base64url');
}

/** A used code is left out of those that were read, which are stored as they are. */
const stored = (code: string) => (code.startsWith(HASHED) ? code : hashedCode(code));

const listed = (json: string): string[] => {
  const codes: unknown = JSON.parse(json);
  return Array.isArray(codes) ? codes.map(String) : [];
};

/**
 * Recovery codes for better-auth, which compares a stored one with the hash of the one that is typed.
 * @param secret decrypts those that a release before stored
 */
export const recoveryCodes = (secret: string) => ({
  customBackupCodesGenerate: () => Array.from({ length: CODES }, makeCode),
  storeBackupCodes: {
    encrypt: async (json: string) => JSON.stringify(listed(json).map(stored)),
    decrypt: async (data: string) => {
      const json = data.startsWith('[') ? data : await symmetricDecrypt({ key: secret, data });
      return JSON.stringify(listed(json).map(stored));
    },
  },
});
