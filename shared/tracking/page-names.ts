import { type Page, pageAt, rowOf } from '../pages.ts';

/** Pages that lists of pages do not call by their title; apart, since only administrators read them. */
const NAMES: Partial<Record<Page, string>> = {
  '/themes/marriage': 'Casamento abençoado',
  '/apostila': 'Apostila',
  '/books': 'Livros',
  '/fasting': 'Jejum',
  '/diary': 'Diário',
  '/profile': 'Perfil',
  '/admin': 'entrada',
  '/admin/login': 'entrar',
  '/admin/users/roles': 'papéis',
  '/admin/quiz/create': 'nova pergunta',
  '/admin/quiz/edit/$id': 'editar pergunta',
};

/** What lists of pages call a path; one that has gone since keeps it. */
export function pageNameOf(path: string): string {
  const page = pageAt(path);
  if (!page) return path;
  const { title, menu = title } = rowOf(page);
  const name = NAMES[page];
  if (!path.startsWith('/admin')) return name ?? title;
  return `Administração: ${name ?? menu.charAt(0).toLowerCase() + menu.slice(1)}`;
}
