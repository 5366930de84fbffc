import { createFileRoute } from '@tanstack/react-router';
import { DailyWord } from '../../features/daily-word/daily-word.tsx';

export const Route = createFileRoute('/_member/daily-word')({
  staticData: { title: 'Palavra do dia' },
  component: DailyWord,
});
