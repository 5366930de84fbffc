/** What the product is called. */
export const SITE_NAME = 'Companheiro Bíblico';

/** Who may open a page: search engines list those for anybody, and entrances lead in. */
type Who = 'anybody' | 'entrance' | 'member' | 'moderator' | 'admin';

type Row = Readonly<{
  who: Who;
  /** What the tab says; a page for anybody describes itself. */
  title: string;
  /** The group of its card on the member's home and in the menu. */
  card?: 'themes' | 'resources' | 'tools';
  /** A page for anybody who has a link, which search engines leave out. */
  unlisted?: true;
  /** What the menu of the administration calls it. */
  menu?: string;
  /** What it lists, by its noun in the record of acts, and what one of them is called there. */
  keeps?: Readonly<{ noun: string; called: string }>;
}>;

/**
 * Every page of the product, in the order of menus. Titles, cards, menus, statistics and the
 * rights to open it derive from its row; a test compares the rows with the route files, and the
 * server answers 404 for any other path.
 */
const PAGE_TABLE = {
  '/': { who: 'entrance', title: 'Página de entrada' },
  '/auth': { who: 'entrance', title: 'Entrar e cadastrar' },
  '/dashboard': { who: 'member', title: 'Início' },
  '/themes/holy-spirit': { who: 'member', title: 'Espírito Santo', card: 'themes' },
  '/themes/gifts': { who: 'member', title: 'Dons espirituais', card: 'themes' },
  '/themes/priest': { who: 'member', title: 'Homem sacerdote do lar', card: 'themes' },
  '/themes/builder': { who: 'member', title: 'Mulher edificadora do lar', card: 'themes' },
  '/themes/marriage': {
    who: 'member',
    title: 'Casamento Abençoado',
    card: 'themes',
  },
  '/devotional/morning': { who: 'member', title: 'Devocional da manhã', card: 'resources' },
  '/devotional/night': { who: 'member', title: 'Devocional da noite', card: 'resources' },
  '/apostila': { who: 'member', title: 'Apostilas', card: 'resources' },
  '/books': { who: 'member', title: 'Biblioteca Digital', card: 'resources' },
  '/fasting': { who: 'member', title: 'Plano de jejum', card: 'resources' },
  '/diary': { who: 'member', title: 'Meu Diário', card: 'resources' },
  '/bible-quick': { who: 'anybody', title: 'Busca na Bíblia', card: 'tools' },
  '/bible': { who: 'anybody', title: 'Bíblia', card: 'tools' },
  '/bible-about': { who: 'anybody', title: 'Sobre o texto' },
  '/reading-plan': { who: 'anybody', title: 'Planos de leitura', card: 'tools' },
  '/panorama': { who: 'anybody', title: 'Panorama bíblico', card: 'tools' },
  '/quiz': { who: 'member', title: 'Quiz bíblico', card: 'tools' },
  '/prayers': { who: 'member', title: 'Orações', card: 'tools' },
  '/daily-word': { who: 'member', title: 'Palavra do dia', card: 'tools' },
  '/theme-study': { who: 'member', title: 'Estudo por tema', card: 'tools' },
  '/chat': { who: 'member', title: 'Chat bíblico', card: 'tools' },
  '/saved-verses': { who: 'member', title: 'Versículos salvos', card: 'tools' },
  '/collections': { who: 'member', title: 'Coleções', card: 'tools' },
  '/collection': { who: 'anybody', title: 'Coleção de passagens', unlisted: true },
  '/memorize': { who: 'member', title: 'Memorizar', card: 'tools' },
  '/apostilas': { who: 'member', title: 'Apostilas', card: 'tools' },
  '/promises': { who: 'member', title: 'Promessas', card: 'tools' },
  '/profile': { who: 'member', title: 'Meu perfil' },
  '/sessions': { who: 'member', title: 'Sessões ativas' },
  '/admin': { who: 'admin', title: 'Administração' },
  '/admin/login': { who: 'entrance', title: 'Entrar na administração' },
  '/admin/dashboard': { who: 'admin', title: 'Administração', menu: 'Painel' },
  '/admin/users': { who: 'admin', title: 'Usuários', menu: 'Usuários' },
  '/admin/users/roles': {
    who: 'admin',
    title: 'Papéis de usuários',
    menu: 'Papéis de usuários',
  },
  '/admin/quiz': { who: 'moderator', title: 'Quiz', menu: 'Quiz' },
  '/admin/quiz/create': { who: 'moderator', title: 'Criar quiz' },
  '/admin/quiz/edit/$id': { who: 'moderator', title: 'Editar quiz' },
  '/admin/quiz-categories': {
    who: 'moderator',
    title: 'Categorias de quiz',
    menu: 'Categorias de quiz',
  },
  '/admin/studies': { who: 'admin', title: 'Estudos temáticos', menu: 'Estudos temáticos' },
  '/admin/studies/$id': { who: 'admin', title: 'Versão de um estudo' },
  '/admin/apostilas': {
    who: 'moderator',
    title: 'Gerenciar Apostilas',
    menu: 'Apostilas',
    keeps: { noun: 'bookletCategory', called: 'a categoria de apostilas' },
  },
  '/admin/books': { who: 'admin', title: 'Gerenciar Livros', menu: 'Livros' },
  '/admin/book-categories': {
    who: 'admin',
    title: 'Categorias de Livros',
    menu: 'Categorias de livros',
  },
  '/admin/analytics': { who: 'admin', title: 'Análises', menu: 'Análises' },
  '/admin/reports': { who: 'admin', title: 'Relatórios', menu: 'Relatórios' },
  '/admin/audit': { who: 'admin', title: 'Registro de ações', menu: 'Registro de ações' },
  '/admin/settings': { who: 'admin', title: 'Configurações', menu: 'Configurações' },
  '/admin/maintenance': { who: 'admin', title: 'Manutenção', menu: 'Manutenção' },
} as const satisfies Readonly<Record<string, Row>>;

type Table = typeof PAGE_TABLE;

export type Page = keyof Table;

/** The pages that have something in their row, such as a card. */
export type PageWith<Column extends keyof Row> = {
  [Each in Page]: Table[Each] extends Readonly<Record<Column, unknown>> ? Each : never;
}[Page];

/** The nouns of what pages list, from which the names of acts derive. */
export type KeptNoun = Table[PageWith<'keeps'>]['keeps']['noun'];

/** Pages that a link can lead to without parameters. */
export type LinkedPage = Exclude<Page, '/auth' | `${string}$${string}`>;

const hasRow = (path: string): path is Page => Object.hasOwn(PAGE_TABLE, path);

export const PAGES: readonly Page[] = Object.keys(PAGE_TABLE).filter(hasRow);

export const rowOf = (page: Page): Row => PAGE_TABLE[page];

/** Pages that anybody may open. */
export const PUBLIC_PAGES: readonly Page[] = PAGES.filter((page) => rowOf(page).who === 'anybody');

/** The pages that search engines may list. */
export const LISTED_PAGES: readonly Page[] = PUBLIC_PAGES.filter((page) => !rowOf(page).unlisted);

const patterns = PAGES.map((page) => ({
  page,
  pattern: new RegExp(`^${page.replace(/\$[a-z]+/g, '[^/]+')}/?$`),
}));

/** The page at a path, by its pattern. */
export function pageAt(path: string): Page | null {
  return patterns.find(({ pattern }) => pattern.test(path))?.page ?? null;
}

export const isPage = (path: string): boolean => pageAt(path) !== null;
