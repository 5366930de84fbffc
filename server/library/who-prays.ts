import { spelledOut } from '../portuguese/shorthand.ts';

/** Who speaks in a prayer: whoever bears the matter, or somebody who prays for whoever bears it. */
type Voice = 'self' | 'other';

/**
 * The voices of a theme's prayers in their order, `s`elf, `o`ther, or `-` where it may be either; the
 * voice of its `forAll` comes last. A theme that is not named here is prayed alike by both, as where a
 * husband or a wife is part of what one bears: widowhood, unfaithfulness.
 */
export const VOICES: Readonly<Record<string, string>> = {
  ansiedade: 'sso',
  solidao: 'sso',
  depressao: 'sso',
  insonia: 'sss',
  'cirurgia-e-hospital': 'sos',
  vicios: 'sos',
  'desemprego-e-trabalho': 'sss',
  'dividas-e-financas': 'sss',
  gravidez: 's-s',
  'pais-idosos': 'oso',
  'estudos-e-provas': 'sss',
  viagem: 'sos',
  aniversario: 'sos',
  'culpa-e-arrependimento': 'sss',
  'fe-que-fraqueja': 'sss',
  'fim-de-um-relacionamento': 'sss',
  batismo: 'ss-',
  'casamento-marcado': 'sso',
  'enchente-e-desastre': 'sos',
  'negocio-proprio': 'sss',
  'futuro-conjuge': 'sso',
  'primeiro-dia-de-trabalho': 'sso',
  'audiencia-e-justica': 'ss-',
  professores: 'sos',
  'ter-filhos': 'sss',
  'sustento-e-pao': 'sss',
  'cancer-e-tratamento-longo': 'sos',
  'resultado-de-exame': 'sss',
  'motoristas-e-estrada': 'sso-',
  'moradia-e-aluguel': 'sso',
  'velhice-e-dor-cronica': 'sss',
  'enem-e-vestibular': 'sos',
  'chefe-que-humilha': 'sso',
  'aposentadoria-e-inss': 'sso',
  'culpa-depois-do-perdao': 'sss',
  'parar-de-fumar-ou-de-beber': 'sss',
  'pedir-um-emprego': 'ssss',
  'gratidao-pela-cura': 'sos',
  'gratidao-pela-aprovacao': 'sos',
  'gratidao-pelo-nascimento': 'sso',
  'gratidao-pelo-emprego': 'ssos',
  'gratidao-pela-viagem': 'sso',
  'vespera-do-parto': 'soo',
  'assalto-na-rua': 'sos',
  'prova-do-detran': 'sss',
  'vou-ser-mae': 'ss--',
  'marido-que-so-joga': 'oso',
  'solteira-depois-dos-trinta': 'sss',
  'inauguracao-da-loja': 'sss',
  'abuso-na-infancia': 'sso',
  'assedio-no-trabalho-ou-na-igreja': 'sso',
  'crise-de-panico': 'sos',
  'morar-em-outro-pais': 'sos',
  hiv: 'sss',
  'acidente-de-quem-amo': 'ooo',
  'briga-com-a-comida': 'sos',
  'tenho-catorze-anos': 'sss',
  'saida-da-prisao': 'soo',
  'apostas-e-bets': 'soos',
  'pais-proibem-a-igreja': 'sso',
  alzheimer: 'oso',
  'cuidador-cansado': 'sos',
  'cai-num-golpe': 'sss',
  formatura: 'so-',
  'profissao-de-risco': 'sos',
  'homossexualidade-na-familia': 'soo',
  'primeiro-amor': 'sso',
  'aborto-no-passado': 'sso',
  pornografia: 'soo',
  automutilacao: 'soo',
  tdah: 'sos',
  toc: 'sos',
  impotencia: 'sos',
  menopausa: 'sos',
  burnout: 'sos',
  'hemodialise-e-transplante': 'sos',
  'depois-da-cirurgia': 'soo',
  'viver-com-deficiencia': 'sss',
  'bullying-na-escola': 'soo',
  'filho-que-sai-de-casa': 'oos',
  'gravidez-nao-planejada': 'sos',
  'acusado-sem-culpa': 'sss',
  'raiva-de-deus': 'sss',
  inveja: 'sss',
  'entrevista-de-emprego': 'sss',
  'depois-do-divorcio': 'sss',
  'cura-e-saude': 'sos',
};

const LETTERS: Readonly<Record<string, Voice>> = { s: 'self', o: 'other' };

export const voiceOf = (slug: string, place: number): Voice | null =>
  LETTERS[VOICES[slug]?.[place] ?? ''] ?? null;

const KIN =
  '(?:filh(?:inh|ot)?[oa]s?|net(?:inh)?[oa]s?|menin[oa]s?|bebe|nenem?|criancas?|entead[oa]s?|sobrinh[oa]s?|afilhad[oa]s?|marid[oa]|espos[oa]|mulher|noiv[oa]|namorad[oa]|ex|pai|mae|pais|mamae|papai|mainha|painho|avo|avos|vo|vovo|sogr[oa]s?|padrasto|madrasta|ti[oa]s?|irmao|irma|irmaos|irmas|amig[oa]s?|colegas?|vizinh[oa]s?|cunhad[oa]s?|prim[oa]s?|gen?ro|nora|comadre|compadre|patrao|patroa|chefe|pastor[a]?|professor[a]?)';
/** Somebody is named who the matter is prayed for, or of whom it is told first. */
const FOR_THEM = new RegExp(
  `\\b(?:pel[oa]s?|por|para|pr[ao]s?|d[oa]s?) (?:[oa]s? )?(?:meus?|minhas?|nossos?|nossas?|uma?)? ?${KIN}\\b|^(?:[oa]s? )?(?:meus?|minhas?|nossos?|nossas?|uma?)? ?${KIN}\\b`,
  'u',
);
/** What whoever writes tells of themselves; to want or ask for a prayer is no matter of their own. */
const OF_SELF =
  /\b(?:(?:inveja|ciumes?|saudades?|raiva|magoa|odio|medo) d[aeo]s?|eu (?!quero|queria|preciso|peco|oro|amo)|me (?!ajud|da\b|de\b|ensin|passa|manda|faz|fala)|mim\b|comigo|estou|sou|sinto|tenho (?!um|uma)|perdi|fui|fiquei|vou|briguei|nao falo|fico|meu (?:medo|casamento|coracao))/u;

/** Whose matter is prayed for, as far as the words tell. */
export function voiceAskedFor(typed: string): Voice | null {
  const text = spelledOut(typed).join(' ');
  const isForThem = FOR_THEM.test(text);
  if (OF_SELF.test(text)) return isForThem ? null : 'self';
  return isForThem ? 'other' : null;
}
