import {
  BookCopy,
  BookHeart,
  BookMarked,
  BookOpen,
  Brain,
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
import type { DrawingName, Hue } from '../../ui/drawing.tsx';

type CardPage = PageWith<'card'>;
type Look = Readonly<{ Icon: LucideIcon; drawing: DrawingName; hue: Hue }>;
export type Card = Readonly<{ to: CardPage; title: string; text: string }> & Look;
export type Group = Readonly<{ title: string; cards: readonly Card[] }>;

/** What a card says and shows beside the title of its page, or in its place. */
const CARDS: Readonly<Record<CardPage, Readonly<{ title?: string; text: string }> & Look>> = {
  '/themes/holy-spirit': {
    text: 'Estudo em 5 dias',
    Icon: Flame,
    drawing: 'flame',
    hue: 'scripture',
  },
  '/themes/gifts': { text: 'Conheça e desenvolva', Icon: Gift, drawing: 'gift', hue: 'study' },
  '/themes/priest': { text: 'Plano de 50 dias', Icon: Crown, drawing: 'home-shield', hue: 'study' },
  '/themes/builder': {
    text: 'Plano de 47 dias',
    Icon: House,
    drawing: 'home-stones',
    hue: 'study',
  },
  '/themes/marriage': {
    title: 'Casamento abençoado',
    text: 'Plano de 30 dias',
    Icon: HeartHandshake,
    drawing: 'rings',
    hue: 'study',
  },
  '/devotional/morning': {
    text: 'Comece o dia com Deus',
    Icon: Sun,
    drawing: 'sun',
    hue: 'prayer',
  },
  '/devotional/night': { text: 'Descanse nele', Icon: Moon, drawing: 'moon', hue: 'prayer' },
  '/apostila': { text: 'Material para estudar', Icon: ScrollText, drawing: 'sheets', hue: 'study' },
  '/books': {
    title: 'Biblioteca digital',
    text: 'Livros recomendados',
    Icon: Library,
    drawing: 'books',
    hue: 'study',
  },
  '/fasting': {
    title: 'Jejum',
    text: 'Planeje com sabedoria',
    Icon: Utensils,
    drawing: 'plate',
    hue: 'prayer',
  },
  '/diary': { text: 'O que você guardou', Icon: NotebookText, drawing: 'notebook', hue: 'home' },
  '/bible-quick': {
    title: 'Busca rápida',
    text: 'Ache um versículo',
    Icon: Search,
    drawing: 'lens',
    hue: 'scripture',
  },
  '/bible': {
    title: 'Bíblia comentada',
    text: 'Leia e entenda',
    Icon: BookOpen,
    drawing: 'book',
    hue: 'scripture',
  },
  '/reading-plan': { text: 'Um pouco por dia', Icon: CalendarCheck, drawing: 'path', hue: 'plan' },
  '/panorama': { text: 'Os 66 livros', Icon: MapIcon, drawing: 'map', hue: 'scripture' },
  '/quiz': { text: 'Teste o que sabe', Icon: Trophy, drawing: 'question', hue: 'plan' },
  '/prayers': { text: 'Para cada momento', Icon: HandHeart, drawing: 'hands', hue: 'prayer' },
  '/daily-word': {
    text: 'Um versículo por dia',
    Icon: BookHeart,
    drawing: 'book-star',
    hue: 'scripture',
  },
  '/theme-study': {
    text: 'Aprofunde um assunto',
    Icon: NotebookPen,
    drawing: 'seed',
    hue: 'study',
  },
  '/chat': { text: 'Pergunte o que quiser', Icon: MessageCircle, drawing: 'talk', hue: 'home' },
  '/saved-verses': {
    text: 'Os que tocaram você',
    Icon: Heart,
    drawing: 'bookmark',
    hue: 'scripture',
  },
  '/memorize': {
    text: 'Aprenda versículos de cor',
    Icon: Brain,
    drawing: 'scroll',
    hue: 'scripture',
  },
  '/apostilas': {
    title: 'Biblioteca de apostilas',
    text: 'Veja todas',
    Icon: BookMarked,
    drawing: 'sheets',
    hue: 'study',
  },
  '/collections': {
    text: 'Para aulas e encontros',
    Icon: BookCopy,
    drawing: 'sheets',
    hue: 'scripture',
  },
  '/promises': { text: 'Mais de 8 mil na Bíblia', Icon: Sparkles, drawing: 'rainbow', hue: 'home' },
};

const isCard = (page: string): page is CardPage => Object.hasOwn(CARDS, page);

export const cardOf = <To extends CardPage>(to: To): Card & Readonly<{ to: To }> => ({
  title: rowOf(to).title,
  ...CARDS[to],
  to,
});

const cardsOf = (group: string): readonly Card[] =>
  PAGES.filter(isCard)
    .filter((to) => rowOf(to).card === group)
    .map((to) => cardOf(to));

/** The cards of the member's home and of the menu, grouped as the product has them. */
export const GROUPS: readonly Group[] = [
  { title: 'Temas em destaque', cards: cardsOf('themes') },
  { title: 'Devocionais e recursos', cards: cardsOf('resources') },
  { title: 'Ferramentas', cards: cardsOf('tools') },
];
