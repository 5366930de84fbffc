import type { StudyTheme } from '../study-theme.ts';

export const HOLY_SPIRIT: StudyTheme = {
  theme: 'holy-spirit',
  path: '/themes/holy-spirit',
  name: 'Espírito Santo',
  days: 30,
  // Fire is of the warm colour.
  drawing: ['flame', 'scripture'],
  tabs: [
    { id: 'plan', label: 'Plano de 30 dias' },
    { id: 'teachings', label: 'Ensinamentos' },
    { id: 'prayers', label: 'Orações' },
    { id: 'actions', label: 'Ações práticas' },
    { id: 'verses', label: 'Versículos-chave' },
  ],
  first: 'plan',
  framed: true,
  loading: 'Preparando o estudo sobre o Espírito Santo...',
  failed: 'Erro ao carregar conteúdo. Tente novamente.',
  missing: {
    title: 'Conteúdo não encontrado',
    text: 'O estudo sobre o Espírito Santo não está disponível agora.',
  },
  generated: ['Conteúdo gerado!'],
  verseKind: 'planVerse',
  longerPrayer: 'Ler outra oração',
  chat: {
    greeting:
      'Olá! Sou o seu conselheiro espiritual neste estudo. Pergunte sobre o Espírito Santo, sobre uma passagem ou sobre o dia em que você está.',
    waiting: 'Escrevendo...',
  },
};
