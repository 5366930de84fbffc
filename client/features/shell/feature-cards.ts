import {
  BookHeart,
  BookMarked,
  BookOpen,
  CalendarCheck,
  Crown,
  Flame,
  Gift,
  HandHeart,
  Heart,
  HeartHandshake,
  House,
  Library,
  type LucideIcon,
  Map as MapIcon,
  MessageCircle,
  Moon,
  NotebookPen,
  NotebookText,
  ScrollText,
  Search,
  Sparkles,
  Sun,
  Trophy,
  Utensils,
} from 'lucide-react';
import { PAGES, type PageWith, rowOf } from '#shared/pages.ts';

type CardPage = PageWith<'card'>;
export type Card = Readonly<{ to: CardPage; title: string; text: string; Icon: LucideIcon }>;
type Group = Readonly<{ title: string; cards: readonly Card[] }>;

/** What a card says and shows beside the title of its page, or in its place. */
const CARDS: Readonly<
  Record<CardPage, Readonly<{ title?: string; text: string; Icon: LucideIcon }>>
> = {
  '/themes/holy-spirit': { text: 'Estudo em 5 dias', Icon: Flame },
  '/themes/gifts': { text: 'Conheça e desenvolva', Icon: Gift },
  '/themes/priest': { text: 'Plano de 50 dias', Icon: Crown },
  '/themes/builder': { text: 'Plano de 47 dias', Icon: House },
  '/themes/marriage': {
    title: 'Casamento abençoado',
    text: 'Plano de 30 dias',
    Icon: HeartHandshake,
  },
  '/devotional/morning': { text: 'Comece o dia com Deus', Icon: Sun },
  '/devotional/night': { text: 'Descanse nele', Icon: Moon },
  '/apostila': { text: 'Material para estudar', Icon: ScrollText },
  '/books': { title: 'Biblioteca digital', text: 'Livros recomendados', Icon: Library },
  '/fasting': { title: 'Jejum', text: 'Planeje com sabedoria', Icon: Utensils },
  '/diary': { text: 'O que você guardou', Icon: NotebookText },
  '/bible-quick': { title: 'Busca rápida', text: 'Ache um versículo', Icon: Search },
  '/bible': { title: 'Bíblia comentada', text: 'Leia e entenda', Icon: BookOpen },
  '/reading-plan': { text: 'Um pouco por dia', Icon: CalendarCheck },
  '/panorama': { text: 'Os 66 livros', Icon: MapIcon },
  '/quiz': { text: 'Teste o que sabe', Icon: Trophy },
  '/prayers': { text: 'Para cada momento', Icon: HandHeart },
  '/daily-word': { text: 'Um versículo por dia', Icon: BookHeart },
  '/theme-study': { text: 'Aprofunde um assunto', Icon: NotebookPen },
  '/chat': { text: 'Pergunte o que quiser', Icon: MessageCircle },
  '/saved-verses': { text: 'Os que tocaram você', Icon: Heart },
  '/apostilas': { title: 'Biblioteca de apostilas', text: 'Veja todas', Icon: BookMarked },
  '/promises': { text: 'Mais de 8 mil na Bíblia', Icon: Sparkles },
};

const isCard = (page: string): page is CardPage => Object.hasOwn(CARDS, page);

const cardsOf = (group: string): readonly Card[] =>
  PAGES.filter(isCard)
    .filter((to) => rowOf(to).card === group)
    .map((to) => ({ to, title: rowOf(to).title, ...CARDS[to] }));

/** The cards of the member's home and of the menu, grouped as the product has them. */
export const GROUPS: readonly Group[] = [
  { title: 'Temas em destaque', cards: cardsOf('themes') },
  { title: 'Devocionais e recursos', cards: cardsOf('resources') },
  { title: 'Ferramentas', cards: cardsOf('tools') },
];
