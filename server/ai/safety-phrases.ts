import type { SafetyTopic } from '#shared/ai.ts';

/**
 * Phrases that call for people, not for a text. Each pattern is a sequence of word
 * choices ("a|b c|d") in folded spelling; up to `gap` other words may stand between two.
 * `unless` names what follows when the words mean something else ("morrer para o pecado").
 */
export type Phrase = Readonly<{ topic: SafetyTopic; words: string; gap?: number; unless?: RegExp }>;

const WISH =
  'quero|queria|querendo|quis|vou|vontade|penso|pensei|pensando|pensar|pensamento|pensamentos|desejo|tentei|tentar|planejo|preciso|prefiro|preferia|devia|deveria|melhor|afim';
const SPIRITUAL_DEATH =
  /^(?:(?:para|pro|pra|com|em|por|no|a)\s+)+(?:o\s+|os\s+|a\s+|meu\s+|minha\s+)*(?:pecados?|mundo|cristo|jesus|eu|mim|carne|ego|velho|deus|senhor|evangelho)/;
/** A life one may well give up. */
const OTHER_LIFE =
  /^(?:(?:de|do|no|em|na)\s+)?(?:crista|crente|pecado|pecados|velha|mundo|mundana|religiosa|ministerial|solteir|passada|antiga|vicio|vicios|mentira|erro|errada|corrida|sexual|financeira|amorosa|promiscua|dupla)/;
const SOMEONE =
  'marido|esposo|esposa|mulher|namorado|namorada|noivo|companheiro|companheira|pai|mae|padrasto|madrasta|irmao|irma|filho|filha|tio|tia|avo|primo|ele|ela|ex|patrao|chefe|pastor|lider|vizinho|homem|cara|professor';

const selfHarm = (words: string, gap = 1, unless?: RegExp): Phrase => ({
  topic: 'self-harm',
  words,
  gap,
  ...(unless ? { unless } : {}),
});
const violence = (words: string, gap = 2): Phrase => ({ topic: 'violence', words, gap });
const emergency = (words: string, gap = 2): Phrase => ({ topic: 'emergency', words, gap });

export const PHRASES: readonly Phrase[] = [
  selfHarm(
    'suicidio|suicidios|suissidio|suisidio|suicidiu|suicidar|suicida|suicidas|suicidou|suicido|suicidando|suicidei',
    0,
  ),
  selfHarm('automutilacao|automutilar|automutilo|automutilando', 0),
  selfHarm(
    `${WISH} me|eu|mim matar|mata|enforcar|cortar|machucar|ferir|mutilar|envenenar|matando`,
    2,
  ),
  selfHarm('me mato|corto|cortei|cortando|mutilo|enforco|enforcar|mutilar', 0),
  selfHarm('matar eu|me|mim mesmo|mesma', 1),
  selfHarm(
    'tirar|tiro|acabar|acabo|terminar|encerrar|fim|desistir|abreviar minha|propria|essa|desta|dessa vida|existencia',
    2,
    OTHER_LIFE,
  ),
  selfHarm(`${WISH} desistir da|de vida|viver`, 1, OTHER_LIFE),
  selfHarm('desisti|desisto da|de vida|viver', 1, OTHER_LIFE),
  selfHarm(`quero|queria|vou|vontade|preciso acabar|terminar tudo|vida|sofrimento`, 3, OTHER_LIFE),
  selfHarm(`${WISH} dar|por|colocar|botar fim tudo|nisso|vida|sofrimento`, 2, OTHER_LIFE),
  selfHarm(`${WISH} morrer|morto|morta|morre`, 2, SPIRITUAL_DEATH),
  selfHarm(`quero|queria|vontade|desejo sumir|desaparecer`, 2),
  selfHarm('nao quero|queria|aguento|consigo|suporto|desejo mais viver|existir|vida', 3),
  selfHarm('nao quero|queria|aguento|consigo|suporto viver|existir', 1),
  selfHarm(
    'nao vale|vejo|tenho|ha|existe|encontro|acho pena|sentido|motivo|razao|vontade|graca|motivos viver|vida|existir',
    3,
  ),
  selfHarm('sem vontade|motivo|razao|sentido viver|existir', 1),
  selfHarm('perdi|perdendo|perdeu|acabou vontade|gosto|sentido|razao viver|vida|existir', 2),
  selfHarm('cansei|cansado|cansada|exausto|exausta|farto|farta|cheio|cheia viver|existir', 2),
  selfHarm('cansei|cansado|cansada|farto|farta dessa|desta|minha|da vida', 1, OTHER_LIFE),
  selfHarm('nao queria|quero|deveria|devia ter nascido|acordar|acordado', 2),
  selfHarm('queria|preferia|melhor nunca|nao ter nascido', 1),
  selfHarm('queria|quero|vontade dormir nunca|nao mais|acordar', 2),
  selfHarm('ninguem sentiria|sentira|sentir|notaria|ligaria|liga falta|morresse|morrer|sumisse', 2),
  selfHarm('melhor|melhores|felizes|bem sem me', 3),
  selfHarm('cortar|cortei|corto|cortando os|meus|o pulso|pulsos|bracos|braco', 1),
  selfHarm('pular|jogar|saltar|atirar ponte|predio|janela|viaduto|trilho|trilhos|sacada', 3),
  selfHarm('tomar|tomei|beber|bebi|ingerir|engolir veneno|chumbinho|soda|raticida', 2),
  selfHarm(
    'tomar|tomei|ingeri|engoli todos|muitos|varios|cartela|caixa|monte remedios|remedio|comprimidos|calmantes',
    2,
  ),
  selfHarm('ir|partir|sair embora|desse|deste|desta|dessa mundo|vida', 2, /^nova/),
  selfHarm('dar|dei|tiro|bala minha|na|propria cabeca', 2),
  selfHarm('carta|bilhete despedida', 1),
  selfHarm('vida nao|perdeu|sem faz|tem|sentido|vale mais|sentido|pena', 1),

  violence(
    `${SOMEONE} me|mim bate|bateu|batia|bater|batendo|agride|agrediu|agredir|espanca|espancou|ameaca|ameacou|ameacando|ameacava|estuprou|estupra|abusa|abusou|abusava|violentou|tranca|trancou|prende|machuca|machucou|empurra|empurrou|enforcou|estrangulou|persegue|perseguindo|obriga|obrigou|forca|forcou|toca|tocou|tocava|chuta|chutou|soca|socou|humilha|matar|esfaqueou|assedia|assediou|molesta|molestou|queimou|esganou`,
    3,
  ),
  violence(
    `${SOMEONE} abusa|abusou|abusava|bate|bateu|judia|judiou|aproveita|aproveitou de|em me`,
    2,
  ),
  violence(
    'me bate|bateu|espanca|espancou|estuprou|estupra|violentou|agride|agrediu|esganou|molestou',
    0,
  ),
  violence('apanho|apanhei|apanhando|apanhava do|da|dele|dela|de|em', 0),
  violence('levei|levo|levando tapa|soco|surra|chute|murro|facada|tiro', 2),
  violence(
    'fui|sofri|sofro|sofrendo|sou|estou|vivo|vitima|era abuso|abusos|abusada|abusado|violencia|violentada|violentado|estuprada|estuprado|estupro|agredida|agredido|agressao|agressoes|espancada|espancado|ameacada|ameacado|molestada|molestado|assediada|assediado|estuprar',
    3,
  ),
  violence(
    `quero|queria|vou|vontade|penso|pensando|pensei|planejo|planejando matar|esfaquear|espancar|envenenar|assassinar|atirar ${SOMEONE}|alguem|todos|todo|meu|minha|eles|elas|gente|pessoas|pessoa|aquele|aquela|desgracado`,
    1,
  ),
  violence(
    `${SOMEONE}|alguem|pessoa abusa|abusou|abusava|abusando|estuprou|estupra|molestou|molesta|espanca|espancou minha|meu|da|do|dela|dele filha|filho|irma|irmao|neta|neto|enteada|sobrinha|crianca|mae|filhos|criancas`,
    2,
  ),
  violence(
    'filha|filho|crianca|menina|menino|enteada|enteado|neta|neto|aluna|aluno|bebe foi|esta|sofre|sendo|sofreu abusada|abusado|estuprada|estuprado|molestada|molestado|violentada|espancada|espancado|abuso|agredida|agredido',
    2,
  ),
  violence('abuso|violencia sexual|domestica', 0),
  violence('tenho|estou|sinto medo dele|marido|esposo|companheiro|namorado|padrasto', 3),

  emergency(
    'infarto|infartando|infartei|infartado|avc|derrame|convulsao|convulsionando|overdose|hemorragia agora|estou|tendo|esta|socorro|acho|forte',
    3,
  ),
  emergency(
    'estou|to|tendo|tive|acho|sinto|teve infarto|infartando|avc|derrame|convulsao|overdose|hemorragia',
    3,
  ),
  emergency('dor|dores|aperto peito forte|braco|agora|ar|estou|falta|muito|suor|horas', 4),
  emergency('estou|to|sinto|sentindo|com dor|dores|aperto peito', 2),
  emergency('nao consigo|conseguindo|consegue respirar', 1),
  emergency('falta de ar', 0),
  emergency('sangrando|sangrar|sangramento muito|nao|parar|forte|sem', 3),
  emergency('vou|acho|quase|estou desmaiar|desmaiando|desmaiei', 1),
  emergency('nao respira|acorda|responde|reage socorro|desmaiou|caiu|ajuda', 6),
  emergency('caiu|esta|ficou inconsciente|desacordado|desacordada|desmaiado|desmaiada', 2),
];
