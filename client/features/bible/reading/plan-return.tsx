import { Link } from '@tanstack/react-router';
import { CalendarCheck } from 'lucide-react';
import type { BookCode } from '#shared/bible/canon.ts';
import { openedReading } from '../../plans/api.ts';

type Props = Readonly<{ book: BookCode; chapter: number }>;

/** Leads back to the day of the plan from which this chapter was opened. */
export function PlanReturn({ book, chapter }: Props) {
  const opened = openedReading.use();
  const [openedBook, openedChapter] = opened?.key.split('.') ?? [];
  if (!opened || openedBook !== book || Number(openedChapter) !== chapter) return null;
  return (
    <Link
      to="/reading-plan"
      search={{ plan: opened.plan, day: opened.day }}
      className="button button-primary mt-8 w-full"
    >
      <CalendarCheck aria-hidden="true" size={20} />
      Voltar ao dia {opened.day} do plano
    </Link>
  );
}
