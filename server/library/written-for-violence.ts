import type { LibraryKind } from './collections.ts';

/** The entries that are written for who suffers violence, abuse or control, or does it: where it is heard, only they are offered. */
export const WRITTEN_FOR_VIOLENCE: Readonly<Record<LibraryKind, readonly string[]>> = {
  question: [
    'violencia-em-casa',
    'abuso-na-infancia',
    'violencia-sexual',
    'crianca-contou-abuso',
    'filho-adulto-violento',
    'cuidar-de-quem-me-abusou',
    'perdoar-e-voltar-a-conviver',
    'assedio-no-trabalho',
    'assedio-do-pastor',
    'pastor-que-humilha',
    'ciume-no-namoro',
    'bullying-na-escola',
    'meus-pais-brigam',
  ],
  prayer: [
    'abuso-na-infancia',
    'assedio-no-trabalho-ou-na-igreja',
    'chefe-que-humilha',
    'filho-adulto-agressivo',
    'bullying-na-escola',
    'ferido-por-lider-da-igreja',
  ],
  study: [],
  motive: [],
  'advice-priest': [
    'agressor',
    'esposa-agressiva',
    'explosoes-de-raiva-em-casa',
    'abusado-na-infancia',
    'pai-que-me-maltratou-adoeceu',
  ],
  'advice-builder': [
    'marido-agressivo',
    'marido-que-controla',
    'filho-adulto-agressivo',
    'crianca-me-contou-abuso',
    'abusada-na-infancia',
    'pai-que-abusou-e-precisa-de-cuidado',
    'assedio-do-chefe',
    'assedio-de-lider-da-igreja',
    'pastor-que-controla',
  ],
  'advice-marriage': ['brigas-com-agressao', 'abuso-no-passado-de-um-de-nos'],
};
