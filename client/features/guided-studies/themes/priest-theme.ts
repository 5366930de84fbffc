import type { StudyTheme } from '../study-theme.ts';

export const PRIEST: StudyTheme = {
  theme: 'priest',
  path: '/themes/priest',
  name: 'Homem sacerdote do lar',
  days: 50,
  drawing: ['home-shield', 'study'],
  tabs: [
    { id: 'introduction', label: 'Introdução' },
    { id: 'teachings', label: 'Ensinamentos' },
    { id: 'verses', label: 'Versículos' },
    { id: 'prayers', label: 'Orações' },
    { id: 'actions', label: 'Ações' },
    { id: 'plan', label: 'Plano 50 Dias' },
    { id: 'advice', label: 'Conselho' },
    { id: 'chat', label: 'Chat' },
  ],
  first: 'introduction',
  loading: 'Carregando conteúdo...',
  failed: 'Erro ao carregar o conteúdo. Tente novamente.',
  missing: {
    title: 'Conteúdo não encontrado',
    text: 'Este estudo não está disponível agora.',
  },
  generated: ['Conteúdo gerado!'],
  verseKind: 'planVerse',
  longerPrayer: 'Ler outra oração',
  advice: {
    procedure: 'priestAdvice',
    label: 'O que está acontecendo?',
    hint: 'Conte em poucas linhas. Escreva sem nomes, se preferir.',
  },
  chat: {
    greeting:
      'Olá! Pergunte o que quiser sobre este estudo: um ensinamento, uma passagem, um passo difícil na sua casa.',
    waiting: 'Escrevendo...',
  },
};
