import type { Outputs, Trpc } from '../../lib/data/trpc.ts';

type Studies = Outputs['admin']['studies'];

export type VersionList = Studies['list'];
export type ThemeVersions = VersionList['themes'][number];
export type Overview = NonNullable<Studies['overview']>;
export type ReadItem = Studies['section'][number];

export const versionsQuery = (trpc: Trpc) => trpc.admin.studies.list.queryOptions();
export const overviewQuery = (trpc: Trpc, id: string) =>
  trpc.admin.studies.overview.queryOptions({ id });
export const sectionQuery = (trpc: Trpc, id: string, section: string) =>
  trpc.admin.studies.section.queryOptions({ id, section });
