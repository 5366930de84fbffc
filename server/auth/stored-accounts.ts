/** The tables of better-auth with our names of columns. */
export const SESSIONS = {
  modelName: 'sessions',
  fields: {
    userId: 'user_id',
    expiresAt: 'expires_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  },
};

export const USERS = {
  modelName: 'users',
  fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
  additionalFields: {
    mustChangePassword: {
      type: 'boolean' as const,
      fieldName: 'must_change_password',
      required: true,
      defaultValue: false,
      input: false,
    },
  },
};

export const ACCOUNTS = {
  modelName: 'accounts',
  updateAccountOnSignIn: false,
  // Our own rule asks Google's word for the address, and says so; ours must be confirmed in any case.
  accountLinking: { trustedProviders: ['google' as const], requireLocalEmailVerified: true },
  fields: {
    userId: 'user_id',
    accountId: 'account_id',
    providerId: 'provider_id',
    accessToken: 'access_token',
    refreshToken: 'refresh_token',
    accessTokenExpiresAt: 'access_token_expires_at',
    refreshTokenExpiresAt: 'refresh_token_expires_at',
    idToken: 'id_token',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  },
};

export const VERIFICATIONS = {
  modelName: 'verifications',
  storeIdentifier: 'hashed' as const,
  fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
};

const NO_TOKENS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  scope: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
};

/** Who somebody is at Google is all that is stored of it, as nothing is asked of Google later. */
export const WITHOUT_TOKENS = {
  account: {
    create: {
      before: async (account: object) => ({ data: { ...account, ...NO_TOKENS } }),
    },
  },
};
