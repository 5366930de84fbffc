const UNREACHABLE = 'Não foi possível falar com o servidor. Verifique sua conexão e tente de novo.';

/**
 * Signs in with the token of a link that was mailed; the header says that a page sends it.
 * @returns what the server refuses it with; null where the member is signed in
 */
export async function openLink(token: string): Promise<string | null> {
  try {
    const response = await fetch(`/api/auth/magic-link/verify?${new URLSearchParams({ token })}`, {
      headers: { 'x-sign-in-link': 'page' },
    });
    if (response.ok) return null;
    const answer: unknown = await response.json();
    return String(Reflect.get(Object(answer), 'message') ?? UNREACHABLE);
  } catch {
    return UNREACHABLE;
  }
}
