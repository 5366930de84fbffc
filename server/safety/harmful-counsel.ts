import type { ConcernTopic } from '#shared/answers/ai.ts';

const word = (choices: string) => `(?<![\\p{L}\\p{M}])(?:${choices})(?![\\p{L}\\p{M}])`;
const WITHIN = '[^.!?\\n]';
const regex = (...parts: readonly string[]) => new RegExp(parts.join(''), 'iu');
const NEGATED = regex(
  word(
    'n[ãa]o|nunca|jamais|ningu[ée]m|nem|nenhum[a]?|sem|cuidado|falso|errado|mentira|desconfie|promessas? de',
  ),
);

const GOD = word('deus|o senhor|jesus|o pai|o esp[íi]rito(?: santo)?|o c[ée]u');
const ILLNESS =
  'c[âa]ncer|tumor|diabetes|depress[ãa]o|ansiedade|doen[çc]as?|enfermidades?|hiv|aids|lepra|press[ãa]o alta|epilepsia|asma|les[ãa]o|dores|dor|mal|paralisia|cegueira|infertilidade|exames?|cirurgia';

/** A prophecy to the reader: what only God could say of their life. */
const SPEAKS_FOR_GOD = [
  regex(
    GOD,
    `\\s+(?:me\\s+|j[áa]\\s+me\\s+|acabou de me\\s+|est[áa] me\\s+)`,
    word(
      'disse|diz|falou|mostrou|revelou|mandou|pediu|dizendo|mostrando|revelando|falando|confirmou',
    ),
    WITHIN,
    '{0,60}',
    word('voc[êe]|sua?s?|te|ti|tua?|teus?'),
  ),
  regex(
    GOD,
    `\\s+(?:est[áa]|quer|manda)\\s+(?:te\\s+|lhe\\s+)?`,
    word('dizendo|falando|dizer|avisando|revelando|mandando|avisar'),
    `(?:\\s+(?:a|para|pra)\\s+voc[êe]|\\s+agora|\\s+hoje|-te|-lhe)?`,
    '\\s*(?::|,|que)',
  ),
  regex(
    GOD,
    '\\s+(?:te|lhe)\\s+',
    word('diz|disse|fala|avisa|manda dizer|revela'),
    '(?:\\s+hoje|\\s+agora)?\\s*(?::|,|que)',
  ),
  regex(
    word('recebi|tenho|trago|vejo|senti|sinto'),
    WITHIN,
    '{0,30}',
    word('palavra (?:prof[ée]tica|de Deus|do Senhor|da parte)|profecia|vis[ãa]o|revela[çc][ãa]o'),
    WITHIN,
    '{0,30}',
    word('voc[êe]|sua?|ti|te|seu'),
  ),
  regex(
    word('profetizo|decreto|declaro prof[ée]tica\\p{L}*|eu declaro|determino'),
    WITHIN,
    '{0,80}',
    word('voc[êe]|sua?s?|tua?s?|teus?|ti|te'),
  ),
  regex(word('(?:diz|fala) o senhor'), WITHIN, '{0,20}', word('voc[êe]|sua?')),
  regex(
    word(
      '[ée] da vontade de Deus que voc[êe]|Deus (?:j[áa] )?(?:escolheu|preparou|separou|reservou) (?:o|a|um|uma) (?:esposo|esposa|marido|mulher|noivo|noiva|var[ãa]o|casa|carro|emprego)',
    ),
    WITHIN,
  ),
];

/** Healing as a certainty, or instead of treatment. */
const PROMISES_HEALING = [
  regex(
    word('deus|jesus|o senhor|ele|a f[ée]|esta ora[çc][ãa]o|a ora[çc][ãa]o'),
    `\\s+(?:j[áa]\\s+|vai\\s+|ir[áa]\\s+|te\\s+|lhe\\s+|o\\s+|a\\s+|com certeza\\s+|certamente\\s+)*`,
    word('cur(?:ou|ar|a|ará|ara)|sar(?:ou|ar|ará)|curar[áa]|sarar[áa]'),
    WITHIN,
    '{0,40}',
    word(`voc[êe]|sua?s?|seus?|tua?s?|te|${ILLNESS}`),
  ),
  regex(
    word(
      'voc[êe]|sua? (?:m[ãa]e|pai|filh[oa]|marido|esposa|av[óôo])|seu (?:pai|filho|marido|irm[ãa]o)',
    ),
    `\\s+(?:j[áa]\\s+)?`,
    word(
      '(?:ser[áa]|est[áa]|vai ser|vai ficar|ficar[áa]|foi) (?:totalmente |completamente )?(?:curad[oa]|sarad[oa]|livre d[aoe])',
    ),
  ),
  regex(
    word('ser[áa]|est[áa]|ficar[áa]|vai ficar|vai ser|foi'),
    '\\s+(?:totalmente |completamente |instantaneamente )?',
    word('curad[oa]s?|sarad[oa]s?'),
  ),
  regex(
    word('a (?:cura|sua cura|tua cura)'),
    WITHIN,
    '{0,30}',
    word(
      'est[áa] garantida|[ée] certa|vir[áa]|chegar[áa]|j[áa] [ée] sua|vai chegar|est[áa] decretada|[ée] sua',
    ),
  ),
];

/** Leaving medicine or treatment. */
const STOPS_TREATMENT = regex(
  word(
    'pare|pode parar|jogue|pode jogar|suspenda|largue|abandone|deixe(?! que)|interrompa|n[ãa]o tome(?! [^.!?\\n]{0,60}(?:por conta pr[óo]pria|sem (?:receita|orienta|indica|falar|perguntar)|de outra pessoa|vencid|com [áa]lcool|mais do que))|n[ãa]o precisa (?:de|mais|tomar)|dispense|pode deixar|pode largar|pode suspender',
  ),
  '[^.!?;,\\n]{0,25}',
  word(
    'rem[ée]dios?|medica(?:[çc][ãa]o|mentos?)|tratamento|m[ée]dicos?|quimio\\p{L}*|insulina|terapia|psic[óo]log[oa]|psiquiatra|antidepressivos?|consultas?',
  ),
);
const KEEPS_TREATMENT =
  /(?<!\p{L})n[ãa]o (?:pare|jogue|suspenda|largue|abandone|deixe|interrompa|dispense)|nunca|jamais|sem (?:falar|conversar|orienta)/iu;

/** Money, work or marriage as what faith or an offering brings. */
const PROMISES_MONEY = [
  regex(
    GOD,
    `\\s+(?:j[áa]\\s+|vai\\s+|ir[áa]\\s+|te\\s+|lhe\\s+)*`,
    word(
      'pag(?:ar|ará|ara|a|ou)|quit(?:ar|ará|ou)|multiplic(?:ar|ará|a)|dobr(?:ar|ará)|triplic(?:ar|ará)|enriquec\\p{L}+|devolver[áa]? (?:em dobro|cem vezes)|depositar[áa]?|dar[áa]?|dar',
    ),
    WITHIN,
    '{0,40}',
    word(
      'd[íi]vidas?|dinheiro|contas?|sal[áa]rio|empresa|neg[óo]cios?|riquezas?|fortuna|milh[ãaõo]\\p{L}*|carro|casa pr[óo]pria|promo[çc][ãa]o|lucro|aluguel|boletos?|financ\\p{L}+',
    ),
  ),
  regex(
    word('oferta|d[íi]zimo|semente|semear|semeie|plante|doe|doa[çc][ãa]o|sacrif[íi]cio'),
    WITHIN,
    '{0,80}',
    word(
      'multiplic\\p{L}+|cem vezes|em dobro|dez vezes|retorno|prosper\\p{L}+|enriquec\\p{L}+|receber[áa] (?:muito|cem|em|o dobro)|colher[áa] (?:muito|cem|dinheiro)|abrir[áa] as portas d',
    ),
  ),
  regex(
    word('voc[êe]|quem [^.!?\\n]{0,30}'),
    '\\s*(?:vai|ir[áa])?\\s*',
    word(
      '(?:ficar[áa]?|ser[áa]?) (?:ric[oa]|milion[áa]ri[oa]|pr[óo]sper[oa])|enriquecer[áa]?|ganhar[áa]? (?:na loteria|muito dinheiro|a causa)',
    ),
  ),
  regex(
    word('voc[êe]|tu'),
    `\\s+`,
    word('vai|ir[áa]|v[ãa]o'),
    WITHIN,
    '{0,15}',
    word(
      '(?:receber|ganhar|conseguir|conquistar) (?:o|a|um|uma|essa?|esse|muito|todo)\\s?(?:emprego|vaga|promo[çc][ãa]o|casa|carro|dinheiro|b[êe]n[çc][ãa]o financeira|heran[çc]a|aumento)',
    ),
    WITHIN,
    '{0,60}',
    word('deus|f[ée]|senhor|semana|m[êe]s|ano|dias?'),
  ),
];

const VIOLENCE =
  'bat(?:e|er|eu|a|endo)|agred\\p{L}+|agress\\p{L}+|viol[êe]n\\p{L}+|apanh\\p{L}+|espanc\\p{L}+|amea[çc]\\p{L}+|maltrat\\p{L}+|abus\\p{L}+|humilh\\p{L}+|machuc\\p{L}+|surra\\p{L}*|tapas?|socos?';
const STAY =
  '(?<!n[ãa]o )fique(?! (?:seguro|segura|longe|em seguran|alerta|atent))|fica(?! (?:muito |mais |t[ãa]o )?(?:agressiv|violent))|permane[çc]a|permanecer|aguent\\p{L}+|suport(?:e|a|ar|ando|e-o)|submet[ae]\\p{L}*|submeter|submiss[ãao]\\p{L}*|n[ãa]o (?:saia|se separe|v[áa] embora|deixe|abandone|largue|denuncie|procure|chame|v[áa] [àa] pol[íi]cia|conte)|n[ãa]o vai [àa]|aceite|tolere|obede[çc]a|volte para (?:casa|ele|ela)|ore em sil[êe]ncio|continue (?:com ele|ao lado|em casa)|cale-se|perdoe e volte';
const HOME =
  'voc[êe]|espos[oa]|marido|mulher|m[ãa]e|filh[oa]s?|casa|lar|casamento|crist[ãa]o?|fam[íi]lia';
const SILENT = 'calad[oa]s?';
/** Bearing violence as a duty. */
const STAYS_IN_DANGER = [
  regex(word(VIOLENCE), WITHIN, '{0,120}', word(STAY)),
  regex(word(STAY), WITHIN, '{0,120}', word(VIOLENCE)),
  // The silent lamb of Isaías 53 is told of nobody at home.
  regex(
    // Looked for once a sentence, from its beginning.
    `(?<!${WITHIN})`,
    `(?=${WITHIN}*${word(VIOLENCE)})`,
    `(?=${WITHIN}*${word(HOME)})`,
    WITHIN,
    '*',
    word(SILENT),
  ),
];
/** Asking nobody for help. */
const FORBIDS_HELP = regex(
  word(
    'n[ãa]o (?:o |a |os )?denuncie|n[ãa]o chame a pol[íi]cia|n[ãa]o (?:v[áa]|procure) (?:[àa]|a) (?:pol[íi]cia|delegacia|justi[çc]a)|n[ãa]o fa[çc]a (?:b\\.?o\\.?|boletim)|n[ãa]o ligue para o (?:180|190|188|100)|n[ãa]o conte a ningu[ée]m|retire a (?:queixa|den[úu]ncia)|n[ãa]o procure ajuda',
  ),
);
const ADDRESSES_CONDITION = /(?<!\p{L})se(?!\p{L})[^.!?]{0,40}voc[êe]/iu;
const HELPS = regex(
  word(
    'proteja|seguran[çc]a|saia|(?:ligue|disque|chame)(?! [^.]{0,10}n[ãa]o)|ajuda|abrigo|n[ãa]o [ée] (?:a )?vontade|n[ãa]o obriga|n[ãa]o precisa|n[ãa]o deve|ningu[ém]|pecado|crime|nunca|nada|nem|nenhuma?|livra|errado|ningu[ée]m|(?<!em )sil[êe]ncio\\.$|violência\\.$|exig\\p{L}+|vontade de Deus\\.|médico|192|190|n[ãa]o significa|n[ãa]o quer dizer|n[ãa]o [ée] |n[ãa]o (?:[oa]s? )?(?:us|serv|justific|autoriz|ped|mand)\\p{L}+',
  ),
);

/** What a sentence does that no answer may do; two of these call for a help line. */
export type Harm = 'promise' | Extract<ConcernTopic, 'violence' | 'health'>;

/** The harm of a sentence that counsels what no answer may counsel, or promises what nobody can. */
export function harmIn(sentence: string): Harm | null {
  const matches = (patterns: readonly RegExp[]) => patterns.some((each) => each.test(sentence));
  if (matches([...SPEAKS_FOR_GOD, ...PROMISES_MONEY, ...PROMISES_HEALING]) && !denies(sentence)) {
    return 'promise';
  }
  if (STOPS_TREATMENT.test(sentence) && !KEEPS_TREATMENT.test(sentence)) return 'health';
  if (FORBIDS_HELP.test(sentence)) return 'violence';
  if (ADDRESSES_CONDITION.test(sentence) && HELPS.test(sentence)) return null;
  return matches(STAYS_IN_DANGER) && !HELPS.test(sentence) ? 'violence' : null;
}

const denies = (sentence: string) => NEGATED.test(sentence) || /\?\s*$/.test(sentence);
