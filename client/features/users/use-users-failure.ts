import { codeOf, messageOf } from '../../lib/data/errors.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

type Loaded = Readonly<{ error: unknown; isError: boolean; errorUpdatedAt: number }>;

/** Tells why the accounts did not load, in the words of the specification. */
export function useUsersFailure(list: Loaded): void {
  useFailureToast(list, 'Erro ao carregar usuários', reasonOf(list.error));
}

function reasonOf(error: unknown): string | undefined {
  if (error === null) return undefined;
  const code = codeOf(error);
  // Seen where a form is open; otherwise the page is left for the one to sign in, which says it too.
  if (code === 'UNAUTHENTICATED') return 'Usuário não autenticado';
  return code === 'INTERNAL' ? 'Erro ao buscar usuários' : messageOf(error);
}
