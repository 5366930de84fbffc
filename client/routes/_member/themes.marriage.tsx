import { createFileRoute } from '@tanstack/react-router';
import { loadStudy } from '../../features/themed-studies/load-study.ts';
import { MARRIAGE } from '../../features/themed-studies/marriage-theme.ts';
import { StudyScreen } from '../../features/themed-studies/study-screen.tsx';
import { studySearch } from '../../features/themed-studies/study-search.ts';
import { titled } from '../../lib/browser/page-title.ts';

export const Route = createFileRoute('/_member/themes/marriage')({
  codeSplitGroupings: [['loader', 'component']],
  head: titled('Casamento Abençoado'),
  validateSearch: studySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadStudy(context, MARRIAGE, deps),
  component: () => <StudyScreen study={MARRIAGE} search={Route.useSearch()} />,
});
