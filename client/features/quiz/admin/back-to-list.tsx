import { Link, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { filterSearch } from './quiz-list-query.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the page was opened from the list, which is one step back then. */
    fromList?: boolean;
  }
}

/** Goes back to the list, with its filter and at its place. */
export function useBackToList(): () => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  const fromList = useLocation({ select: ({ state }) => state.fromList });
  return () =>
    fromList ? history.back() : void navigate({ to: '/admin/quiz', search: filterSearch });
}

/** The way back to the list from what changes it. */
export function BackToList() {
  const back = useBackToList();
  return (
    <Link
      to="/admin/quiz"
      search={filterSearch}
      className="button button-bare -ml-3 px-3"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        back();
      }}
    >
      <ArrowLeft aria-hidden="true" size={20} />
      Voltar
    </Link>
  );
}
