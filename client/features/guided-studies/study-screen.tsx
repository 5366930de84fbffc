import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { footOf, useFootOfPages } from '../../controls/foot-of-pages.ts';
import { PrintButton } from '../../controls/text-actions.tsx';
import { useTrpc } from '../../lib/data/data.tsx';
import { AfterHydration } from '../../ui/after-hydration.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { Introduction } from './introduction.tsx';
import { PlanDoor } from './plan/plan-door.tsx';
import { Conclusion } from './sections/conclusion.tsx';
import { SectionTabs } from './sections/section-tabs.tsx';
import { StudySection } from './sections/study-section.tsx';
import { outlineQuery } from './study-queries.ts';
import { type StudySearch, type StudyTheme, type TabId, tabOf } from './study-theme.ts';

const NoStudy = lazyWithRetry(() => import('./no-study.tsx'));
const StudyChat = lazyWithRetry(() => import('./sections/study-chat.tsx'));

type Props = Readonly<{
  study: StudyTheme;
  search: StudySearch;
  /** Goes before the days of the plan: a summary, a schedule. */
  guide?: ReactNode;
}>;

/** A guided study: its title, the open section, its conclusion. */
export function StudyScreen({ study, search, guide }: Props) {
  const outline = useQuery(outlineQuery(useTrpc(), study.theme));
  useFailureToast(outline, study.failed);
  useFootOfPages(outline.data ? footOf(outline.data.title, outline.data.translation) : null);
  if (outline.isPending) {
    return (
      <Page title={study.name}>
        <Loading text={study.loading} />
      </Page>
    );
  }
  if (!outline.data) {
    return (
      <Suspense fallback={<Loading text={study.loading} />}>
        <NoStudy study={study} failed={outline.isError} retry={outline.refetch} />
      </Suspense>
    );
  }
  const { title, introduction, conclusion } = outline.data;
  const tab = tabOf(study, search);
  return (
    <Page title={title} drawing={study.drawing}>
      <div className="grid gap-6">
        {tab === 'introduction' || tab === 'overview' ? (
          <PlanDoor planKey={`study:${study.theme}`} days={outline.data.plan.days} />
        ) : null}
        {study.framed ? <Introduction text={introduction} title={title} /> : null}
        <div className="grid gap-5">
          <SectionTabs study={study} current={tab} />
          <StudySection
            study={study}
            outline={outline.data}
            tab={tab}
            day={search.day}
            guide={guide}
          />
          <div className="flex flex-wrap items-center gap-x-4">
            <NextSection study={study} tab={tab} />
            <PrintButton>Imprimir esta parte</PrintButton>
          </div>
        </div>
        <div className="grid gap-6">
          {study.framed ? (
            <AfterHydration waiting={<div className="skeleton h-80" />}>
              <StudyChat study={study} />
            </AfterHydration>
          ) : null}
          <Conclusion text={conclusion} />
        </div>
      </div>
    </Page>
  );
}

/** The way on from a section that was read to its end. */
function NextSection({ study, tab }: Readonly<{ study: StudyTheme; tab: TabId }>) {
  const next = study.tabs[study.tabs.findIndex(({ id }) => id === tab) + 1];
  return next ? (
    <Link to={study.path} search={{ tab: next.id }} className="button button-quiet">
      Seguir para {next.label}
    </Link>
  ) : null;
}
