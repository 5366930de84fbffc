/** The Portuguese sentence for each refusal of better-auth. */
export type AuthRefusal = Readonly<{ code: string; message: string }>;

const UNREACHABLE = 'Não foi possível falar com o servidor. Verifique sua conexão e tente de novo.';
const TOO_MANY = 'Muitas tentativas em pouco tempo. Aguarde um pouco e tente de novo.';

/** Names a password that was right, where the code of an authenticator is still to come. */
export const CODE_NEEDED = 'CODE_NEEDED';

/**
 * @param onAnswer gets what the server says where it agrees
 * @returns null when the server agreed
 */
export const postAuth = (path: string, body: object, onAnswer?: (answer: object) => void) =>
  askAuth(
    path,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
    onAnswer,
  );

export async function askAuth(
  path: string,
  request: RequestInit,
  onAnswer?: (answer: object) => void,
): Promise<AuthRefusal | null> {
  let response: Response;
  try {
    response = await fetch(`/api/auth${path}`, request);
  } catch {
    return { code: 'UNREACHABLE', message: UNREACHABLE };
  }
  const answer: unknown = await response.json().catch(() => null);
  const given = typeof answer === 'object' && answer !== null ? answer : {};
  if (response.ok) {
    onAnswer?.(given);
    return 'twoFactorRedirect' in given ? { code: CODE_NEEDED, message: '' } : null;
  }
  if (response.status === 429) return { code: 'TOO_MANY_REQUESTS', message: TOO_MANY };
  return {
    code: 'code' in given ? String(given.code) : '',
    message: 'message' in given ? String(given.message) : UNREACHABLE,
  };
}
