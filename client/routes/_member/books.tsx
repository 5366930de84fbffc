import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_member/books')({
  staticData: { title: 'Biblioteca Digital' },
  component: () => <ComingSoon title="Biblioteca Digital" />,
});
