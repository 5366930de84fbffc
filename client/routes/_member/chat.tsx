import { createFileRoute } from '@tanstack/react-router';
import { Chat } from '../../features/chat/chat.tsx';
import { pageSearch } from '../../lib/browser/address-search.ts';

const LONGEST = 60;

export const Route = createFileRoute('/_member/chat')({
  validateSearch: pageSearch((search: Record<string, unknown>): { c?: string } => {
    const { c } = search;
    return typeof c === 'string' && c !== '' && c.length <= LONGEST ? { c } : {};
  }),
  component: ChatRoute,
});

function ChatRoute() {
  const { c } = Route.useSearch();
  return <Chat conversationId={c} />;
}
