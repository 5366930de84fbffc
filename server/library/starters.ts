import type { LibraryKind } from './collections.ts';

/** The slugs of entries that serve many, offered where nothing matches. */
export const STARTERS: Readonly<Record<LibraryKind, readonly [string, string, string]>> = {
  question: ['como-orar', 'por-onde-comecar-a-ler', 'ansiedade'],
  prayer: ['gratidao-pelo-dia', 'paz-interior', 'sabedoria'],
  study: ['graca', 'oracao', 'esperanca'],
  motive: ['geral', 'familia', 'direcao-para-decisoes'],
  'advice-priest': [
    'nao-sei-conduzir-oracao-em-familia',
    'explosoes-de-raiva-em-casa',
    'ausencia-por-causa-do-trabalho',
  ],
  'advice-builder': ['sobrecarga-e-cansaco', 'solidao-no-casamento', 'culpa-de-mae'],
  'advice-marriage': ['falta-de-dialogo', 'brigas-por-dinheiro', 'rotina-e-tedio'],
};
