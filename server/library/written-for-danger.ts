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
    'perdoar-quem-abusou',
    'bater-em-filho',
    'alcoolatra-em-casa',
    'perdoar-e-voltar-a-conviver',
    'assedio-no-trabalho',
    'assedio-do-pastor',
    'pastor-que-humilha',
    'ciume-no-namoro',
    'bullying-na-escola',
    'meus-pais-brigam',
  ],
  prayer: [
    'violencia-dentro-de-casa',
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
    'marido-forca-relacao',
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

/** Besides what is written for violence, the entries that people ask for who are in danger. */
const WRITTEN_FOR_OTHER_DANGER: readonly string[] = [
  'alguem-fala-em-morrer',
  'automutilacao',
  'bulimia-e-anorexia',
  'crise-de-panico',
  'cuidar-de-quem-me-feriu',
  'depressao',
  'divida-com-agiota',
  'doenca-mental-grave-na-familia',
  'eu-me-corto',
  'filha-com-anorexia',
  'filho-no-trafico',
  'foto-intima-vazada',
  'fui-assaltado',
  'luto-depois-de-um-suicidio',
  'luto-por-suicidio',
  'mae-de-filho-no-trafico',
  'mataram-quem-eu-amo',
  'medo-de-morrer',
  'minha-filha-se-corta',
  'mulher-com-depressao',
  'nao-aceito-o-padrasto',
  'ouvir-vozes-e-esquizofrenia',
  'pressao-para-transar',
  'quem-fala-em-morrer',
  'suicidio-e-salvacao',
  'tiroteio-e-violencia-no-bairro',
  'tristeza-depois-do-parto',
];

/** Whether an entry's names are what people say who are in danger, so that they are nothing harmless. */
export const isWrittenForDanger = (kind: LibraryKind, slug: string): boolean =>
  WRITTEN_FOR_VIOLENCE[kind].includes(slug) || WRITTEN_FOR_OTHER_DANGER.includes(slug);
