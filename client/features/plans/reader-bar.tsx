import { Suspense } from 'react';
import type { BookCode } from '#shared/bible/canon.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { openedReading } from './opened-reading.ts';

const PlanBar = lazyWithRetry(() => import('./reading/plan-bar.tsx'));

type Props = Readonly<{ book: BookCode; chapter: number }>;

/** The day of a plan over the reader, once one of its readings was opened. */
export function PlanReaderBar(place: Props) {
  const opened = openedReading.use();
  return opened ? (
    <Suspense fallback={null}>
      <PlanBar {...place} opened={opened} />
    </Suspense>
  ) : null;
}
