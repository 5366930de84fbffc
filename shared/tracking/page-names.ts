import { pageAt, rowOf } from '../pages.ts';

/** What lists of pages call a path; one that has gone since keeps it. */
export function pageNameOf(path: string): string {
  const page = pageAt(path);
  if (!page) return path;
  const { title, name, menu = title } = rowOf(page);
  if (!path.startsWith('/admin')) return name ?? title;
  return `Administração: ${name ?? menu.charAt(0).toLowerCase() + menu.slice(1)}`;
}
