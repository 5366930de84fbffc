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
import type { LinkedPage } from '#shared/routes.ts';

export type Card = Readonly<{ to: LinkedPage; title: string; text: string; Icon: LucideIcon }>;
type Group = Readonly<{ title: string; cards: readonly Card[] }>;

/** The cards of the member's home, grouped as the product has them. */
export const GROUPS: readonly Group[] = [
  {
    title: 'Temas em destaque',
    cards: [
      { to: '/themes/holy-spirit', title: 'Espírito Santo', text: 'Estudo em 5 dias', Icon: Flame },
      { to: '/themes/gifts', title: 'Dons espirituais', text: 'Conheça e desenvolva', Icon: Gift },
      {
        to: '/themes/priest',
        title: 'Homem sacerdote do lar',
        text: 'Plano de 50 dias',
        Icon: Crown,
      },
      {
        to: '/themes/builder',
        title: 'Mulher edificadora do lar',
        text: 'Plano de 47 dias',
        Icon: House,
      },
      {
        to: '/themes/marriage',
        title: 'Casamento abençoado',
        text: 'Plano de 30 dias',
        Icon: HeartHandshake,
      },
    ],
  },
  {
    title: 'Devocionais e recursos',
    cards: [
      {
        to: '/devotional/morning',
        title: 'Devocional da manhã',
        text: 'Comece o dia com Deus',
        Icon: Sun,
      },
      { to: '/devotional/night', title: 'Devocional da noite', text: 'Descanse nele', Icon: Moon },
      { to: '/apostila', title: 'Apostilas', text: 'Material para estudar', Icon: ScrollText },
      { to: '/books', title: 'Biblioteca digital', text: 'Livros recomendados', Icon: Library },
      { to: '/fasting', title: 'Jejum', text: 'Planeje com sabedoria', Icon: Utensils },
      {
        to: '/diary',
        title: 'Meu Diário',
        text: 'O que você guardou',
        Icon: NotebookText,
      },
    ],
  },
  {
    title: 'Ferramentas',
    cards: [
      { to: '/bible-quick', title: 'Busca rápida', text: 'Ache um versículo', Icon: Search },
      { to: '/bible', title: 'Bíblia comentada', text: 'Leia e entenda', Icon: BookOpen },
      {
        to: '/reading-plan',
        title: 'Planos de leitura',
        text: 'Um pouco por dia',
        Icon: CalendarCheck,
      },
      { to: '/panorama', title: 'Panorama bíblico', text: 'Os 66 livros', Icon: MapIcon },
      { to: '/quiz', title: 'Quiz bíblico', text: 'Teste o que sabe', Icon: Trophy },
      { to: '/prayers', title: 'Orações', text: 'Para cada momento', Icon: HandHeart },
      { to: '/daily-word', title: 'Palavra do dia', text: 'Um versículo por dia', Icon: BookHeart },
      {
        to: '/theme-study',
        title: 'Estudo por tema',
        text: 'Aprofunde um assunto',
        Icon: NotebookPen,
      },
      { to: '/chat', title: 'Chat bíblico', text: 'Pergunte o que quiser', Icon: MessageCircle },
      { to: '/saved-verses', title: 'Versículos salvos', text: 'Os que tocaram você', Icon: Heart },
      { to: '/apostilas', title: 'Biblioteca de apostilas', text: 'Veja todas', Icon: BookMarked },
      { to: '/promises', title: 'Promessas', text: 'Mais de 8 mil na Bíblia', Icon: Sparkles },
    ],
  },
];
