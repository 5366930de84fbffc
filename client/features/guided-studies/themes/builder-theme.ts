import type { StudyTheme } from '../study-theme.ts';

export const BUILDER: StudyTheme = {
  theme: 'builder',
  path: '/themes/builder',
  name: 'Mulher edificadora do lar',
  days: 47,
  drawing: ['home-stones', 'study'],
  tabs: [
    { id: 'introduction', label: 'Introdução' },
    { id: 'teachings', label: 'Ensinamentos' },
    { id: 'verses', label: 'Versículos' },
    { id: 'prayers', label: 'Orações' },
    { id: 'actions', label: 'Ações' },
    { id: 'plan', label: 'Plano 47 Dias' },
    { id: 'chat', label: 'Chat' },
  ],
  first: 'introduction',
  loading: 'Carregando conteúdo...',
  failed: 'Erro ao carregar o conteúdo. Tente novamente.',
  missing: {
    title: 'Conteúdo não encontrado',
    text: 'Não foi possível abrir este estudo agora.',
  },
  generated: ['Conteúdo gerado!'],
  verseKind: 'verse',
  longerPrayer: 'Ler oração mais longa',
  chat: {
    greeting:
      'Olá! Conte o que você está vivendo em casa, e eu procuro um conselho na Bíblia. Se houver medo ou violência, a sua segurança vem primeiro: ligue 180 ou 190.',
    waiting: 'Preparando resposta...',
    counsel: true,
  },
};
