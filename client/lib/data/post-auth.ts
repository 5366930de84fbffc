/** The Portuguese sentence for each refusal of better-auth. */
type AuthRefusal = Readonly<{ code: string; message: string }>;

const UNREACHABLE = 'Não foi possível falar com o servidor. Verifique sua conexão e tente de novo.';
const TOO_MANY = 'Muitas tentativas em pouco tempo. Aguarde um pouco e tente de novo.';

/** Names a password that was right, where the code of an authenticator is still to come. */
export const CODE_NEEDED = 'CODE_NEEDED';

/** @returns null when the server agreed */
export async function postAuth(path: string, body: object): Promise<AuthRefusal | null> {
  const { refusal, answer } = await sendAuth(path, body);
  if (!refusal && 'twoFactorRedirect' in answer) return { code: CODE_NEEDED, message: '' };
  return refusal;
}

/** @returns what the server answered, or why it refused */
export async function sendAuth(
  path: string,
  body: object,
): Promise<Readonly<{ refusal: AuthRefusal | null; answer: object }>> {
  let response: Response;
  try {
    response = await fetch(`/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    return { refusal: { code: 'UNREACHABLE', message: UNREACHABLE }, answer: {} };
  }
  const read: unknown = await response.json().catch(() => null);
  const answer = typeof read === 'object' && read !== null ? read : {};
  return { refusal: response.ok ? null : refusalIn(response, answer), answer };
}

function refusalIn({ status }: Response, answer: object): AuthRefusal {
  const code = 'code' in answer ? String(answer.code) : '';
  const message = 'message' in answer ? String(answer.message) : UNREACHABLE;
  // Limits by address have no sentence of their own.
  if (status === 429 && code === '') return { code: 'TOO_MANY_REQUESTS', message: TOO_MANY };
  return { code, message };
}
