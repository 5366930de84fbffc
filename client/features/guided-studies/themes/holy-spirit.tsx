import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTrpc } from '../../../lib/data/data.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { outlineQuery } from '../study-queries.ts';
import { StudyScreen } from '../study-screen.tsx';
import type { StudySearch } from '../study-theme.ts';
import { HOLY_SPIRIT } from './holy-spirit-theme.ts';

// Text alone, which the server has rendered.
const HolySpiritGuide = lazyWithRetry(() => import('./holy-spirit-guide.tsx'));

export function HolySpirit({ search }: Readonly<{ search: StudySearch }>) {
  const { data } = useQuery(outlineQuery(useTrpc(), 'holy-spirit'));
  // A boundary of its own, so that the days beside it answer presses before its code is there.
  const guide = data ? (
    <Suspense fallback={<div className="skeleton h-96" />}>
      <HolySpiritGuide counts={data.counts} />
    </Suspense>
  ) : null;
  return <StudyScreen study={HOLY_SPIRIT} search={search} guide={guide} />;
}
