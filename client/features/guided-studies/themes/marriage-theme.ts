import type { StudyTheme } from '../study-theme.ts';

export const MARRIAGE: StudyTheme = {
  theme: 'marriage',
  path: '/themes/marriage',
  name: 'Casamento Abençoado',
  days: 30,
  drawing: ['rings', 'study'],
  tabs: [
    { id: 'overview', label: 'Visão Geral' },
    { id: 'teachings', label: 'Ensinamentos' },
    { id: 'prayers', label: 'Orações' },
    { id: 'plan', label: 'Plano de 30 Dias' },
    { id: 'advice', label: 'Aconselhamento' },
    { id: 'chat', label: 'Bate-papo' },
  ],
  first: 'overview',
  loading: 'Carregando conteúdo...',
  failed: 'Erro ao carregar conteúdo. Tente novamente.',
  missing: {
    title: 'Erro ao carregar conteúdo',
    text: 'Não foi possível abrir o estudo sobre o casamento.',
  },
  generated: ['Conteúdo gerado!', 'O conteúdo sobre Casamento Abençoado foi gerado com sucesso.'],
  verseKind: 'planVerse',
  longerPrayer: 'Ler outra oração',
  advice: {
    procedure: 'marriageAdvice',
    label: 'O que vocês estão vivendo?',
    hint: 'Conte em poucas linhas. Escreva sem nomes, se preferir.',
  },
  chat: {
    greeting:
      'Olá! Pergunte sobre o casamento na Bíblia, sobre uma passagem ou sobre o passo de hoje.',
    waiting: 'Escrevendo...',
  },
};
