import { type AuthRefusal, postAuth } from './post-auth.ts';

const UNNAMED = 'Não foi possível entrar com o Google. Tente de novo ou use a senha.';
const ENDED =
  'O tempo para entrar com o Google acabou, ou a entrada começou em outro navegador. Tente de novo.';

/** Why nobody came in, by the code with which the server sends the browser back. */
const REFUSED: Readonly<Record<string, string>> = {
  access_denied: 'A entrada com o Google foi cancelada.',
  state_mismatch: ENDED,
  state_not_found: ENDED,
  account_not_linked:
    'Já existe uma conta com este e-mail à espera de confirmação. Confirme-a pelo link que enviamos ou, se você recebeu um convite, abra o link dele.',
  GOOGLE_UNCONFIRMED:
    'O Google ainda não confirmou este e-mail. Confirme-o lá, ou crie aqui uma conta com senha.',
  GOOGLE_OF_ANOTHER:
    'Outra conta está aberta neste navegador. Saia dela, ou escolha no Google a mesma conta.',
  GOOGLE_NOT_FOR_STAFF:
    'Esta conta cuida do site ou pede a verificação em duas etapas, então entra com a senha ou com uma chave de acesso.',
  ACCOUNT_BLOCKED: 'Esta conta está bloqueada. Fale com quem cuida do site.',
};

/** @param code what the address of the page names, which anybody may have written */
export const refusedByGoogle = (code: string): string =>
  Object.hasOwn(REFUSED, code) ? (REFUSED[code] ?? UNNAMED) : UNNAMED;

/**
 * Leaves for Google, which leads back to the sign-in page and from there to the target.
 * @returns why not, where the server refuses
 */
export async function goToGoogle(target: string): Promise<AuthRefusal | null> {
  const back = `/auth?${new URLSearchParams({ by: 'google', redirect: target })}`;
  let url: string | null = null;
  const request = { provider: 'google', callbackURL: back, errorCallbackURL: back };
  const refusal = await postAuth('/sign-in/social', request, (answer) => {
    if ('url' in answer) url = String(answer.url);
  });
  if (refusal) return refusal;
  if (url === null) return { code: '', message: UNNAMED };
  location.assign(url);
  return null;
}
