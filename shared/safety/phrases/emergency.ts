import { CHILD, type Phrase, phrasesAbout, RELATIVE } from './phrase.ts';

const emergency = phrasesAbout('emergency', 2);

/** Words that place an emergency in the past. */
const PAST = /^(?:no|em|ha|ano|mes|faz|ja|quando|e se recupera|semana passada|na semana)\b/;
const PERSON = `${CHILD}|${RELATIVE}|marido|esposa|esposo|amigo|amiga|vizinho|vizinha|ele|ela|homem|mulher`;

export const EMERGENCY: readonly Phrase[] = [
  emergency('infartando|enfartando|infartei|enfartei|convulsionando', 0),
  emergency(
    'infarto|enfarto|enfarte|avc|derrame|convulsao|overdose|hemorragia agora|socorro|forte',
    3,
  ),
  emergency(
    'estou|tendo|acho|sinto|esta|teve|tomou infarto|enfarto|enfarte|avc|derrame|convulsao|overdose|hemorragia',
    3,
    { unless: PAST },
  ),
  emergency(`${PERSON} infartou|enfartou|convulsionou`, 2, { unless: PAST }),
  emergency('dor|dores|aperto peito forte|braco|agora|ar|estou|falta|muito|suor|horas|dormente', 4),
  emergency('estou|sinto|sentindo|com|mal|tenho dor|dores|aperto|pontada peito', 3, {
    unless: /^por causa d[oe] (?:meu|pecado)/,
  }),
  emergency('peito doi|doendo|apertando|ardendo|queimando', 1, {
    unless: /^de (?:saudades?|amor|tristeza)/,
  }),
  emergency('esta|estou sangrando', 0, { study: true }),
  emergency('braco|rosto|lado dormente|formigando|paralisado|torto', 2),
  emergency('boca torta', 0),
  emergency('nao consigo|conseguindo|consegue respirar', 1),
  emergency('nao esta|estou respirando', 1),
  emergency('nao respira|parou respirar', 1),
  emergency('parou de respirar', 0),
  emergency('ataque cardiaco|coracao', 1, { unless: PAST }),
  emergency('falta de ar', 0, { unless: /^(?:na|ao|quando) (?:subida|subir|subo|correr|corro)/ }),
  emergency('estou|esta|fiquei|ficando sem ar', 0, { unless: /^condicionado/ }),
  emergency('sangrando|sangrar|sangramento muito|nao|parar|forte|sem|gravida', 3),
  emergency('perdendo|perdi muito sangue', 1),
  emergency('vou|acho|quase|estou desmaiar|desmaiando|desmaiei', 1),
  emergency(`${PERSON} desmaiou`, 0, { unless: PAST }),
  emergency('desmaiei|desmaiou hoje|agora|vezes|novo|socorro', 2),
  emergency('nao respira|acorda|responde|reage socorro|desmaiou|caiu|ajuda', 6),
  emergency('caiu|desmaiou|deitou|apagou|bateu nao acorda|responde|reage|levanta|respira', 4, {
    study: true,
  }),
  emergency(
    'bati|sacudi|empurrei|derrubei|joguei|espanquei nao acorda|responde|reage|levanta|respira',
    6,
  ),
  emergency(`socorro ${PERSON} nao responde|respira|acorda|reage`, 3),
  emergency('caiu|esta|ficou inconsciente|desacordado|desacordada|desmaiado|desmaiada', 2),
  emergency(`${PERSON} engasgou|engasgando|engasgado|engasgada|afogou|afogando`, 3),
  emergency(
    `${PERSON} engoliu|bebeu|tomou|ingeriu veneno|chumbinho|soda|desinfetante|pilha|bateria|sanitaria|remedios|comprimidos|detergente|moeda`,
    4,
  ),
  emergency('tomou|tomei|engoliu|bebi|bebeu agua sanitaria', 0),
];
