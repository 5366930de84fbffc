import type { Outputs, Trpc } from '../../../lib/data/trpc.ts';

type Studies = Outputs['admin']['guidedStudies'];

export type VersionList = Studies['list'];
export type ThemeVersions = VersionList['themes'][number];
export type Overview = NonNullable<Studies['overview']>;
export type ReadItem = Studies['section'][number];

export const versionsQuery = (trpc: Trpc) => trpc.admin.guidedStudies.list.queryOptions();
export const overviewQuery = (trpc: Trpc, id: string) =>
  trpc.admin.guidedStudies.overview.queryOptions({ id });
export const sectionQuery = (trpc: Trpc, id: string, section: string) =>
  trpc.admin.guidedStudies.section.queryOptions({ id, section });
