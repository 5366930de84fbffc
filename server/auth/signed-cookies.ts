/** The part of a better-auth hook's context that signs cookies. */
export type SignedCookies = Readonly<{
  getSignedCookie: (name: string, secret: string) => Promise<string | false | null>;
  setSignedCookie: (name: string, value: string, secret: string, attributes: object) => unknown;
  context: Readonly<{
    secret: string;
    createAuthCookie: (
      name: string,
      attributes: { maxAge: number },
    ) => Readonly<{ name: string; attributes: object }>;
  }>;
}>;
